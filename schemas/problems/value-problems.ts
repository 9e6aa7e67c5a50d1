// Keys and values that do not fit their schema, or that contradict others.

import type { ProblemEntry } from './problem-entry.ts'

const file = 'pages/about.yaml'
const page = 'title: About\ndescription: Who we are and what we make.\n'
const text = (id: string, content: string) => `  - { id: ${id}, type: text, content: ${content} }\n`
export const valueProblems = {
  'missing-key': {
    what: 'A required key is missing.',
    why: 'The page cannot be made without its value.',
    remedy: 'Add the key. The message says what its value is.',
    example: { file, wrong: 'description: Who we are and what we make.\n', right: page },
  },
  'unknown-key': {
    what: 'The file has a key that Libretto does not know in this place.',
    why: 'A misspelt key would be ignored silently, and its value would not show anywhere.',
    remedy:
      'Correct the name, or remove the key. Front matter may have keys of your own: see `extraKeys` in site.yaml.',
    example: { file, wrong: `${page}keyword: [voice]\n`, right: `${page}keywords: [voice]\n` },
  },
  'renamed-key': {
    what: 'A key has another name since a newer version of Libretto.',
    why: 'Libretto reads the old name until the date of the message. Then the key is not known any more.',
    remedy: 'Run `libretto upgrade`, which writes the new name and changes nothing else.',
    example: { none: 'no key has a new name so far' },
  },
  'old-libretto': {
    what: 'The site needs a newer Libretto than this one: `minimum` in site.yaml says which.',
    why: 'The site has keys or blocks that this version does not know, and would lack them or be refused.',
    remedy: 'Update Libretto in the folder of the site, or lower `minimum` if an older version suffices.',
    example: {
      file: 'site.yaml',
      wrong: 'name: Meridian\nurl: https://meridian.example.com\nminimum: "99.0"\n',
      right: 'name: Meridian\nurl: https://meridian.example.com\nminimum: "0.1"\n',
    },
  },
  'two-names': {
    what: 'Front matter has the same key under two names, such as `date` and `publishedAt`.',
    why: 'Only one of the two values can be meant.',
    remedy: 'Keep one of the two keys.',
    example: {
      file: 'blog/first.md',
      wrong: '---\ntitle: First\ndate: 2026-05-01\npublishedAt: 2026-05-02\n---\n\nHello.\n',
      right: '---\ntitle: First\npublishedAt: 2026-05-02\n---\n\nHello.\n',
    },
  },
  'bad-type': {
    what: 'A value has the wrong type, such as a text where a list belongs.',
    why: 'YAML guesses types from the way a value is written, and the field needs another one.',
    remedy: 'Write the value as the message says: in quotes for text, in brackets or with hyphens for a list.',
    example: { file, wrong: `${page}keywords: voice\n`, right: `${page}keywords: [voice]\n` },
  },
  'bad-value': {
    what: 'A value has the right type, but the field does not accept it.',
    why: 'The field has a set of values, a range or a form that the value is not in.',
    remedy: 'Choose a value that the message lists.',
    example: { file, wrong: `${page}status: finished\n`, right: `${page}status: published\n` },
  },
  'bad-slug': {
    what: 'The address that follows from the name of a file, or from a title, is not a valid one.',
    why: 'Addresses are lower-case words with hyphens, so that people can type them and every host serves them.',
    remedy: 'Rename the file, or set `slug`.',
    example: { file: 'pages/About_us.yaml', wrong: page, right: `${page}slug: about-us\n` },
  },
  'duplicate-id': {
    what: 'Two things have the same id.',
    why: 'Links to the id can lead to one of them only.',
    remedy: 'Give one of them another id.',
    example: {
      file,
      wrong: `${page}blocks:\n${text('story', 'One.')}${text('story', 'Two.')}`,
      right: `${page}blocks:\n${text('story', 'One.')}${text('team', 'Two.')}`,
    },
  },
  'reserved-id': {
    what: 'A block has the id of a part that every page has.',
    why: 'Links to this id would lead to the other part.',
    remedy: 'Give the block another id.',
    example: {
      file,
      wrong: `${page}blocks:\n${text('page-contents', 'One.')}`,
      right: `${page}blocks:\n${text('story', 'One.')}`,
    },
  },
  'duplicate-value': {
    what: 'A list has the same value twice.',
    why: 'Visitors choose from the list, and could not tell the two apart.',
    remedy: 'Remove one of them.',
    example: {
      file: 'data/job-types.yaml',
      wrong: '- Volunteer\n- Volunteer\n',
      right: '- Volunteer\n',
    },
  },
  'missing-target': {
    what: 'A block or an item names a category or another value that nothing has.',
    why: 'The list that it filters would be empty.',
    remedy: 'Correct the name, or give it to an item of the list.',
    example: {
      file,
      wrong: `${page}blocks:\n  - { id: questions, type: faq, data: { category: Price } }\n`,
      right: `${page}blocks:\n  - { id: questions, type: faq, data: { category: Prices } }\n`,
      beside: {
        'data/faqs.yaml': '- { id: cost, question: What does it cost?, answer: Nothing., category: Prices }\n',
      },
    },
  },
  'unknown-block-type': {
    what: 'A block has a type that neither Libretto nor the site has.',
    why: 'The page shows a message in place of the block.',
    remedy: 'Correct the type, or write the block in the folder of custom code.',
    example: {
      file,
      wrong: `${page}blocks:\n  - { id: story, type: txt, content: One. }\n`,
      right: `${page}blocks:\n${text('story', 'One.')}`,
    },
  },
  'unknown-widget': {
    what: 'A text block names a widget that does not exist.',
    why: 'The page shows the text of the block only.',
    remedy: 'Correct the name in `data.component`.',
    example: {
      file,
      wrong: `${page}blocks:\n  - { id: find, type: text, data: { component: HelpSerch } }\n`,
      right: `${page}blocks:\n  - { id: find, type: text, data: { component: HelpSearch } }\n`,
    },
  },
  'unknown-claim': {
    what: 'A text refers to a claim that `data/claims.yaml` does not have.',
    why: 'The page would have no figure in this place.',
    remedy: 'Correct the id, or add the claim.',
    example: {
      file,
      wrong: `${page}blocks:\n${text('story', '"We serve {claim:contries} countries."')}`,
      right: `${page}blocks:\n${text('story', '"We serve {claim:countries} countries."')}`,
      beside: {
        'data/claims.yaml':
          '- { id: countries, label: Countries, value: "42", description: Countries with our cables. }\n',
      },
    },
  },
  'unknown-article': {
    what: 'An article names a related article that does not exist, is not published, or is the article itself.',
    why: 'The list of related articles would have a dead link.',
    remedy: 'Correct the id, publish the other article first, or remove the line.',
    example: {
      file: 'help/sound.md',
      wrong: '---\ntitle: Sound\nrelatedArticles: [vidio]\n---\n\nTurn up the volume.\n',
      right: '---\ntitle: Sound\nrelatedArticles: [video]\n---\n\nTurn up the volume.\n',
      beside: { 'help/video.md': '---\ntitle: Video\n---\n\nOpen the cover.\n' },
    },
  },
  'unknown-word': {
    what: '`strings.yaml` has a word that the interface does not use.',
    why: 'A misspelt name would leave the standard word in place.',
    remedy: 'Correct the name. The words and their groups are listed in `site/strings/` of Libretto.',
    example: { file: 'strings.yaml', wrong: 'serch: Find\n' },
  },
  untranslated: {
    what: 'The site has a language for which Libretto has no words of its own.',
    why: 'Buttons and labels stay English between texts of the other language.',
    remedy: 'Write the words of the interface into `strings.yaml`.',
    example: {
      file: 'site.yaml',
      wrong: 'name: Example\nurl: https://example.com\nlanguage: nl\n',
      right: 'name: Example\nurl: https://example.com\nlanguage: de\n',
    },
  },
  'unlisted-language': {
    what: 'A folder has content in a language that `languages` in `site.yaml` does not list, or lists first.',
    why: 'Nothing in the folder is built.',
    remedy: 'Add the language to `languages`, or move the files. The first language has no folder of its own.',
    example: {
      file: 'site.yaml',
      wrong: 'name: Example\nurl: https://example.com\n',
      right: 'name: Example\nurl: https://example.com\nlanguages: [en, de]\n',
      beside: { 'de/pages/home.yaml': 'title: Start\ndescription: Wer wir sind.\n' },
    },
  },
  'missing-translation': {
    what: 'A file has no translation into one of the languages of the site.',
    why: 'Pages of that language link to the original, or show a list that is not translated.',
    remedy: "Write the file at the same path below the language's folder.",
    example: { none: 'only `libretto languages` reports it' },
  },
  'outdated-translation': {
    what: 'The original was committed after its translation.',
    why: 'The translation may not say what the original says now.',
    remedy: 'Translate what is new. If nothing is, commit the translation with any change.',
    example: { none: 'only `libretto languages` reports it' },
  },
  'read-time': {
    what: 'The `readTime` of an article differs from the time that its text takes.',
    why: 'The text was changed after the number was written.',
    remedy: 'Remove `readTime`: it is counted.',
    example: {
      file: 'blog/first.md',
      wrong: '---\ntitle: First\npublishedAt: 2026-05-01\nreadTime: 9\n---\n\nHello.\n',
      right: '---\ntitle: First\npublishedAt: 2026-05-01\n---\n\nHello.\n',
    },
  },
  'path-parameter': {
    what: 'The path of an endpoint and its `parameters` do not name the same values.',
    why: 'The explorer asks for the described values only, and `openapi.json` would not be valid.',
    remedy: 'Describe each name in braces as a parameter with `in: path`, and no other.',
    example: { file: 'data/endpoints.yaml', wrong: endpointWith('call'), right: endpointWith('id') },
  },
  'file-size': {
    what: 'The `size` of a download differs from the size of its file.',
    why: 'The file was replaced after the size was written.',
    remedy: 'Remove `size`: it is measured.',
    example: {
      file: 'data/downloads.yaml',
      wrong: downloadOf('size: 3 MB, '),
      right: downloadOf(''),
      beside: { 'assets/tool.txt': 'A small tool.\n' },
    },
  },
} satisfies Record<string, ProblemEntry>

function endpointWith(parameter: string): string {
  return (
    '- { id: getCall, method: GET, path: "/v1/calls/{id}", summary: Get a call, description: One call.,\n' +
    `    category: calls, parameters: [{ name: ${parameter}, in: path, type: string, description: The call. }],\n` +
    '    responses: [{ status: 200, description: The call. }] }\n'
  )
}

function downloadOf(size: string): string {
  return (
    `- { id: tool, name: Tool, version: "1.0", description: Finds faults., platform: [Linux],\n` +
    `    downloadUrl: /assets/tool.txt, ${size}category: tools }\n`
  )
}

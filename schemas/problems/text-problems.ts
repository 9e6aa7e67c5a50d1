// Markdown that a page would show in another way than its writer meant, and what search engines show of a page.

import type { ProblemEntry } from './problem-entry.ts'

const file = 'help/sound.md'
const help = (text: string) => `---\ntitle: Sound\n---\n\n${text}\n`

export const textProblems = {
  placeholder: {
    what: 'A text begins with `TODO:`, `TBD` or `FIXME`, or has Latin filler text.',
    why: 'Files that `libretto new` writes have such texts, and visitors must not read them.',
    remedy: 'Write the text.',
    example: { file, wrong: help('TODO: say how.'), right: help('Turn up the volume.') },
  },
  'raw-html': {
    what: 'A text has HTML that is left out or shown as text.',
    why: 'Content is never run and does not change the look of its page, so a list says which HTML a text may have.',
    remedy: 'Write it in Markdown, or as inline code if readers are meant to see the tags.',
    example: { file, wrong: help('Press <b class="key">Start</b>.'), right: help('Press <kbd>Start</kbd>.') },
  },
  'title-in-text': {
    what: 'A text has a heading of the first level.',
    why: 'The page shows its title above the text already, so it would have two.',
    remedy: 'Remove the heading, or begin it with `## `.',
    example: { file, wrong: help('# Volume\n\nTurn it up.'), right: help('## Volume\n\nTurn it up.') },
  },
  'heading-level': {
    what: 'A heading skips a level.',
    why: 'Screen readers announce levels. The page shows the heading one level below the previous one.',
    remedy: 'Use one `#` more than in the heading above.',
    example: { file, wrong: help('## Volume\n\n#### Up'), right: help('## Volume\n\n### Up') },
  },
  'heading-id': {
    what: 'A heading ends with an id in braces that is malformed, or that its page has already.',
    why: 'The heading has an id that follows from its words then, and links to the other one do not lead to it.',
    remedy: 'Write `{#own-id}`, with letters, digits, `-`, `_`, `.` and `:`, and give each heading another id.',
    example: { file, wrong: help('## Volume {#turn up}'), right: help('## Volume {#turn-up}') },
  },
  'open-code': {
    what: 'A code fence is not closed, or the line that is to close it has words behind its fence.',
    why: 'Everything down to the next fence, or to the end of the text, becomes code.',
    remedy: 'Add a line with the same fence after the code, and nothing behind it.',
    example: { file, wrong: help('```sh\nalsamixer'), right: help('```sh\nalsamixer\n```') },
  },
  'unknown-language': {
    what: 'A code fence names a language that is not known.',
    why: 'The code is shown without colours.',
    remedy: 'Correct the name, or write `text`.',
    example: { file, wrong: help('```shel\nalsamixer\n```'), right: help('```shell\nalsamixer\n```') },
  },
  'plain-code': {
    what: 'A piece of code is too long for colours.',
    why: 'Highlighting takes longer than the rest of the build when code is very long.',
    remedy: 'Show a part of the code, or remove the language after the fence.',
    example: { none: 'the code would fill this page many times' },
  },
  'missing-alt': {
    what: 'A picture has no text in its brackets.',
    why: 'Screen readers read this text to people who do not see the picture.',
    remedy: 'Say between the brackets what the picture shows.',
    example: {
      file,
      wrong: help('![](/assets/cable.svg)'),
      right: help('![A cable with two plugs](/assets/cable.svg)'),
      beside: { 'assets/cable.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>\n' },
    },
  },
  'unknown-reference': {
    what: 'A text has a link `[sound][1]` or a footnote `sound[^1]`, and no definition `[1]: …` or `[^1]: …`.',
    why: 'It is neither a link nor a footnote then, and readers see the brackets.',
    remedy:
      'Add the definition, or write the address of a link in parentheses. With `\\[` the brackets mean themselves.',
    example: {
      file,
      wrong: help('Read about [cables][1].'),
      right: help('Read about [cables][1].\n\n[1]: https://example.com/cables'),
    },
  },
  'unused-footnote': {
    what: 'A text defines a footnote `[^1]: …` that it does not refer to, or defines it twice.',
    why: 'A page shows the footnotes that its text refers to, each once, so nobody reads this one.',
    remedy: 'Write `[^1]` behind the words that it is about, give it another name, or take it out.',
    example: {
      file,
      wrong: help('Cables wear out.\n\n[^1]: After ten years.'),
      right: help('Cables wear out.[^1]\n\n[^1]: After ten years.'),
    },
  },
  'table-cells': {
    what: 'A row of a table has more cells than the head.',
    why: 'A table has the columns of its head, so the page does not show the last cells of the row.',
    remedy: 'Write `\\|` for a pipe inside a cell, also in code, or give the head as many cells.',
    example: {
      file,
      wrong: help('| Sign | Means |\n| --- | --- |\n| `a || b` | or |'),
      right: help('| Sign | Means |\n| --- | --- |\n| `a \\|\\| b` | or |'),
    },
  },
  'curly-quotes': {
    what: 'A value stands in curly quotes, which become a part of the text.',
    why: 'YAML knows straight quotes only.',
    remedy: 'Write straight quotes, or none.',
    example: {
      file,
      wrong: '---\ntitle: “Sound”\n---\n\nTurn up the volume.\n',
      right: help('Turn up the volume.'),
    },
  },
  'unknown-directive': {
    what: 'A line begins with `:::` and a name that is no directive.',
    why: 'The line is shown as text.',
    remedy: 'Correct the name. The message lists the directives.',
    example: { file, wrong: help(':::hint\nTurn it up.\n:::'), right: help(':::tip\nTurn it up.\n:::') },
  },
  'directive-form': {
    what: 'A directive is not closed, lacks a part, or has something behind its name.',
    why: 'Its lines are shown as text, or without the form that was meant.',
    remedy: 'Write the title in brackets, close with as many colons, and give an outer directive more colons.',
    example: {
      file,
      wrong: help(':::tip Louder\nTurn it up.'),
      right: help(':::tip[Louder]\nTurn it up.\n:::'),
    },
  },
  'directive-attribute': {
    what: 'A directive has an attribute that it does not take.',
    why: 'The attribute has no effect.',
    remedy: 'Remove the attribute. A title stands in brackets.',
    example: {
      file,
      wrong: help(':::tip{title=Louder}\nTurn it up.\n:::'),
      right: help(':::tip[Louder]\nTurn it up.\n:::'),
    },
  },
  'unknown-callout': {
    what: 'A quote begins with a callout such as `[!NOTE]` that does not exist, or that does not stand alone.',
    why: 'The quote stays a quote, with the brackets in its text.',
    remedy: 'Correct the name, and begin the text in the next line.',
    example: { file, wrong: help('> [!HINT]\n> Turn it up.'), right: help('> [!TIP]\n> Turn it up.') },
  },
  'markdown-size': {
    what: 'A text, or one of its lists, tables, paragraphs or lines, is larger than Markdown may be.',
    why: 'Some steps take quadratic time, so that a large table would stop the build.',
    remedy: 'Split it into several.',
    example: { none: 'it takes more than 1 MiB of text, or 10,000 items of a list' },
  },
  'markdown-nesting': {
    what: 'Quotes, lists and emphasis are nested too deeply.',
    why: 'No page can show so many levels, and deeper texts overflow the stack.',
    remedy: 'Flatten the structure.',
    example: { none: 'it takes more than 64 levels' },
  },
  'markdown-time': {
    what: 'The parser `remark` has not finished a text within 30 seconds.',
    why: 'Long runs of brackets, stars and backticks take it quadratic time.',
    remedy: 'Remove such runs, or build with the standard parser, `--markdown-parser satteri`.',
    example: { none: 'it takes half a minute' },
  },
  'duplicate-title': {
    what: 'Two pages have the same title.',
    why: 'Search results and browser tabs show the title, and readers could not tell the two apart.',
    remedy: 'Give every page a title of its own.',
    example: {
      file: 'pages/about.yaml',
      wrong: 'title: Home\ndescription: Who we are and what we make.\n',
      right: 'title: About\ndescription: Who we are and what we make.\n',
    },
  },
  'missing-description': {
    what: 'A page has no description.',
    why: 'Search engines and link previews show some other words of the page in its place.',
    remedy: 'Add `description`: one sentence of 50 to 160 characters.',
    example: {
      file: 'pages/about.yaml',
      wrong: 'title: About\n',
      right: 'title: About\ndescription: Who we are and what we make.\n',
    },
  },
  'long-title': {
    what: 'A title has more than 70 characters.',
    why: 'Search results cut it.',
    remedy: 'Say it in fewer words.',
    example: {
      file,
      wrong:
        '---\ntitle: Everything that you can do when nobody in the call hears anything any more\n---\n\nTurn it up.\n',
      right: '---\ntitle: When nobody hears anything\n---\n\nTurn it up.\n',
    },
  },
  'long-description': {
    what: 'A description has more than 160 characters.',
    why: 'Search results cut it.',
    remedy: 'Keep to one sentence.',
    example: {
      file: 'pages/about.yaml',
      wrong: `title: About\ndescription: >-\n  ${'Who we are and what we make for you. '.repeat(5)}\n`,
      right: 'title: About\ndescription: Who we are and what we make.\n',
    },
  },
  'date-order': {
    what: 'An article was changed last before it was published.',
    why: 'Readers, feeds and search engines are shown both days.',
    remedy: 'Write the day of the last change as `updatedAt`, or leave it out.',
    example: {
      file: 'blog/first.md',
      wrong: '---\ntitle: First\npublishedAt: 2026-05-01\nupdatedAt: 2025-05-02\n---\n\nHello.\n',
      right: '---\ntitle: First\npublishedAt: 2026-05-01\nupdatedAt: 2026-05-02\n---\n\nHello.\n',
    },
  },
} satisfies Record<string, ProblemEntry>

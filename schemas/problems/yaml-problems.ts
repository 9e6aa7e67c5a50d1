// YAML or CSV that is malformed, or that says something else than its writer meant.

import type { ProblemEntry } from './problem-entry.ts'

const file = 'pages/about.yaml'
const rest = 'description: Who we are and what we make.\n'
const right = `title: About\n${rest}`

export const yamlProblems = {
  'csv-syntax': {
    what: 'A line of `redirects.csv` cannot be read.',
    why: 'Where its cells begin and end, or what its columns are, is not clear.',
    remedy: 'Name the columns `from,to` or `from,to,status` in the first line, and quote cells that have a comma.',
    example: {
      file: 'redirects.csv',
      wrong: 'from,target\n/timetable,/\n',
      right: 'from,to\n/timetable,/\n',
    },
  },
  'yaml-syntax': {
    what: 'The file is not valid YAML.',
    why: 'Nothing behind the mistake can be read reliably.',
    remedy: 'Correct the line of the message. Quote values that have a colon, a hash or a quote in them.',
    example: { file, wrong: `title: About: the team\n${rest}`, right: `title: "About: the team"\n${rest}` },
  },
  'yaml-documents': {
    what: 'The file holds more than one YAML document.',
    why: 'A file is one page, one list or one record, so a second document has no place.',
    remedy: 'Remove the line `---` in the middle, or move what follows it to a file of its own.',
    example: { file, wrong: `title: About\n---\n${rest}`, right },
  },
  'yaml-alias': {
    what: 'A value begins with `*`, which YAML reads as the name of an anchor, and there is no such anchor.',
    why: 'The value is unknown.',
    remedy: 'Quote the value if the text begins with a star. Otherwise define the anchor first.',
    example: { file, wrong: `title: *About*\n${rest}`, right: `title: "*About*"\n${rest}` },
  },
  'yaml-aliases': {
    what: 'The file has more than 100 aliases, or aliases that expand to more than 1,000 values.',
    why: 'Aliases of aliases multiply: a small file can fill the memory.',
    remedy: 'Write the values out.',
    example: { none: 'it takes more than 100 aliases' },
  },
  'yaml-cycle': {
    what: 'An alias refers to a value that contains the alias.',
    why: 'The value would have no end.',
    remedy: 'Write the value out.',
    example: { file, wrong: `${right}keywords: &words [voice, *words]\n`, right: `${right}keywords: [voice]\n` },
  },
  'yaml-anchor': {
    what: 'A text begins with `&`, which YAML reads as an anchor, and no alias refers to it.',
    why: 'The word behind `&` is not part of the text.',
    remedy: 'Quote the value if the text begins with `&`. Otherwise remove the anchor.',
    example: { file, wrong: `title: &About us\n${rest}`, right: `title: "&About us"\n${rest}` },
  },
  'yaml-tag': {
    what: 'A value has a YAML tag such as `!!str` or `!date`.',
    why: 'The schema of each field decides its type, and tags of programs could run code.',
    remedy: 'Remove the tag. Quote the value if it is text.',
    example: { file, wrong: `title: !!str 2026\n${rest}`, right: `title: "2026"\n${rest}` },
  },
  'yaml-key': {
    what: 'A key is a list or a mapping.',
    why: 'Fields have names, and a name is plain text.',
    remedy: 'Write the key as a word.',
    example: { file, wrong: `[title]: About\n${rest}`, right },
  },
  'yaml-forbidden-key': {
    what: 'A key has a name that JavaScript keeps for itself: `__proto__`, `constructor` or `prototype`.',
    why: 'Such keys are a known way to attack programs that read YAML.',
    remedy: 'Choose another name.',
    example: { file, wrong: `${right}constructor: Ada\n`, right },
  },
  'yaml-merge-key': {
    what: 'The file uses the merge key `<<`.',
    why: 'YAML 1.2 has no merge keys, so programs disagree about what they mean.',
    remedy: 'Write the keys out.',
    example: { file, wrong: `<<: { title: About }\n${rest}`, right },
  },
  'yaml-control-character': {
    what: 'The file or a text in it holds a control character, or a key has an invisible character in it.',
    why: 'Some programs stop reading at control characters, and a key with an invisible character is another key.',
    remedy: 'Remove the character at the place of the message.',
    example: { file, wrong: `title: "About\\u0007"\n${rest}`, right },
  },
  'yaml-surrogate': {
    what: 'A text has half of a character, written as an escape such as `\\uD83D`.',
    why: 'Half of a character cannot be stored in UTF-8.',
    remedy: 'Write the character itself instead of the escape.',
    example: { file, wrong: `title: "About \\uD83D"\n${rest}`, right: `title: About 📞\n${rest}` },
  },
  'yaml-comment': {
    what: 'A value without quotes has a space and `#` in it, with no space after the `#`.',
    why: 'YAML reads the rest of the line as a comment, so `Boat #1 of 3` would be published as `Boat`.',
    remedy: 'Quote the whole value. If it is a comment, put a space after the `#`.',
    example: { file, wrong: `title: About boat #1\n${rest}`, right: `title: "About boat #1"\n${rest}` },
  },
  'folded-text': {
    what: 'YAML joins the lines of a Markdown text: items of a list, rows of a table or paragraphs become one.',
    why: 'After `>`, or in one of several lines without `|`, a line break is a space, and an empty line a line break.',
    remedy: 'Write `|` in place of `>`, or after the key.',
    example: {
      file,
      wrong: `${right}blocks:\n  - id: bring\n    type: text\n    content: >\n      - a ticket\n      - a coat\n`,
      right: `${right}blocks:\n  - id: bring\n    type: text\n    content: |\n      - a ticket\n      - a coat\n`,
    },
  },
  'yaml-number': {
    what: 'A number would change when YAML reads it: it has a leading zero, too many digits or no end.',
    why: 'Postal codes, phone numbers and ids would be published with other digits.',
    remedy: 'Quote the value if it is text.',
    example: { file, wrong: `title: 007\n${rest}`, right: `title: "007"\n${rest}` },
  },
  'yaml-nesting': {
    what: 'Values are nested deeper than 64 levels.',
    why: 'No schema has so many levels, and deeper files overflow the stack.',
    remedy: 'Flatten the structure.',
    example: { file, wrong: `${right}keywords: ${'['.repeat(65)}${']'.repeat(65)}\n`, right },
  },
  'yaml-directive': {
    what: 'The file has a YAML directive, a line that starts with `%`.',
    why: 'Directives change how the whole file is read.',
    remedy: 'Remove the line.',
    example: { file, wrong: `%YAML 1.1\n---\n${right}`, right },
  },
} satisfies Record<string, ProblemEntry>

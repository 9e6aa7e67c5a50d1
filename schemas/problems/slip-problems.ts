// Lines of a text that look like something else, and formulas and diagrams that cannot be drawn.

import type { ProblemEntry } from './problem-entry.ts'

const file = 'help/sound.md'
const help = (text: string) => `---\ntitle: Sound\n---\n\n${text}\n`

export const slipProblems = {
  'looks-like-heading': {
    what: 'A line begins with `#` and makes no heading.',
    why: 'Markdown wants an ordinary space behind the signs. Readers would see them.',
    remedy: 'Write a space behind the signs.',
    example: { file, wrong: help('##Volume'), right: help('## Volume') },
  },
  'looks-like-list': {
    what: 'A line begins like the item of a list, and makes none.',
    why: 'Markdown wants `-`, `*`, `+` or a number with an ordinary space behind it. Readers would see one paragraph.',
    remedy: 'Begin each line with `- ` or `1. `.',
    example: { file, wrong: help('• Turn it up.'), right: help('- Turn it up.') },
  },
  'looks-like-table': {
    what: 'Lines with cells make no table.',
    why: 'A table needs a line of dashes below its first row, with as many cells. Readers would see the signs.',
    remedy: 'Write the line of dashes.',
    example: { file, wrong: help('| a | b |\n| 1 | 2 |'), right: help('| a | b |\n|---|---|\n| 1 | 2 |') },
  },
  'looks-like-link': {
    what: 'Brackets or an address make no link or picture, or another than they seem to.',
    why: 'Readers would see the signs, and nothing can check where they lead.',
    remedy: 'Write `[text](address)`, an address with spaces as `[text](<address>)`, and a bare one as `<address>`.',
    example: { file, wrong: help('[[Volume]]'), right: help('[Volume](/help/sound)') },
  },
  'looks-like-bold': {
    what: 'Stars or tildes are shown in place of bold or struck-out text.',
    why: 'Markdown wants no space inside the signs, and no punctuation inside them where a letter is outside.',
    remedy: 'Move the space or the punctuation out of the signs.',
    example: { file, wrong: help('Press ** Start **.'), right: help('Press **Start**.') },
  },
  'looks-like-code': {
    what: 'A fence begins no code block, or a backtick no code: the fence is indented too far, or shares its line.',
    why: 'The code is shown as text, and its lines run together.',
    remedy: 'Write each fence in a line of its own, indented as the words around it, and backticks in pairs.',
    example: {
      file,
      wrong: help('Open it:\n\n    ```sh\n    alsamixer\n    ```'),
      right: help('Open it:\n\n```sh\nalsamixer\n```'),
    },
  },
  'foreign-syntax': {
    what: 'A text has signs that mean something to another generator only.',
    why: 'Templates, admonitions, attribute lists and names of emoji are no Markdown. Readers would see them.',
    remedy: 'Write it as Markdown, or put it between backticks if it is meant to be read.',
    example: { file, wrong: help('!!! tip\n    Turn it up.'), right: help(':::tip\nTurn it up.\n:::') },
  },
  'markdown-in-html': {
    what: 'Markdown stands directly behind a tag of HTML.',
    why: 'HTML goes on to the next empty line, and what is in it stays as it is. Readers would see the signs.',
    remedy: 'Put an empty line behind the tag. Inside of `<summary>`, write HTML.',
    example: {
      file,
      wrong: help('<div>\nTurn it **up**.\n</div>'),
      right: help('<div>\n\nTurn it **up**.\n\n</div>'),
    },
  },
  'empty-heading': {
    what: 'A heading has no words.',
    why: 'The list of contents would have a link without a name.',
    remedy: 'Write the words, or remove the line.',
    example: { file, wrong: help('##\n\nTurn it up.'), right: help('## Volume\n\nTurn it up.') },
  },
  'marked-line': {
    what: 'A code block marks a line that it does not have.',
    why: 'Most likely lines were removed, and the wrong ones are marked now.',
    remedy: 'Count the lines from 1, without the fence.',
    example: { file, wrong: help('```js {9}\nturn(up)\n```'), right: help('```js {1}\nturn(up)\n```') },
  },
  formula: {
    what: 'A formula is no TeX, or too long, or not between dollar signs: readers see what is written.',
    why: 'Formulas are drawn when the site is built, so that visitors need no script for them.',
    remedy: 'Correct the formula, or put it between dollar signs. Write `\\$` for a dollar sign that begins none.',
    example: { file, wrong: help('The area is $\\frac{a}{$.'), right: help('The area is $\\frac{a}{2}$.') },
  },
  'undrawn-diagram': {
    what: 'A diagram has something that Libretto does not draw, and is shown as code, or without its links.',
    why: 'Diagrams are drawn when the site is built, so that visitors need no script for them, and never in half.',
    remedy:
      'Write it with what is drawn of Mermaid: the manual lists it under "Diagrams". Or show a picture. Write links ' +
      'beside it.',
    example: {
      file,
      wrong: help('```mermaid\ngraph XY\n  a --> b\n```'),
      right: help('```mermaid\ngraph TD\n  a --> b\n```'),
    },
  },
} satisfies Record<string, ProblemEntry>

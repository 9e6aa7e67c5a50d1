// What other generators have beyond Markdown, and what to write in its place: templates, admonitions, attribute lists,
// roles, comments, marks of their own and names of emoji.

import { noText, otherSign } from './paragraph-rule.ts'

/** A sign among the words of a paragraph, and what to write in its place. */
export interface Sign {
  /** One of these is among the words that may have it. */
  has: readonly string[]
  /** Group 1 is what is looked for in the source. */
  pattern: RegExp
  hint: (found: RegExpExecArray) => string
  /** Whether the text that belongs to it is indented. */
  hasIndent?: true
}

/** Around a sign that has a line to itself. */
export const lineStart = String.raw`(?:^|\n)`
export const lineEnd = String.raw`[ \t]*(?=\n|$)`
/** The kinds of admonitions that need no title. */
export const kinds =
  'abstract|admonition|attention|bug|caution|check|cite|danger|error|example|failure|faq|help|hint|important|info|' +
  'note|question|quote|seealso|success|summary|tip|tldr|todo|warning'
const otherwise = 'or put it between backticks if it is meant to be read'

/** How to write what others have as well. */
export const tabs = 'write "::::tabs" above all of them, ":::tab[Title]" and ":::" around each, and "::::" below'
export const note = 'write ":::note[Title]" above the text, and ":::" below'

/** Signs in what has words: a paragraph, a heading or a cell of a table. */
export const signs: readonly Sign[] = [
  {
    has: ['{'],
    // Not the braces of TeX, and not the variables of a workflow.
    pattern:
      /((?<![$\\_^\w}])\{\{[<%]?-?[ \t]*[\p{L}\p{N}.$"'/_-][^{}\n]{0,200}\}\}|\{%-?[ \t]*\w+[^{}%\n]{0,200}%\})/u,
    hint: () => `write what it stands for, ${otherwise}`,
  },
  {
    has: ['!!!', '???'],
    pattern: new RegExp(
      `${lineStart}((?:!!!|\\?\\?\\?\\+?) ?(?:(?:${kinds})|[a-z][\\w-]* +"[^"\\n]*")(?: +"[^"\\n]*")?)${lineEnd}`,
    ),
    hint: ([, written = '']) => {
      const kind = written.startsWith('?') ? 'details' : 'note'
      return `write ":::${kind}[Title]", the text without its indent, and ":::" in a line of its own`
    },
    hasIndent: true,
  },
  {
    has: ['==='],
    pattern: new RegExp(String.raw`${lineStart}(===[!+]? +"[^"\n]+")${lineEnd}`),
    hint: () => tabs,
    hasIndent: true,
  },
  {
    has: ['{'],
    pattern: new RegExp(
      String.raw`(?:${noText}|[)\]]|${lineStart})[ \t]*(\{(?::{1,2} *[.#\w/]| *\.[a-z]|(?<=${noText}\{) *[a-z-]+=)` +
        String.raw`[^{}\n]{0,200}\})`,
    ),
    hint: ([, written = '']) =>
      /^\{ *:?(?:height|width)=/.test(written)
        ? 'remove it; a picture with a width is HTML: <img src="/assets/name.png" width="100" alt="…">'
        : 'remove it: a text gives its parts no classes and attributes',
  },
  {
    has: ['{/'],
    // The star may begin emphasis.
    pattern: new RegExp(String.raw`(\{/)(?=\*|${otherSign}/\})`),
    hint: () => 'write a comment as <!-- … -->, and the id of a heading as {#id}',
  },
  {
    has: [`:${otherSign}`, `}${otherSign}`],
    pattern: new RegExp(String.raw`(?:^|[\s(])(:[a-z][a-z:-]*:|\{(?!claim:)[a-z][a-z:-]*\})(?=${otherSign})`),
    hint: () => 'write a link as [text](address), or only the text',
  },
  {
    has: [':'],
    pattern: /(?<=^|[\s(])(:(?:[a-z][a-z\d_+-]+|[+-]1):)(?=[\s.,;!?)]|$)/,
    hint: () => `write the sign itself, such as 🎉, ${otherwise}`,
  },
  {
    has: ['%%'],
    pattern: new RegExp(String.raw`(?:(%%(?!\{)[^%\n${noText.slice(1, -1)}]+%%)|${lineStart}(%%)${lineEnd})`),
    hint: () => 'write a comment as <!-- … -->',
  },
  {
    has: ['=='],
    pattern: new RegExp(String.raw`(?<![=\w])(==(?=[^\s=])[^=\n${noText.slice(1, -1)}]{0,200}?[^\s=]==)(?![=\w])`),
    hint: ([, written = '']) => `write <mark>${written.slice(2, -2)}</mark>`,
  },
  {
    has: ['++'],
    pattern: /(?<![+\w(])(\+\+[a-z\d]+(?:[+-][a-z\d]+)*\+\+)(?![+\w])/,
    hint: ([, written = '']) => `write a key as <kbd>${written.slice(2, -2)}</kbd>`,
  },
  {
    has: ['~'],
    pattern: /(?<=[\p{L})])(~(?:\d{1,3}[+-]?|[a-z]{1,3})~)/u,
    hint: ([, written = '']) => `write <sub>${written.slice(1, -1)}</sub>`,
  },
  {
    has: ['^'],
    pattern: /((?<=[\p{L})])\^(?:\d{1,3}[+-]?|[+-]|[A-Z])\^|(?<=\d)\^(?:st|nd|rd|th)\^)/u,
    hint: ([, written = '']) => `write <sup>${written.slice(1, -1)}</sup>`,
  },
  {
    has: ['^'],
    pattern: /(?<=^|[ \t\n])(\^[A-Za-z\d][A-Za-z\d-]{3,})[ \t]*$/,
    hint: () => 'remove it; a link leads to a heading: "[text](#words-of-the-heading)"',
  },
  {
    has: ['^['],
    pattern: /(\^\[)(?=[^[\]\n]*\p{L}{2})/u,
    hint: () => 'write "[^1]" in its place, and "[^1]: …" with the footnote in a line of its own',
  },
  {
    has: ['@'],
    pattern: /(?<=^|[\s([])(@(?:eq|fig|lst|sec|tbl)-[\w-]+)/,
    hint: () => 'write a link: "[text](#words-of-the-heading)"',
  },
]

interface FenceSign {
  /** Group 1 is what is looked for in the source. */
  pattern: RegExp
  hint: string
}

/** Directives of MyST, which stand behind a fence. */
export const fenceSigns: readonly FenceSign[] = [
  {
    pattern: new RegExp(`^(\\{(?:${kinds})\\})`),
    hint: 'write ":::note[Title]" in place of the first fence, and ":::" in place of the second',
  },
  {
    pattern: /^(\{(?:code|code-block|code-cell|sourcecode)\})/,
    hint: 'write only the language behind the fence: "```python"',
  },
  {
    pattern: /^(\{(?:figure|image)\})/,
    hint: 'write "![what it shows](/assets/name.png)" in place of the block',
  },
  {
    pattern: /^(\{[a-z][\w:-]*\})/,
    hint: 'write in Markdown what it stands for, or only the name of a language behind the fence',
  },
]

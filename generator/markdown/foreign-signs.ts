// Signs of other generators: templates, admonitions, attribute lists, roles, marks of TeX and names of emoji. None of
// them means anything here, so readers see them. The same is said once for a text, where it is first.

import type { Code, Parents } from 'mdast'
import type { Position, Problem } from '../problem.ts'
import { cutText } from '../text.ts'
import { isKnownLanguage } from './highlight-code.ts'
import { findInSource, placeOf, warnOf } from './markdown-problem.ts'
import { noText, otherSign, quoted, wordsIn } from './paragraph-rule.ts'
import { texCommand } from './paragraph-rules.ts'

/** A sign among the words of a paragraph, and what to write in its place. */
interface Sign {
  /** Group 1 is what is looked for in the source. */
  pattern: RegExp
  hint: (found: RegExpExecArray) => string
  /** What readers get, if it is not the sign. */
  effect?: string
  /** Whether the text that belongs to it is indented. */
  hasIndent?: true
}

const lineStart = String.raw`(?:^|\n)`
const lineEnd = String.raw`[ \t]*(?=\n|$)`
/** The kinds of admonitions that need no title. */
const kinds =
  'abstract|attention|bug|caution|check|cite|danger|error|example|failure|faq|help|hint|important|info|note|question|' +
  'quote|seealso|success|summary|tip|tldr|todo|warning'
const otherwise = 'or put it between backticks if it is meant to be read'

const signs: readonly Sign[] = [
  {
    // Not the braces of TeX, and not the variables of a workflow.
    pattern:
      /((?<![$\\_^\w}])\{\{[<%]?-?[ \t]*[\p{L}\p{N}.$"'/_-][^{}\n]{0,200}\}\}|\{%-?[ \t]*\w+[^{}%\n]{0,200}%\})/u,
    hint: () => `write what it stands for, ${otherwise}`,
  },
  {
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
    pattern: new RegExp(String.raw`${lineStart}(===[!+]? +"[^"\n]+")${lineEnd}`),
    hint: () => 'write "::::tabs" above all of them, ":::tab[Title]" and ":::" around each, and "::::" below',
    hasIndent: true,
  },
  {
    pattern: new RegExp(
      String.raw`(?:${noText}|[)\]]|${lineStart})[ \t]*(\{(?:: *[.#\w]| *\.[a-z]|(?<=${noText}\{) *[a-z-]+=)` +
        String.raw`[^{}\n]{0,200}\})`,
    ),
    hint: ([, written = '']) =>
      /^\{ *:?(?:height|width)=/.test(written)
        ? 'remove it; a picture with a width is HTML: <img src="/assets/name.png" width="100" alt="…">'
        : 'remove it: a text gives its parts no classes and attributes',
  },
  {
    // The star may begin emphasis.
    pattern: new RegExp(String.raw`(\{/)(?=\*|${otherSign}/\})`),
    hint: () => 'write a comment as <!-- … -->, and the id of a heading as {#id}',
  },
  {
    pattern: new RegExp(String.raw`(?:^|[\s(])(:[a-z][a-z:-]*:|\{(?!claim:)[a-z][a-z:-]*\})(?=${otherSign})`),
    hint: () => 'write a link as [text](address), or only the text',
  },
  {
    pattern: /(?:^|[\s(])(:(?:[a-z][a-z\d_+-]+|[+-]1):)(?=[\s.,;!?)]|$)/,
    hint: () => `write the sign itself, such as 🎉, ${otherwise}`,
  },
]

/** A formula between marks that have one backslash, which Markdown takes away, or two, of which it leaves one. */
const formula: Sign = {
  pattern: new RegExp(String.raw`(?<![\\\w:])(\\{1,2})(?:\(([^]{1,1000}?)\1\)|\[([^]{1,1000}?)\1\])`),
  hint: () => 'write a formula between dollar signs: $a_1$, or $$ in lines of their own around it',
}

const asCode = 'so readers see code'

/** Directives of MyST, which stand behind a fence. */
const fenceSigns: readonly Sign[] = [
  {
    pattern: new RegExp(`^(\\{(?:admonition|${kinds})\\})`),
    hint: () => 'write ":::note[Title]" in place of the first fence, and ":::" in place of the second',
    effect: asCode,
  },
  {
    pattern: /^(\{(?:code|code-block|code-cell|sourcecode)\})/,
    hint: () => 'write only the language behind the fence: "```python"',
    effect: asCode,
  },
  {
    pattern: /^(\{(?:figure|image)\})/,
    hint: () => 'write "![what it shows](/assets/name.png)" in place of the block',
    effect: asCode,
  },
  {
    pattern: /^(\{[a-z][\w:-]*\})/,
    hint: () => 'write in Markdown what it stands for, or only the name of a language behind the fence',
    effect: asCode,
  },
]

/** What only a formula has; between brackets of a command line are words with underscores. */
const tex = /\\[A-Za-z]{2}|[\w})]\^|_\{|\b[A-Za-z]_[A-Za-z\d]\b/

const mayHaveSign = /\{|:[a-z+-]|(?:^|\n)(?:!!!|\?\?\?|===)/

interface Found {
  written: string
  place: Position
  hint: string
  count: number
}

/** The signs that were found in one text. */
export interface ForeignSigns {
  found: Map<Sign, Found>
  /** The source. */
  lines: readonly string[]
  /** Whether a formula may stand between marks with backslashes. */
  mayHaveFormula: boolean
  /** Whether a sign was found whose text is indented. */
  hasIndent?: boolean
}

/** For the signs of one text. */
export function openForeign(lines: readonly string[]): ForeignSigns {
  return { found: new Map(), lines, mayHaveFormula: lines.some((line) => /\\[([]/.test(line)) }
}

/** Notes the signs in what has words: a paragraph, a heading or a cell of a table. */
export function noteForeign(node: Parents, foreign: ForeignSigns): void {
  const { found, lines, mayHaveFormula } = foreign
  if (mayHaveFormula) noteFormula(node, foreign)
  const words = wordsIn(node)
  if (!mayHaveSign.test(words)) return
  const start = placeOf(node)
  for (const sign of signs) {
    const match = sign.pattern.exec(words)
    const [, written = ''] = match ?? []
    const place = match && findInSource(lines, written, start, node.position?.end.line ?? start.line)
    if (!match || !place || lines[place.line - 1]?.[place.column - 2] === '\\') continue
    note(found, sign, { written, place, hint: sign.hint(match) })
    foreign.hasIndent ||= sign.hasIndent === true
  }
}

/** Notes what stands in braces behind the fence of a block of code. */
export function noteFence({ lang, position }: Code, { found, lines }: ForeignSigns): void {
  if (!lang?.startsWith('{') || !position || isKnownLanguage(lang.slice(1, -1))) return
  for (const sign of fenceSigns) {
    const match = sign.pattern.exec(lang)
    const [, written = ''] = match ?? []
    const place = match && findInSource(lines, written, position.start, position.start.line)
    if (!match || !place) continue
    note(found, sign, { written, place, hint: sign.hint(match) })
    return
  }
}

function note(found: ForeignSigns['found'], sign: Sign, first: Omit<Found, 'count'>): void {
  const known = found.get(sign)
  if (known) known.count++
  else found.set(sign, { ...first, count: 1 })
}

/** Looks at the source: the words have no backslashes any more. */
function noteFormula(node: Parents, { found, lines }: ForeignSigns): void {
  const start = placeOf(node)
  const rows = lines.slice(start.line - 1, node.position?.end.line ?? start.line)
  if (!rows.some((row) => /\\[([]/.test(row))) return
  const isShown = (sign: string) => node.children.some((child) => child.type === 'text' && child.value.includes(sign))
  const source = rows.join('\n').replace(/(`+)[^`]+\1/g, (code) => code.replace(/[^\n]/g, ' '))
  const match = formula.pattern.exec(source)
  const [, slashes = '', round, square] = match ?? []
  const written = `${slashes}${round === undefined ? '[' : '('}`
  const value = round ?? square ?? ''
  const isFormula = tex.test(value) || (slashes.length === 2 && /^[^\n]{1,40}$/.test(value))
  const place = match && isFormula && isShown(written.at(-1) ?? '') && findInSource(lines, written, start, lines.length)
  // Of a command that only a formula has, its paragraph says so already.
  if (match && place && !texCommand.test(match[0])) note(found, formula, { written, place, hint: formula.hint(match) })
}

/** A warning for each sign. */
export function listForeign({ found }: ForeignSigns): Problem[] {
  return [...found].map(([{ effect = 'so readers see it' }, { written, place, hint, count }]) => {
    const more = count > 1 ? `, here and in ${count - 1} more ${count === 2 ? 'place' : 'places'}` : ''
    const message = `${quoted(cutText(written, 60))} means nothing in Markdown, ${effect}${more}`
    return warnOf({ code: 'foreign-syntax', message, hint }, place)
  })
}

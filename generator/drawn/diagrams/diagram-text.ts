// Texts of diagrams: what is written in a label, in lines, and how much room it takes.

/** Height of a line of text, in pixels of the drawing. */
export const lineHeight = 20
/** Size of the letters, in pixels. */
const fontSize = 14
/** Characters of a line that is broken. */
const longLine = 34

/** Why a diagram cannot be drawn. */
export class UndrawnError extends Error {
  /** Line of the diagram, from 1. */
  readonly line: number

  constructor(problem: string, line: number) {
    super(problem)
    this.line = line
  }
}

/** The lines of a label as written: its quotes, line breaks and character references are resolved. */
export function readLabel(written: string): string[] {
  const label = written.trim().replace(/^"([^]*)"$/, '$1')
  const [, markdown] = /^`([^]*)`$/.exec(label) ?? []
  const blocks = (markdown ?? label).replace(blockTags, '\n').replace(/^\n|\n$/g, '')
  return blocks
    .split(/<\/?br\b[^<>]*>|\\n|\n/i)
    .map((line) => withoutMarks(line))
    .map((line) => (markdown === undefined ? line : withoutMarkdown(line)))
    .flatMap((line) => breakLine(decodeReferences(line).trim()))
}

/** Tags whose words stand in lines of their own. */
const blockTags = /(?:<\/?(?:center|div|h[1-6]|hr|li|ol|p|ul)(?:\s[^<>]*)?\/?>)+/gi
/** Tags of words that look different. */
const wordTags = new RegExp(
  '</?(?:b|big|code|del|em|i|kbd|mark|s|small|strike|strong|sub|sup|u)>' +
    '|<(?:/(?:a|font|span)|(?:a|font|span)\\s[^<>]*)>',
  'gi',
)

function withoutMarks(line: string): string {
  // Icons of a font that pages do not have.
  const plain = line.replace(/\bfa[a-z]?:fa-[\w-]+ +(?=\S)/g, '')
  return plain.replace(wordTags, '').replace(/(\*\*)(\S[^*_]*\S|\S)\1/g, '$2')
}

function withoutMarkdown(line: string): string {
  const slanted = /(?<![\p{L}\p{N}*_])([*_])(?![\s*_])([^*_]+)(?<!\s)\1(?![\p{L}\p{N}*_])/gu
  return line.replace(slanted, '$2').replace(/__(\S[^*_]*\S|\S)__/g, '$1')
}

const named: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'amp& gt> lt< quot" apos\' num# semi; colon: lbrace{ rbrace} lpar( rpar) lsqb[ rsqb] vert| lowbar_ ast* ' +
    'copy© reg® trade™ deg° times× divide÷ plusmn± minus− le≤ ge≥ ne≠ asymp≈ infin∞ sum∑ radic√ micro\u00b5 middot· ' +
    'bull• hellip… ndash– mdash— lsquo‘ rsquo’ ldquo“ rdquo” laquo« raquo» euro€ pound£ yen¥ sect§ para¶ ' +
    'larr← uarr↑ rarr→ darr↓ harr↔ rArr⇒ lArr⇐ hArr⇔ check✓ cross✗ star☆ starf★ hearts♥ phone☎ '
  )
    .split(' ')
    .map((written) => [written.slice(0, -1), written.slice(-1)] as const)
    .concat([['nbsp', '\u00a0']]),
)

// Mermaid has "#" in place of "&": "#quot;", "#35;".
function decodeReferences(text: string): string {
  return text.replace(/[#&](?:#?(\d{1,6})|#?x([\da-f]{1,6})|([a-z]+));/gi, (whole, code, hex, name?: string) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] as string) : whole
    const point = hex === undefined ? Number(code) : Number.parseInt(hex, 16)
    return point > 31 && point < 0x110000 ? String.fromCodePoint(point) : whole
  })
}

function breakLine(line: string): string[] {
  if (line.length <= longLine) return [line]
  const lines: string[] = []
  let open = ''
  for (const word of line.split(' ')) {
    if (open !== '' && open.length + word.length >= longLine) {
      lines.push(open)
      open = word
    } else open = open === '' ? word : `${open} ${word}`
  }
  return [...lines, open]
}

/** Width of a line in pixels; rather too wide than too narrow, because a reader's font may be another one. */
function widthOf(line: string): number {
  let ems = 0
  for (const sign of line) ems += emsOf(sign)
  return Math.ceil(ems * fontSize)
}

/** Signs as wide as they are high: Chinese, Japanese, Korean, and pictures. */
const wide = new RegExp(
  '[\\u1100-\\u115f\\u2e80-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uff60' +
    '\\u{1f1e6}-\\u{1faff}\\p{Extended_Pictographic}]',
  'u',
)

function emsOf(sign: string): number {
  if (wide.test(sign)) return 1.05
  if (/[ilj.,:;|!'`()[\] ]/.test(sign)) return 0.33
  if (/[mwMW@%жмфшщыюЖМФШЩЫЮ]/.test(sign)) return 0.95
  if (/[A-Z0-9_<>=+~#&]/.test(sign)) return 0.68
  return /\p{Lu}/u.test(sign) ? 0.78 : 0.58
}

/** Width and height of some lines, in pixels. */
export function sizeOf(lines: readonly string[]): { width: number; height: number } {
  const width = lines.reduce((widest, line) => Math.max(widest, widthOf(line)), 0)
  return { width, height: lines.length * lineHeight }
}

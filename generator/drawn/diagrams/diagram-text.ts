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
  const plain = written
    .trim()
    .replace(/^"([^]*)"$/, '$1')
    .replace(/^`([^]*)`$/, '$1')
  return plain.split(/<br\s*\/?>|\\n|\n/i).flatMap((line) => breakLine(decodeReferences(withoutMarks(line)).trim()))
}

function withoutMarks(line: string): string {
  // Icons of a font that pages do not have.
  const plain = line.replace(/\bfa[a-z]?:fa-[\w-]+ +(?=\S)/g, '')
  return plain.replace(/<\/?(?:b|i|u|em|strong|sub|sup|small|code)>/gi, '').replace(/(\*\*|__)(\S[^*_]*\S|\S)\1/g, '$2')
}

const named: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', nbsp: '\u00a0' }

// Mermaid has "#" in place of "&": "#quot;", "#35;".
function decodeReferences(text: string): string {
  return text.replace(/[#&](?:#?(\d{1,6})|([a-z]+));/g, (whole, code?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] as string) : whole
    const point = Number(code)
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
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{1f300}-\u{1faff}]/u

function emsOf(sign: string): number {
  if (wide.test(sign)) return 1.05
  if (/[ilj.,:;|!'`()[\] ]/.test(sign)) return 0.33
  if (/[mwMW@%]/.test(sign)) return 0.95
  return /[A-Z0-9_<>=+~#&]/.test(sign) ? 0.68 : 0.58
}

/** Width and height of some lines, in pixels. */
export function sizeOf(lines: readonly string[]): { width: number; height: number } {
  const width = lines.reduce((widest, line) => Math.max(widest, widthOf(line)), 0)
  return { width, height: lines.length * lineHeight }
}

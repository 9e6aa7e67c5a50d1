// Writes a value as YAML in the style that the file already uses. A text that any YAML reader, old or new, could read
// as another type is quoted. edit-page.ts checks the result on the whole file.

import type { Scalar } from 'yaml'

/** A value that the panel can set. */
export type PlainValue = string | number | boolean

/** How a value may be written. */
export interface ScalarStyle {
  /** Style of the value that it replaces. */
  type?: Scalar.Type | undefined
  /** Inside brackets, where commas and brackets end a plain text. */
  isInFlow: boolean
  /** The file's own quotes, for a text that needs quotes. */
  quote: '"' | "'"
  /** Write a day such as 2026-05-31 without quotes. */
  hasPlainDays?: boolean
}

/** One line of YAML that parses to this value. */
export function writeScalar(value: PlainValue, { type, isInFlow, quote, hasPlainDays }: ScalarStyle): string {
  if (typeof value !== 'string') return String(value)
  const isSimple = !/[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u.test(value)
  if (type === 'QUOTE_DOUBLE') return doubleQuoted(value)
  if (type === 'QUOTE_SINGLE') return isSimple ? singleQuoted(value) : doubleQuoted(value)
  if (isSimple && (isPlain(value, isInFlow) || (hasPlainDays && day.test(value)))) return value
  return isSimple && quote === "'" ? singleQuoted(value) : doubleQuoted(value)
}

/** Lines of a literal or folded block that parse to this text; undefined if such a block cannot represent it. */
export function writeBlockLines(
  value: string,
  type: 'BLOCK_LITERAL' | 'BLOCK_FOLDED',
): { lines: string[]; chomping: '' | '-' } | undefined {
  const body = value.endsWith('\n') ? value.slice(0, -1) : value
  // An indented first line, empty lines at the ends and invisible characters cannot be written as plain lines.
  if (body === '' || /^\s|\n$|[^\P{Cc}\n]|[\p{Cs}\u2028\u2029\ufeff]/u.test(body)) return undefined
  const chomping = body === value ? '-' : ''
  if (type === 'BLOCK_LITERAL') return { lines: body.split('\n'), chomping }
  // A folded block joins lines by spaces, so every line break is written twice. Lines that begin with a space are not
  // joined.
  if (/^[ \t]/m.test(body)) return undefined
  return { lines: body.replace(/\n+/g, (ends) => `${ends}\n`).split('\n'), chomping }
}

/** JSON's escapes are valid YAML; invisible characters and line separators are escaped as well. */
function doubleQuoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** Texts that some YAML reader takes for a boolean, null, a number, a date or a merge key. */
const otherTypes = new RegExp(
  [
    /^(?:~|null|true|false|yes|no|on|off|y|n|<<|=)$/,
    /^[-+]?\.(?:inf|nan)$/,
    /^[-+]?\.?\d[\d_.,:eExXoObBa-fA-F+-]*$/,
    /^\d{4}-\d\d?-\d\d?(?:[Tt \t].*)?$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)
/** An instant is text in YAML 1.2 and a date in YAML 1.1; both print the same. */
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Text in YAML 1.2. */
const day = /^\d{4}-\d\d-\d\d$/

function isPlain(text: string, isInFlow: boolean): boolean {
  if (text === '' || text !== text.trim() || /^[-?:,[\]{}#&*!|>'"%@`]|^\.\.\.|: |:$| #/.test(text)) return false
  return (instant.test(text) || !otherTypes.test(text)) && !(isInFlow && /[,[\]{}]|:/.test(text))
}

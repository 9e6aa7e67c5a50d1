// A value → the text it has as YAML, in the style the file already uses. Pure. A text that any reader of YAML, old or new, would take for
// something else is quoted. Whether the result says what was meant is checked by whoever splices it in, on the whole file.

import type { Scalar } from 'yaml'

/** A value the panel can set. */
export type PlainValue = string | number | boolean

/** How a value may be written. */
export interface ScalarStyle {
  /** Style of the value it takes the place of. */
  type?: Scalar.Type | undefined
  /** Inside brackets, where commas and brackets end a plain text. */
  isInFlow: boolean
  /** The file's own quotes, for a text that needs some. */
  quote: '"' | "'"
}

/** One line of YAML that reads as this value. */
export function writeScalar(value: PlainValue, { type, isInFlow, quote }: ScalarStyle): string {
  if (typeof value !== 'string') return String(value)
  const isSimple = !/[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u.test(value)
  if (type === 'QUOTE_DOUBLE') return doubleQuoted(value)
  if (type === 'QUOTE_SINGLE') return isSimple ? singleQuoted(value) : doubleQuoted(value)
  if (isSimple && isPlain(value, isInFlow)) return value
  return isSimple && quote === "'" ? singleQuoted(value) : doubleQuoted(value)
}

/** Lines of a literal or folded block that read as this text; undefined when such a block cannot hold it. */
export function writeBlockLines(
  value: string,
  type: 'BLOCK_LITERAL' | 'BLOCK_FOLDED',
): { lines: string[]; chomping: '' | '-' } | undefined {
  const body = value.endsWith('\n') ? value.slice(0, -1) : value
  // An indented first line, empty lines at the ends and invisible characters would need more than lines.
  if (body === '' || /^\s|\n$|[^\P{Cc}\n]|[\p{Cs}\u2028\u2029\ufeff]/u.test(body)) return undefined
  const chomping = body === value ? '-' : ''
  if (type === 'BLOCK_LITERAL') return { lines: body.split('\n'), chomping }
  // A folded block joins lines by spaces, so that every line end is written once more; lines that begin with a space are not joined.
  if (/^[ \t]/m.test(body)) return undefined
  return { lines: body.replace(/\n+/g, (ends) => `${ends}\n`).split('\n'), chomping }
}

/** JSON's escapes are YAML's; what is invisible or ends a line somewhere is escaped as well. */
function doubleQuoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** Words and shapes that some reader of YAML takes for a boolean, nothing, a number, a date or a key to merge. */
const otherTypes =
  /^(?:~|null|true|false|yes|no|on|off|y|n|<<|=|[-+]?\.(?:inf|nan)|[-+]?\.?\d[\d_.,:eExXoObBa-fA-F+-]*|\d{4}-\d\d?-\d\d?(?:[Tt \t].*)?)$/i
/** An instant is text to YAML 1.2 and a date to older readers: both show the same. */
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

function isPlain(text: string, isInFlow: boolean): boolean {
  if (text === '' || text !== text.trim() || /^[-?:,[\]{}#&*!|>'"%@`]|^\.\.\.|: |:$| #/.test(text)) return false
  return (instant.test(text) || !otherTypes.test(text)) && !(isInFlow && /[,[\]{}]|:/.test(text))
}

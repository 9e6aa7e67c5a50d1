// Writes a whole value as YAML: mappings and lists on lines of their own in the file's indentation, or in brackets
// where the value around them is. A text of several lines becomes a literal block.

import { type Source, styleOf } from './splices.ts'
import { type PlainValue, writeBlockLines, writeScalar } from './write-scalar.ts'

/** A value as content has it. */
export type DataValue = PlainValue | null | readonly DataValue[] | { readonly [key: string]: DataValue }

/** A value after its key or dash. */
export interface Written {
  /** What follows on the same line, with the space before it. */
  head: string
  /** The lines below, indented. */
  lines: string[]
}

export function isMap(value: DataValue | undefined): value is { readonly [key: string]: DataValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: DataValue | undefined): value is readonly DataValue[] {
  return Array.isArray(value)
}

/** A value inside brackets, or one without lines of its own. */
export function writeInline(source: Source, value: DataValue, isInFlow: boolean): string {
  if (value === null) return 'null'
  const inner = (item: DataValue) => writeInline(source, item, true)
  if (isList(value)) return `[${value.map(inner).join(', ')}]`
  if (!isMap(value)) return writeScalar(value, styleOf(source, isInFlow))
  const pairs = Object.entries(value).map(([key, item]) => `${writeKey(source, key, true)}: ${inner(item)}`)
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
}

/** A key, quoted where it must be. */
export function writeKey(source: Source, key: string, isInFlow: boolean): string {
  const isWord = /^[A-Za-z_][\w-]*$/.test(key)
  return writeScalar(key, styleOf({ ...source, isQuoted: source.isQuoted && !isWord }, isInFlow))
}

/** The value of a key that begins at a column. */
export function writeUnderKey(source: Source, value: DataValue, column: number): Written {
  if (isList(value) && value.length > 0) {
    const lines = value.flatMap((item) => writeItem(source, item, column + source.layout.dashIndent))
    return { head: '', lines }
  }
  if (isMap(value) && Object.keys(value).length > 0)
    return { head: '', lines: writePairs(source, value, column + source.layout.step) }
  return writeText(source, value, column + source.layout.step)
}

/** The lines of an item whose dash is at a column. */
export function writeItem(source: Source, value: DataValue, column: number, gap = source.layout.dashGap): string[] {
  const dash = `${' '.repeat(column)}-${gap}`
  const inner = column + 1 + gap.length
  const written = linesUnderDash(source, value, inner)
  if (written) return [`${dash}${(written[0] ?? '').slice(inner)}`, ...written.slice(1)]
  const { head, lines } = writeText(source, value, inner)
  return [`${dash}${head.slice(1)}`, ...lines]
}

function linesUnderDash(source: Source, value: DataValue, column: number): string[] | undefined {
  if (isMap(value) && Object.keys(value).length > 0) return writePairs(source, value, column)
  if (isList(value) && value.length > 0) return value.flatMap((item) => writeItem(source, item, column))
  return undefined
}

function writePairs(source: Source, value: { readonly [key: string]: DataValue }, column: number): string[] {
  return Object.entries(value).flatMap(([key, item]) => {
    const { head, lines } = writeUnderKey(source, item, column)
    return [`${' '.repeat(column)}${writeKey(source, key, false)}:${head}`, ...lines]
  })
}

/** A scalar or an empty collection. `column` is that of the lines of a text. */
function writeText(source: Source, value: DataValue, column: number): Written {
  const block =
    typeof value === 'string' && value.includes('\n') && !source.isQuoted
      ? writeBlockLines(value, 'BLOCK_LITERAL')
      : undefined
  if (!block) return { head: ` ${writeInline(source, value, false)}`, lines: [] }
  const indent = ' '.repeat(column)
  return { head: ` |${block.chomping}`, lines: block.lines.map((line) => (line === '' ? '' : indent + line)) }
}

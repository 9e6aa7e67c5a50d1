import type { PageText } from '../source/model.ts'

/** Columns that the text of a block stands to the right. */
const indent = 6

/** The bytes of a page. */
export function printPage({ head, rows, isBlock }: PageText): Uint8Array {
  const lines = isBlock ? rows.map(({ text }) => (text === '' ? '' : ' '.repeat(indent) + text)) : rows.map(textOf)
  const whole = isBlock ? head + lines.join('\n') : `---\n${head}---\n\n${lines.join('\n')}`
  return new TextEncoder().encode(`${whole.trimEnd()}\n`)
}

function textOf({ text }: PageText['rows'][number]): string {
  return text
}

/** The place in the text of a page, from 0, of a place in its file, from 1; a negative row is one of the head. */
export function placeInText(
  { head, isBlock }: PageText,
  line: number,
  column: number,
): { row: number; column: number } {
  const above = head.split('\n').length - 1 + (isBlock ? 0 : 3)
  return { row: line - above - 1, column: isBlock ? column - indent : column }
}

/** The line of a page's file that a line of the source has become; undefined for one that is not in its text. */
export function lineInFile({ head, rows }: PageText, line: number): number | undefined {
  const row = rows.findIndex((each) => each.line === line)
  return row < 0 ? undefined : head.split('\n').length + 3 + row
}

import type { PageText } from '../source/model.ts'

/** The bytes of a page. */
export function printPage({ head, rows }: PageText): Uint8Array {
  const body = rows.map(({ text }) => text).join('\n')
  return new TextEncoder().encode(`${`---\n${head}---\n\n${body}`.trimEnd()}\n`)
}

/** The row of a page's text that a line of its file shows, from 0; negative for a line of the front matter. */
export function rowOfLine({ head }: PageText, line: number): number {
  const headLines = head.split('\n').length - 1
  return line - headLines - 4
}

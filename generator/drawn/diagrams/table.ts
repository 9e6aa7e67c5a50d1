// Rows below the name of a box, and how much room they take.

import { lineHeight, sizeOf } from './diagram-text.ts'

/** A text in a row. */
export interface Cell {
  text: string
  /** Members of a class that belong to no object are underlined, those without a body are slanted. */
  mark?: 'static' | 'abstract'
}

/** Rows between two lines; their cells stand below each other. */
export type Part = readonly (readonly Cell[])[]

/** Room around rows. */
export const padding = 12
/** Room between cells. */
export const gap = 16

/** The widths of cells that stand below each other. */
export function columnsOf(part: Part): number[] {
  const widths: number[] = []
  for (const row of part)
    for (const [index, { text }] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, sizeOf([text]).width)
  return widths
}

/** Room that a table takes. */
export function tableSize(lines: readonly string[], parts: readonly Part[]): { width: number; height: number } {
  const title = sizeOf(lines)
  const widths = parts.map((part) => columnsOf(part).reduce((sum, width) => sum + width + gap, -gap))
  const width = widths.reduce((widest, one) => Math.max(widest, one), title.width * 1.08 + 8)
  const rows = parts.reduce((sum, part) => sum + part.length * lineHeight + padding, 0)
  return { width: width + padding * 2, height: title.height + padding + rows }
}

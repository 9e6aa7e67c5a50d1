// A box with a name and rows below it: a class with its members, an entity with its attributes.

import { lineHeight, sizeOf } from './diagram-text.ts'
import type { Box, GraphNode } from './graph.ts'
import { element, pathOf, printLines } from './svg.ts'
import { columnsOf, gap, padding } from './table.ts'

/** Draws what is in a table; its outline is drawn before. */
export function drawTable({ lines, parts = [] }: Pick<GraphNode, 'lines' | 'parts'>, box: Box): string {
  const [left, top] = [box.x - box.width / 2, box.y - box.height / 2]
  const { height } = sizeOf(lines)
  const middle = { x: box.x, y: top + padding / 2 + height / 2 }
  const printed = [printLines(lines, middle, { className: 'diagram-text diagram-name' })]
  let y = top + height + padding
  for (const part of parts) {
    const ends = [left, left + box.width].map((x) => ({ x, y }))
    printed.push(element('path', { d: pathOf(ends), class: 'diagram-life' }))
    const columns = columnsOf(part)
    for (const [index, row] of part.entries()) {
      let x = left + padding
      for (const [column, { text, mark }] of row.entries()) {
        const at = { x, y: y + padding / 2 + (index + 0.5) * lineHeight }
        const className = mark === undefined ? 'diagram-text' : `diagram-text diagram-${mark}`
        if (text !== '') printed.push(printLines([text], at, { anchor: 'start', className }))
        x += (columns[column] ?? 0) + gap
      }
    }
    y += part.length * lineHeight + padding
  }
  return printed.join('')
}

// The table of a thorough run: a row for each island, a column for each disturbance.

import { type Disturbance, disturbances } from './disturb.ts'

export interface Cell {
  site: string
  engine: string
  /** The islands that were tried together. */
  names: readonly string[]
  kind: Disturbance
  lost: readonly string[]
}

/** The table in Markdown, with what each cell has lost below it. */
export function markdownTable(browser: string, cells: readonly Cell[]): string {
  const heads = disturbances.map((kind) => kind.replace('a password manager', 'passwords'))
  const rows = [...new Set(cells.map(rowOf))].map((row) => {
    const own = cells.filter((cell) => rowOf(cell) === row)
    return [row, ...disturbances.map((kind) => mark(own.filter((cell) => cell.kind === kind)))]
  })
  const lines = [[`${browser}: island`, ...heads], heads.map(() => '---').concat('---'), ...rows]
  const lost = cells.flatMap((cell) => cell.lost.map((text) => `- ${rowOf(cell)}, ${cell.kind}: ${text}`))
  const kept = cells.filter((cell) => cell.lost.length === 0).length
  return [
    ...lines.map((line) => `| ${line.join(' | ')} |`),
    '',
    `${browser}: ${kept} of ${cells.length} kept.`,
    ...lost,
  ].join('\n')
}

const rowOf = ({ site, engine, names }: Cell) => `${site}: ${names.join(', ')} (${engine})`

function mark(cells: readonly Cell[]): string {
  if (cells.length === 0) return '–'
  return cells.every(({ lost }) => lost.length === 0) ? 'kept' : '**lost**'
}

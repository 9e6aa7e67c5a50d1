// The table of a thorough run: a row for each island and engine, a column for each disturbance.

import { type Disturbance, disturbances } from './disturb.ts'

export interface Cell {
  browser: string
  site: string
  engine: string
  /** The islands that were tried together. */
  names: readonly string[]
  kind: Disturbance
  lost: readonly string[]
}

/** The table of one browser in Markdown, with what each cell has lost below it. */
export function markdownTable(browser: string, all: readonly Cell[]): string {
  const cells = all.filter((cell) => cell.browser === browser)
  const heads = disturbances.map((kind) => kind.replace('a password manager', 'passwords'))
  const rows = [...new Set(cells.map(rowOf))].map((row) => {
    const own = cells.filter((cell) => rowOf(cell) === row)
    return [row, ...disturbances.map((kind) => mark(own.filter((cell) => cell.kind === kind)))]
  })
  const lines = [[`${browser}: island`, ...heads], heads.map(() => '---').concat('---'), ...rows]
  const lost = cells.flatMap((cell) => cell.lost.map((text) => `- ${rowOf(cell)}, ${cell.kind}: ${text}`))
  const sums = [...new Set(cells.map(({ engine }) => engine))].map((engine) =>
    sumOf(
      `${browser}, ${engine}`,
      cells.filter((cell) => cell.engine === engine),
    ),
  )
  return [...lines.map((line) => `| ${line.join(' | ')} |`), '', ...sums, sumOf(browser, cells), ...lost].join('\n')
}

function sumOf(name: string, cells: readonly Cell[]): string {
  return `${name}: ${cells.filter(isKept).length} of ${cells.length} kept.`
}

const isKept = ({ lost }: Cell) => lost.length === 0

const rowOf = ({ site, engine, names }: Cell) => `${site}: ${names.join(', ')} (${engine})`

function mark(cells: readonly Cell[]): string {
  if (cells.length === 0) return '–'
  return cells.every(isKept) ? 'kept' : '**lost**'
}

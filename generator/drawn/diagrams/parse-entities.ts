// `erDiagram` → its graph: each entity is a table of its attributes. A statement that is not known is a problem.

import { readLabel, UndrawnError } from './diagram-text.ts'
import type { Graph } from './graph.ts'
import type { Head } from './heads.ts'
import { looksStatement, type Statement } from './statements.ts'
import type { Cell } from './table.ts'

const name = '("[^"]+"|[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.*]|-(?!-))*)'
const looks = '(?::::[\\w,-]+)?'
const sign =
  '(\\|o|o\\||\\|\\||\\}o|o\\{|\\}\\||\\|\\{|one or (?:zero|more|many)|zero or (?:one|more|many)' +
  '|many\\([01]\\)|[01]\\+|only one|1)'
const relation = new RegExp(
  `^${name}${looks} ?${sign} ?(--|\\.\\.|\\.-|-\\.|optionally to|to) ?${sign} ?${name}${looks} ?(?:: ?(.*))?$`,
  'u',
)
const entity = new RegExp(`^${name} ?(?:\\[("[^"]*"|[^"\\]]*)\\])? ?${looks} ?(\\{ ?\\}?)?$`, 'u')
const attribute =
  /^([\p{L}_][^\s"]*) (\*?[\p{L}\p{N}_][^\s",]*)(?: ((?:PK|FK|UK)(?: ?, ?(?:PK|FK|UK))*))?(?: ?"([^"]*)")?$/u

/** How many there are at an end, by the signs and by the words. */
const ends: readonly (readonly [written: RegExp, head: Head])[] = [
  [/^(?:\|o|o\||one or zero|zero or one)$/, 'maybe'],
  [/^(?:\|\||only one|1)$/, 'one'],
  [/^(?:\}o|o\{|zero or m.*|many\(0\)|0\+)$/, 'any'],
  [/^(?:\}\||\|\{|one or m.*|many\(1\)|1\+)$/, 'some'],
]

/** One reading of a diagram. */
interface Reading {
  graph: Graph
  rows: Map<string, Cell[][]>
  /** The entity whose attributes follow. */
  open: string | undefined
}

/** Reads the statements of a diagram; the first is its kind. */
export function parseEntities([, ...statements]: readonly Statement[]): Graph {
  const graph: Graph = { direction: 'TB', nodes: new Map(), edges: [], groups: new Map() }
  const reading: Reading = { graph, rows: new Map(), open: undefined }
  for (const { text, line } of statements) readStatement(text.replace(/\s+/g, ' '), line, reading)
  if (reading.open !== undefined) throw new UndrawnError('a "{" has no "}"', statements.at(-1)?.line ?? 1)
  for (const [id, rows] of reading.rows) {
    const node = graph.nodes.get(id)
    if (node && rows.length > 0) graph.nodes.set(id, { ...node, parts: [withoutEmpty(rows)] })
  }
  return graph
}

/** Columns that say nothing take no room. */
function withoutEmpty(rows: readonly Cell[][]): Cell[][] {
  const isUsed = [0, 1, 2, 3].map((column) => rows.some((row) => row[column]?.text !== ''))
  return rows.map((row) => row.filter((_, column) => isUsed[column]))
}

function readStatement(text: string, line: number, reading: Reading): void {
  const { graph, rows, open } = reading
  if (open !== undefined) {
    if (text === '}') reading.open = undefined
    else rows.get(open)?.push(readAttribute(text, line))
    return
  }
  if (looksStatement.test(text)) return
  const [, direction] = /^direction (TB|TD|BT|LR|RL)$/.exec(text) ?? []
  if (direction !== undefined) {
    graph.direction = direction === 'TD' ? 'TB' : (direction as Graph['direction'])
    return
  }
  const [isRelation, from = '', start = '', dashes = '', end = '', to = '', words = ''] = relation.exec(text) ?? []
  if (isRelation !== undefined) {
    const isSure = dashes === '--' || dashes === 'to'
    graph.edges.push({
      from: take(from, reading),
      to: take(to, reading),
      lines: readLabel(words).filter((row) => row !== ''),
      stroke: isSure ? 'solid' : 'dotted',
      startHead: headOf(start),
      endHead: headOf(end),
      length: 1,
    })
    return
  }
  const [isEntity, id = '', title, brace] = entity.exec(text) ?? []
  if (isEntity === undefined)
    throw new UndrawnError(`"${text.slice(0, 40)}" is not known in a diagram of entities`, line)
  const key = take(id, reading)
  const node = graph.nodes.get(key)
  if (node && title !== undefined) graph.nodes.set(key, { ...node, lines: readLabel(title) })
  if (brace?.trim() === '{') reading.open = key
}

function readAttribute(text: string, line: number): Cell[] {
  const [isKnown, type = '', label = '', keys = '', comment = ''] = attribute.exec(text) ?? []
  if (isKnown === undefined) throw new UndrawnError(`"${text.slice(0, 40)}" is no attribute: a type and a name`, line)
  return [type, label, keys.replace(/ ?, ?/g, ', '), comment].map((cell) => ({ text: cell }))
}

function headOf(written: string): Head {
  return ends.find(([pattern]) => pattern.test(written))?.[1] ?? 'none'
}

/** The entity of a name; it is one from then on. */
function take(written: string, { graph, rows }: Reading): string {
  const id = written.replace(/^"(.*)"$/, '$1')
  if (!graph.nodes.has(id)) {
    graph.nodes.set(id, { id, lines: readLabel(id), shape: 'table' })
    rows.set(id, [])
  }
  return id
}

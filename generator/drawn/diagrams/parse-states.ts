// `stateDiagram-v2` → its graph. A statement that is not known is a problem.

import { readLabel, UndrawnError } from './diagram-text.ts'
import type { Graph, GraphNode } from './graph.ts'
import type { Shape } from './shapes.ts'
import { looksStatement, type Statement } from './statements.ts'

const special: Readonly<Record<string, Shape>> = {
  fork: 'bar',
  join: 'bar',
  choice: 'diamond',
  start: 'start',
  end: 'end',
}

/** One reading of a diagram. */
interface Reading {
  graph: Graph
  /** Groups around the current line, innermost last. */
  open: string[]
  /** A note over some lines. */
  note?: { of: string; isLeft: boolean; rows: string[] } | undefined
  /** Groups that are parts beside each other. */
  parts: Set<string>
}

/** Reads the statements of a diagram; the first is its kind. */
export function parseStates([, ...statements]: readonly Statement[]): Graph {
  const graph: Graph = { direction: 'TB', nodes: new Map(), edges: [], groups: new Map() }
  const reading: Reading = { graph, open: [], parts: new Set() }
  for (const statement of statements) if (!readNote(statement.text, reading)) readStatement(statement, reading)
  if (reading.note) throw new UndrawnError('a note has no "end note"', statements.at(-1)?.line ?? 1)
  if (reading.open.length > 0) throw new UndrawnError('a "{" has no "}"', statements.at(-1)?.line ?? 1)
  for (const id of graph.groups.keys()) graph.nodes.delete(id)
  const around = new Set([...graph.nodes.values(), ...graph.groups.values()].map(({ parent }) => parent))
  for (const id of reading.parts) if (!around.has(id)) graph.groups.delete(id)
  return graph
}

function readStatement({ text: written, line }: Statement, reading: Reading): void {
  const { graph, open, parts } = reading
  const text = written.replace(/(?<!\s)\s+%%.*$/, '')
  if (looksStatement.test(text) || /^hide empty description$/.test(text)) return
  if (text === '--' && open.length > 0) {
    beginPart(reading)
    return
  }
  if (text === '}') {
    if (parts.has(open.at(-1) ?? '')) open.pop()
    if (open.pop() === undefined) throw new UndrawnError('this "}" ends nothing', line)
    return
  }
  const [, direction] = /^direction\s+(TB|TD|BT|LR|RL)$/.exec(text) ?? []
  if (direction !== undefined) {
    if (open.length === 0) graph.direction = direction === 'TD' ? 'TB' : (direction as Graph['direction'])
    return
  }
  const [isArrow, from = '', to = '', label = ''] =
    /^(\[\*\]|[\p{L}\p{N}_.-]+?)(?::::[\w-]+)?\s*-->\s*(\[\*\]|[\p{L}\p{N}_.-]+)(?::::[\w-]+)?\s*(?::\s*(.*))?$/u.exec(
      text,
    ) ?? []
  if (isArrow !== undefined) {
    const ends = { from: endOf(from, true, reading), to: endOf(to, false, reading) }
    const lines = label === '' ? [] : readLabel(label)
    graph.edges.push({ ...ends, lines, stroke: 'solid', startHead: 'none', endHead: 'arrow', length: 1 })
    return
  }
  if (readState(text, reading)) return
  throw new UndrawnError(`"${text.slice(0, 40)}" is not known in a diagram of states`, line)
}

/** A note beside a state, in one line or in some. */
function readNote(text: string, reading: Reading): boolean {
  const { note } = reading
  if (note) {
    if (text === 'end note') {
      addNote(note, note.rows.flatMap(readLabel), reading)
      reading.note = undefined
    } else note.rows.push(text)
    return true
  }
  const [, side, of = '', words] = /^note (left|right) of ([\p{L}\p{N}_.-]+)\s*(?::\s*(.*))?$/iu.exec(text) ?? []
  if (side === undefined) return false
  const place = { of, isLeft: side.toLowerCase() === 'left' }
  if (words === undefined) reading.note = { ...place, rows: [] }
  else addNote(place, readLabel(words), reading)
  return true
}

function addNote({ of, isLeft }: { of: string; isLeft: boolean }, lines: string[], reading: Reading): void {
  const { graph } = reading
  const id = `note ${graph.nodes.size + graph.edges.length}`
  if (!graph.groups.has(of)) addState(of, {}, reading)
  const parent = (graph.groups.get(of) ?? graph.nodes.get(of))?.parent
  graph.nodes.set(id, { id, lines, shape: 'note', ...(parent === undefined ? {} : { parent }) })
  const ends = isLeft ? { from: id, to: of } : { from: of, to: id }
  graph.edges.push({ ...ends, lines: [], stroke: 'dotted', startHead: 'none', endHead: 'none', length: 1 })
}

/** What comes next happens at the same time as what came before in the same group. */
function beginPart({ graph: { nodes, groups }, open, parts }: Reading): void {
  const add = (parent: string): string => {
    const id = `part ${parts.size + 1} of ${parent}`
    parts.add(id)
    groups.set(id, { id, lines: [], parent })
    return id
  }
  let around = open.at(-1) ?? ''
  if (parts.has(around)) {
    open.pop()
    around = open.at(-1) ?? ''
  } else {
    const id = add(around)
    for (const node of nodes.values()) if (node.parent === around) nodes.set(node.id, { ...node, parent: id })
    for (const group of groups.values())
      if (group.parent === around && group.id !== id) groups.set(group.id, { ...group, parent: id })
  }
  open.push(add(around))
}

function readState(text: string, reading: Reading): boolean {
  const { graph, open } = reading
  const [, title, named = '', brace] = /^state\s+"([^"]*)"\s+as\s+([\p{L}\p{N}_.-]+)\s*(\{)?$/u.exec(text) ?? []
  if (title !== undefined) {
    if (brace === undefined) addState(named, { lines: readLabel(title) }, reading)
    else openGroup(named, readLabel(title), reading)
    return true
  }
  const [, group] = /^state\s+([\p{L}\p{N}_.-]+)\s*\{$/u.exec(text) ?? []
  if (group !== undefined) {
    openGroup(group, readLabel(group), reading)
    return true
  }
  const [, id = '', kind = ''] = /^state\s+([\p{L}\p{N}_.-]+)\s*(?:<<|\[\[)(\w+)(?:>>|\]\])$/u.exec(text) ?? []
  const shape = Object.hasOwn(special, kind) ? special[kind] : undefined
  if (shape) {
    addState(id, { shape, lines: [] }, reading)
    return true
  }
  const [, described, words = ''] = /^(?:state\s+)?([\p{L}\p{N}_.-]+)\s*:\s*(.+)$/u.exec(text) ?? []
  if (described !== undefined) {
    const around = graph.groups.get(described)
    const known = around ?? graph.nodes.get(described)
    const isNamed = known && known.lines.join('') !== described
    const lines = [...(isNamed ? known.lines : []), ...readLabel(words)]
    if (around) graph.groups.set(described, { ...around, lines })
    else addState(described, { lines }, reading)
    return true
  }
  const [, plain] = /^(?:state\s+)?([\p{L}\p{N}_.-]+)(?::::[\w-]+)?$/u.exec(text) ?? []
  if (plain === undefined || (open.length === 0 && plain === '--') || /^-+$/.test(plain)) return false
  addState(plain, {}, reading)
  return true
}

function openGroup(id: string, title: string[], { graph, open }: Reading): void {
  const parent = open.at(-1)
  // What was said of it before is its title.
  const known = graph.nodes.get(id)?.lines ?? []
  const lines = title.join('') === id && known.length > 0 ? known : title
  graph.groups.set(id, { id, lines, ...(parent === undefined ? {} : { parent }) })
  open.push(id)
}

function addState(id: string, facts: Partial<GraphNode>, { graph, open }: Reading): void {
  const parent = open.at(-1)
  const known = graph.nodes.get(id)
  const usual: GraphNode = { id, lines: readLabel(id), shape: 'round', ...(parent === undefined ? {} : { parent }) }
  graph.nodes.set(id, { ...(known ?? usual), ...facts })
}

/** The state at an end of an arrow. `[*]` is the beginning or the end of the group around it. */
function endOf(written: string, isStart: boolean, reading: Reading): string {
  if (written !== '[*]') {
    if (!reading.graph.groups.has(written)) addState(written, {}, reading)
    return written
  }
  const id = `${isStart ? 'start' : 'end'} of ${reading.open.at(-1) ?? 'all'}`
  addState(id, { shape: isStart ? 'start' : 'end', lines: [] }, reading)
  return id
}

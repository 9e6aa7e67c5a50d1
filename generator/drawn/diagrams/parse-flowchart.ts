// `flowchart TD` → its graph. A statement that is not known is a problem: a drawing without it would say something
// else.

import { readLabel, UndrawnError } from './diagram-text.ts'
import { joinFacts, readFacts } from './facts.ts'
import type { Graph, GraphEdge, GraphNode } from './graph.ts'
import type { Head } from './heads.ts'
import { type Shape, shapeNamed, signSize } from './shapes.ts'
import { looksStatement, type Statement } from './statements.ts'

const directions: Readonly<Record<string, Graph['direction']>> = { TB: 'TB', TD: 'TB', BT: 'BT', LR: 'LR', RL: 'RL' }

/** How the outlines of boxes are written; longer ones come first. */
const outlines: readonly (readonly [open: string, close: string, shape: Shape])[] = [
  ['(((', ')))', 'double'],
  ['(-', '-)', 'ellipse'],
  ['((', '))', 'circle'],
  ['([', '])', 'stadium'],
  ['[[', ']]', 'subroutine'],
  ['[(', ')]', 'cylinder'],
  ['[/', '/]', 'lean-right'],
  ['[/', '\\]', 'trapezoid'],
  ['[\\', '\\]', 'lean-left'],
  ['[\\', '/]', 'flat-trapezoid'],
  ['{{', '}}', 'hexagon'],
  ['{', '}', 'diamond'],
  ['(', ')', 'round'],
  ['>', ']', 'flag'],
  ['[', ']', 'rect'],
]

const lineEnd =
  /^([<xo]?)(-{2,}[>xo](?![\p{L}\p{N}])|-{2,}>|-{3,}|={2,}[>xo](?![\p{L}\p{N}])|={2,}>|={3,}|-?\.+-[>xo]?|~{3,})/u
const lineWithWords = /^([<xo]?)(?:--|==|-\.)(\s+\S.*?|[^\s>ox.=-].*?)\s*(-{2,}[>xo]|-{3,}|={2,}[>xo]|={3,}|\.+-[>xo]?)/
const idPattern = /^(?:[\p{L}\p{N}_.*/&#$]|-(?![-.>=]))+/u
const heads: Readonly<Record<string, Head>> = { '>': 'arrow', '<': 'arrow', x: 'cross', o: 'circle' }

/** One reading of a chart. */
interface Reading {
  graph: Graph
  /** Groups around the current line, innermost last. */
  open: string[]
  groups: number
  /** Names of lines; only their looks can be changed. */
  lines: Set<string>
}

/** Reads the statements of a chart; the first names its direction. */
export function parseFlowchart(statements: readonly Statement[]): Graph {
  const [head, ...others] = statements
  const [, name = 'TB'] = /^\S+(?:\s+(\S.*))?$/.exec(head?.text ?? '') ?? []
  const direction = Object.hasOwn(directions, name) ? directions[name] : undefined
  if (!direction)
    throw new UndrawnError(`the direction "${name.slice(0, 40)}" is none of TB, BT, LR and RL`, head?.line ?? 1)
  const graph: Graph = { direction, nodes: new Map(), edges: [], groups: new Map() }
  const reading: Reading = { graph, open: [], groups: 0, lines: new Set() }
  for (const { text, line } of joinFacts(others)) readStatement(text, line, reading)
  if (reading.open.length > 0) throw new UndrawnError('a "subgraph" has no "end"', others.at(-1)?.line ?? 1)
  // What is named in a line and is a group is no box.
  for (const id of graph.groups.keys()) graph.nodes.delete(id)
  return graph
}

function readStatement(text: string, line: number, reading: Reading): void {
  const { graph, open } = reading
  if (looksStatement.test(text)) return
  if (/^direction\s+\w+$/.test(text)) return
  if (text === 'end') {
    if (open.pop() === undefined) throw new UndrawnError('this "end" ends nothing', line)
    return
  }
  const [isGroup, written = ''] = /^subgraph(?:\s+(.*))?$/.exec(text) ?? []
  if (isGroup !== undefined) {
    const [, id = written, title = id] = /^([^\s[]+)\s*\[(.*)\]$/.exec(written) ?? []
    const parent = open.at(-1)
    const key = id === '' ? `group ${++reading.groups}` : id.replace(/^"(.*)"$/, '$1')
    graph.groups.set(key, {
      id: key,
      lines: title === '' ? [] : readLabel(title),
      ...(parent === undefined ? {} : { parent }),
    })
    open.push(key)
    return
  }
  const [named, name = ''] = /^([\p{L}\p{N}_-]+)(?=@\{)/u.exec(text) ?? []
  if (named === undefined || !reading.lines.has(name)) readChain(text, line, reading)
  else checkLooks(readFacts(text.slice(name.length), line), name, line)
}

/** What is said of a line may change how it looks, and nothing else. */
function checkLooks({ facts, rest }: ReturnType<typeof readFacts>, name: string, line: number): void {
  const other = [...facts.keys()].find((key) => !/^(?:animate|animation|curve)$/.test(key)) ?? rest.trim()
  if (other !== '') throw new UndrawnError(`"${other.slice(0, 40)}" of the line "${name}" is not known`, line)
}

/** `A & B --> C -- words --> D`. */
function readChain(text: string, line: number, reading: Reading): void {
  let { ids, rest } = readEnds(text, line, reading)
  while (rest !== '') {
    const edge = readEdge(withoutName(rest, reading), line)
    const next = readEnds(edge.rest, line, reading)
    for (const from of ids) for (const to of next.ids) reading.graph.edges.push({ ...edge.edge, from, to })
    ids = next.ids
    rest = next.rest
  }
}

/** `e1@-->`: a line may have a name. */
function withoutName(text: string, { lines }: Reading): string {
  const [whole, name = ''] = /^([\p{L}\p{N}_-]+)@(?=[<xo]?[-=~])/u.exec(text) ?? []
  if (whole === undefined) return text
  lines.add(name)
  return text.slice(whole.length)
}

function readEnds(text: string, line: number, reading: Reading): { ids: string[]; rest: string } {
  const ids: string[] = []
  let rest = text.trimStart()
  for (;;) {
    const node = readNode(rest, line, reading)
    ids.push(node.id)
    rest = node.rest.trimStart()
    if (!/^&\s/.test(rest)) return { ids, rest }
    rest = rest.slice(1).trimStart()
  }
}

function readNode(text: string, line: number, { graph, open }: Reading): { id: string; rest: string } {
  const [id] = idPattern.exec(text) ?? []
  if (id === undefined) throw new UndrawnError(`"${text.slice(0, 40)}" is no box and no line`, line)
  let rest = text.slice(id.length)
  const known = graph.nodes.get(id)
  const parent = open.at(-1)
  const node = known ?? {
    id,
    lines: readLabel(id),
    shape: 'rect' as const,
    ...(parent === undefined ? {} : { parent }),
  }
  if (parent !== undefined && known && known.parent === undefined) node.parent = parent
  graph.nodes.set(id, node)
  if (rest.startsWith('@{')) return { id, rest: readForm(rest, node, line, graph) }
  const outline = outlines
    .filter(([start]) => rest.startsWith(start))
    .map(([start, close, shape]) => ({ shape, start, end: endOfLabel(rest, start, close), close }))
    .find(({ end }) => end !== undefined)
  if (outline?.end !== undefined) {
    graph.nodes.set(id, {
      ...node,
      lines: readLabel(rest.slice(outline.start.length, outline.end)),
      shape: outline.shape,
    })
    rest = rest.slice(outline.end + outline.close.length)
  } else if (/^[[({>]/.test(rest)) throw new UndrawnError(`the box "${id}" is not closed`, line)
  return { id, rest: rest.replace(/^:::[\w-]+/, '') }
}

/** `@{ shape: …, label: … }`. Returns what follows. */
function readForm(text: string, node: GraphNode, line: number, { nodes }: Graph): string {
  const { facts, rest } = readFacts(text, line)
  const { id } = node
  const written = facts.get('shape')
  const shape = written === undefined ? node.shape : shapeNamed(written)
  if (!shape) throw new UndrawnError(`the shape "${written}" of "${id}" is not known`, line)
  for (const key of facts.keys())
    if (!/^(?:shape|label|w|h)$/.test(key)) throw new UndrawnError(`"${key}" of the box "${id}" is not drawn`, line)
  const label = facts.get('label')
  const unsaid = signSize(shape) ? [] : node.lines
  nodes.set(id, { ...node, shape, lines: label === undefined ? unsaid : readLabel(label) })
  return rest.replace(/^:::[\w-]+/, '')
}

function endOfLabel(text: string, start: string, close: string): number | undefined {
  const from = start.length
  const quoted = /^\s*"[^"]*"\s*/.exec(text.slice(from))
  const end = quoted ? from + quoted[0].length : text.indexOf(close, from)
  return end >= 0 && text.startsWith(close, end) ? end : undefined
}

function readEdge(text: string, line: number): { edge: Omit<GraphEdge, 'from' | 'to'>; rest: string } {
  const plain = lineEnd.exec(text)
  const worded = plain ? null : lineWithWords.exec(text)
  const [whole = '', start = ''] = plain ?? worded ?? []
  const written = plain?.[2] ?? worded?.[3] ?? ''
  if (whole === '') throw new UndrawnError(`"${text.slice(0, 40)}" is no line between two boxes`, line)
  let rest = text.slice(whole.length)
  let lines = worded ? readLabel(worded[2] ?? '') : []
  const label = /^\s*\|([^|]*)\|/.exec(rest)
  if (label) {
    lines = readLabel(label[1] ?? '')
    rest = rest.slice(label[0].length)
  }
  const end = heads[written.at(-1) ?? ''] ?? 'none'
  const shown = { lines, stroke: strokeOf(whole), startHead: heads[start] ?? 'none', endHead: end } as const
  return { edge: { ...shown, length: lengthOf(written) }, rest }
}

function strokeOf(written: string): GraphEdge['stroke'] {
  if (written.includes('~')) return 'none'
  if (written.includes('=')) return 'thick'
  return /-\.|\.-/.test(written) ? 'dotted' : 'solid'
}

/** A longer line goes over more ranks. */
function lengthOf(written: string): number {
  const dots = written.split('.').length - 1
  if (dots > 0) return dots
  const marks = written.replace(/[>xo]$/, '').length
  return Math.max(1, marks - (/[>xo]$/.test(written) ? 1 : 2))
}

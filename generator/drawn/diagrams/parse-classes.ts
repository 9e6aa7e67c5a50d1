// `classDiagram` → its graph: each class is a table of its members. A statement that is not known is a problem.

import { cellOf, withAngles } from './class-members.ts'
import { readLabel, UndrawnError } from './diagram-text.ts'
import type { Graph, GraphNode } from './graph.ts'
import type { Head } from './heads.ts'
import type { Statement } from './statements.ts'
import type { Cell } from './table.ts'

const name = '(`[^`]+`|[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_]|\\.(?!\\.)|-(?!-))*?)'
const generic = '(~[^"{}:]+~)?'
const looks = '(?::::[\\w-]+ ?)?'
const relation = new RegExp(
  `^${name}${generic} ?(?:"([^"]*)" ?)?(<\\||\\*|<|\\(\\)|(?<=[ "])o)?(--|\\.\\.)(\\|>|\\*|>|\\(\\)|o(?=[ "]))? ?` +
    `(?:"([^"]*)" ?)?${name}${generic}${looks} ?(?:: ?(.*))?$`,
  'u',
)
const declared = new RegExp(
  `^class ${name}${generic} ?(?:\\["([^"]*)"\\] ?)?${looks}(?:<<([^<>]+)>> ?)?${looks}(\\{ ?\\}?)?$`,
  'u',
)
const annotated = new RegExp(`^<<([^<>]+)>> ?${name}$`, 'u')
const described = new RegExp(`^${name}${generic} ?: ?(.+)$`, 'u')
const heads: Readonly<Record<string, Head>> = {
  '<|': 'triangle',
  '|>': 'triangle',
  '*': 'diamond',
  o: 'hollow-diamond',
  '<': 'arrow',
  '>': 'arrow',
  '()': 'ball',
}

/** A class while it is read. */
interface ClassBox {
  title: string[]
  kinds: string[]
  fields: Cell[]
  methods: Cell[]
  shape: 'table' | 'text'
  parent?: string
}

/** One reading of a diagram. */
interface Reading {
  graph: Graph
  classes: Map<string, ClassBox>
  notes: Map<string, GraphNode>
  /** The class whose members follow. */
  open: ClassBox | undefined
  /** Namespaces around the current line, innermost last. */
  spaces: string[]
}

/** Reads the statements of a diagram; the first is its kind. */
export function parseClasses([, ...statements]: readonly Statement[]): Graph {
  const graph: Graph = { direction: 'TB', nodes: new Map(), edges: [], groups: new Map() }
  const reading: Reading = { graph, classes: new Map(), notes: new Map(), open: undefined, spaces: [] }
  for (const { text, line } of statements) {
    for (const row of splitBraces(text.replace(/\s+/g, ' ')))
      if (reading.open) readMember(row, reading)
      else readStatement(row, line, reading)
  }
  if (reading.open || reading.spaces.length > 0)
    throw new UndrawnError('a "{" has no "}"', statements.at(-1)?.line ?? 1)
  for (const [id, box] of reading.classes) graph.nodes.set(id, nodeOf(id, box))
  for (const [id, note] of reading.notes) graph.nodes.set(id, note)
  return graph
}

/** `class A { member }` in one line is three statements. */
function splitBraces(text: string): string[] {
  const [, start = '', inner = ''] = /^((?:class|namespace) [^{]*\{) ?([^{} ][^{}]*)\}$/.exec(text) ?? []
  return start === '' ? [text] : [start, inner.trim(), '}']
}

function nodeOf(id: string, { title, kinds, fields, methods, shape, parent }: ClassBox): GraphNode {
  const hasMembers = fields.length + methods.length > 0
  const parts = hasMembers ? [fields, methods].map((cells) => cells.map((cell) => [cell])) : []
  return { id, lines: [...kinds, ...title], shape, parts, ...(parent === undefined ? {} : { parent }) }
}

function readMember(text: string, reading: Reading): void {
  const box = reading.open
  if (!box) return
  if (text === '}') reading.open = undefined
  else addMember(text, box)
}

function addMember(text: string, box: ClassBox): void {
  const [, kind] = /^<<([^<>]+)>>$/.exec(text) ?? []
  if (kind !== undefined) box.kinds.push(`«${kind.trim()}»`)
  else (text.includes('(') ? box.methods : box.fields).push(cellOf(text))
}

function readStatement(text: string, line: number, reading: Reading): void {
  const { graph, spaces } = reading
  if (/^(?:classDef|cssClass|style) [\p{L}\p{N}_"`]/u.test(text)) return
  if (text === '}') {
    if (spaces.pop() === undefined) throw new UndrawnError('this "}" ends nothing', line)
    return
  }
  const [, direction] = /^direction (TB|TD|BT|LR|RL)$/.exec(text) ?? []
  if (direction !== undefined) {
    graph.direction = direction === 'TD' ? 'TB' : (direction as Graph['direction'])
    return
  }
  const isKnown =
    readNote(text, reading) || readSpace(text, reading) || readClass(text, reading) || readRelation(text, reading)
  if (!isKnown) throw new UndrawnError(`"${text.slice(0, 40)}" is not known in a diagram of classes`, line)
}

function readNote(text: string, { graph, notes, spaces, ...reading }: Reading): boolean {
  const [isNote, of, words = ''] = /^note (?:for (\S+) )?"([^"]*)"$/.exec(text) ?? []
  if (isNote === undefined) return false
  const id = `note ${notes.size + 1}`
  const parent = spaces.at(-1)
  notes.set(id, { id, lines: readLabel(words), shape: 'note', ...(parent === undefined ? {} : { parent }) })
  if (of === undefined) return true
  const ends = { from: id, to: take(of, { graph, notes, spaces, ...reading }).id }
  graph.edges.push({ ...ends, lines: [], stroke: 'dotted', startHead: 'none', endHead: 'none', length: 1 })
  return true
}

/** A namespace; a dot in its name is a namespace around it. */
function readSpace(text: string, { graph: { groups }, spaces }: Reading): boolean {
  const [, path, title] = /^namespace ([\p{L}\p{N}_.-]+) ?(?:\["([^"]*)"\] ?)?\{$/u.exec(text) ?? []
  if (path === undefined) return false
  let parent = spaces.at(-1)
  for (const step of path.split('.')) {
    const id = parent === undefined ? `namespace ${step}` : `${parent}.${step}`
    const known = groups.get(id)
    groups.set(id, known ?? { id, lines: readLabel(step), ...(parent === undefined ? {} : { parent }) })
    parent = id
  }
  const group = groups.get(parent ?? '')
  if (group && title !== undefined) groups.set(group.id, { ...group, lines: readLabel(title) })
  if (parent !== undefined) spaces.push(parent)
  return true
}

function readClass(text: string, reading: Reading): boolean {
  const [isClass, id = '', types = '', title, kind, brace] = declared.exec(text) ?? []
  if (isClass !== undefined) {
    const { box } = take(id, reading)
    if (title !== undefined || types !== '') box.title = title === undefined ? titleOf(id, types) : readLabel(title)
    if (kind !== undefined) box.kinds.push(`«${kind.trim()}»`)
    const parent = reading.spaces.at(-1)
    if (parent !== undefined) box.parent = parent
    if (brace === '{' || brace === '{ ') reading.open = box
    return true
  }
  const [, noted, owner = ''] = annotated.exec(text) ?? []
  if (noted !== undefined) {
    take(owner, reading).box.kinds.push(`«${noted.trim()}»`)
    return true
  }
  const [, subject, , member = ''] = described.exec(text) ?? []
  if (subject === undefined) return false
  addMember(member, take(subject, reading).box)
  return true
}

function readRelation(text: string, reading: Reading): boolean {
  const found = relation.exec(text)
  if (!found) return false
  const [, from = '', fromTypes = '', startWords, start = '', dashes, end = '', endWords, to = '', toTypes = ''] = found
  const ends = [take(from, reading, fromTypes), take(to, reading, toTypes)] as const
  for (const [index, head] of [start, end].entries()) {
    const box = ends[index]?.box
    if (head === '()' && box && box.fields.length + box.methods.length === 0) box.shape = 'text'
  }
  reading.graph.edges.push({
    from: ends[0].id,
    to: ends[1].id,
    lines: found[10] === undefined || found[10] === '' ? [] : readLabel(found[10]),
    stroke: dashes === '..' ? 'dotted' : 'solid',
    startHead: heads[start] ?? 'none',
    endHead: heads[end] ?? 'none',
    length: 1,
    ...(startWords === undefined ? {} : { startWords }),
    ...(endWords === undefined ? {} : { endWords }),
  })
  return true
}

function plainName(written: string): string {
  return written.replace(/^`([^]*)`$/, '$1')
}

// Angles come last: "Set~b~" has no mark of HTML.
function titleOf(written: string, types: string): string[] {
  return readLabel(plainName(written) + types).map(withAngles)
}

/** The class of a name; it is one from then on. */
function take(written: string, { classes, spaces }: Reading, types = ''): { id: string; box: ClassBox } {
  const id = `class ${plainName(written)}`
  const parent = spaces.at(-1)
  const box = classes.get(id) ?? {
    title: titleOf(written, types),
    kinds: [],
    fields: [],
    methods: [],
    shape: 'table',
    ...(parent === undefined ? {} : { parent }),
  }
  classes.set(id, box)
  return { id, box }
}

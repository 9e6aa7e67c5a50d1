// `sequenceDiagram` → who takes part, and what happens in which order. A statement that is not known is a problem.

import { readLabel, UndrawnError } from './diagram-text.ts'
import { readFacts } from './facts.ts'
import type { Head } from './heads.ts'
import type { Shape } from './shapes.ts'
import type { Statement } from './statements.ts'

/** Who takes part. */
export interface Participant {
  id: string
  lines: readonly string[]
  shape: Shape
}

/** Some who belong together. */
export interface ParticipantBox {
  ids: string[]
  lines: readonly string[]
}

/** What happens. */
export type Step =
  | {
      kind: 'message'
      from: string
      to: string
      lines: readonly string[]
      isDotted: boolean
      startHead: Head
      endHead: Head
    }
  | { kind: 'note'; side: 'left' | 'right' | 'over'; ids: readonly string[]; lines: readonly string[] }
  | { kind: 'open'; name: string; lines: readonly string[] }
  | { kind: 'part'; name: string; lines: readonly string[] }
  | { kind: 'close' }
  | { kind: 'activate' | 'deactivate' | 'create' | 'destroy'; id: string }

/** A sequence of messages. */
export interface Sequence {
  participants: Map<string, Participant>
  steps: Step[]
  boxes: ParticipantBox[]
}

const blocks: ReadonlySet<string> = new Set(['loop', 'alt', 'opt', 'par', 'par_over', 'critical', 'break', 'rect'])
const blockParts: ReadonlySet<string> = new Set(['else', 'and', 'option'])
const name = String.raw`(?!\(\))[^\s:<>+,;-](?:(?!\(\))[^:<>+,;\n-]|-(?![->x)]))*?`
const message = new RegExp(String.raw`^(${name})\s*(<<)?(-{1,2})(>>|>|x|\))\s*([+-])?\s*(${name})\s*(?::\s*(.*))?$`)
const arrowHeads: Readonly<Record<string, Head>> = { '>>': 'arrow', '>': 'none', x: 'cross', ')': 'open' }

const sides: Readonly<Record<string, 'left' | 'right' | 'over'>> = {
  'left of': 'left',
  'right of': 'right',
  over: 'over',
}

/** Messages and notes that a person can read. */
const maxSteps = 400

/** One reading of a diagram. */
interface Reading extends Sequence {
  /** Those who are named now are in it. */
  box?: ParticipantBox | undefined
  /** Number of open blocks. */
  depth: number
  /** Number of the next message, and what is added each time. */
  next?: number
  step: number
}

/** Reads the statements of a diagram; the first is its kind. */
export function parseSequence([, ...statements]: readonly Statement[]): Sequence {
  const reading: Reading = { participants: new Map(), steps: [], boxes: [], depth: 0, step: 1 }
  for (const statement of statements) readStatement(statement, reading)
  if (reading.depth > 0 || reading.box) throw new UndrawnError('a block has no "end"', statements.at(-1)?.line ?? 1)
  if (reading.steps.length > maxSteps) throw new UndrawnError(`it has more than ${maxSteps} steps`, 1)
  if (reading.participants.size === 0) throw new UndrawnError('nobody takes part', 1)
  return reading
}

function readStatement({ text: written, line }: Statement, reading: Reading): void {
  // The one at the end of "#35;" is part of a character.
  const text = written.replace(/(?<![#&]\w+)\s*;$/, '')
  if (
    readParticipant(text, line, reading) ||
    readBox(text, reading) ||
    readBlock(text, line, reading) ||
    readNote(text, reading)
  )
    return
  const [, change, id = ''] = /^(activate|deactivate|destroy)\s+(\S.*)$/.exec(text) ?? []
  if (change === 'activate' || change === 'deactivate' || change === 'destroy') {
    reading.steps.push({ kind: change, id: take(id, reading) })
    return
  }
  const [isNumber, first = '1', step = '1'] = /^autonumber(?:\s+(\d+))?(?:\s+(\d+))?$/.exec(text) ?? []
  if (isNumber !== undefined) {
    reading.next = Number(first)
    reading.step = Number(step)
    return
  }
  if (text === 'autonumber off') {
    delete reading.next
    return
  }
  const [isMessage, from = '', both, dashes = '', head = '', change2, to = '', words = ''] = message.exec(text) ?? []
  if (isMessage === undefined) throw new UndrawnError(`"${text.slice(0, 40)}" is not known in a sequence`, line)
  const number = reading.next === undefined ? '' : `${reading.next}. `
  if (reading.next !== undefined) reading.next += reading.step
  const ends = { from: take(from, reading), to: take(to, reading) }
  reading.steps.push({
    kind: 'message',
    ...ends,
    lines: readLabel(`${number}${words}`).filter((row) => row !== ''),
    isDotted: dashes === '--',
    startHead: both === undefined ? 'none' : 'arrow',
    endHead: arrowHeads[head] ?? 'arrow',
  })
  if (change2 === '+') reading.steps.push({ kind: 'activate', id: ends.to })
  if (change2 === '-') reading.steps.push({ kind: 'deactivate', id: ends.from })
}

/** What takes part can be of a kind; some of them are words above the name. */
const kinds: Readonly<Record<string, Shape>> = {
  participant: 'rect',
  actor: 'stadium',
  database: 'cylinder',
  collections: 'stacked',
  queue: 'tube',
}
const wordKinds: ReadonlySet<string> = new Set(['boundary', 'control', 'entity'])

function readParticipant(text: string, line: number, reading: Reading): boolean {
  const [, created, word = '', written = ''] = /^(create\s+)?(participant|actor)\s+(\S.*)$/.exec(text) ?? []
  if (word === '') return false
  const at = written.indexOf('@{')
  const { facts, rest } = at < 0 ? { facts: new Map<string, string>(), rest: '' } : readFacts(written.slice(at), line)
  const [, plain = written, alias] =
    /^(\S.*?)\s+as\s+(\S.*)$/.exec(at < 0 ? written : written.slice(0, at) + rest) ?? []
  const id = (at < 0 ? plain : written.slice(0, at)).trim()
  const kind = facts.get('type') ?? word
  for (const key of facts.keys())
    if (key !== 'type' && key !== 'alias') throw new UndrawnError(`"${key}" of "${id}" is not known`, line)
  const shape = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!shape && !wordKinds.has(kind)) throw new UndrawnError(`"${kind}" is no kind of participant`, line)
  const lines = [...(shape ? [] : [`«${kind}»`]), ...readLabel(alias ?? facts.get('alias') ?? id)]
  reading.participants.set(id, { id, lines, shape: shape ?? 'rect' })
  reading.box?.ids.push(id)
  if (created !== undefined) reading.steps.push({ kind: 'create', id })
  return true
}

const colourNames =
  'aqua azure beige black blue brown coral cyan gold gray grey green indigo ivory khaki lavender lime magenta maroon' +
  ' navy olive orange orchid pink plum purple red salmon silver tan teal violet white yellow transparent'
const anyColour = `(?:light|dark|medium)?(?:${colourNames.replace(/ /g, '|')})`
const colour = new RegExp(String.raw`^(?:(?:rgb|hsl)a?\([^)]*\)|#[\da-f]{3,8}|${anyColour})(?=\s|$)`, 'i')

/** `box Aqua A name … end`; its colour is that of the site. */
function readBox(text: string, reading: Reading): boolean {
  if (reading.box && text === 'end') {
    reading.box = undefined
    return true
  }
  const [isBox, words = ''] = /^box(?:\s+(\S.*))?$/.exec(text) ?? []
  if (isBox === undefined || reading.box) return false
  const title = words.replace(colour, '').trim()
  reading.box = { ids: [], lines: title === '' ? [] : readLabel(title) }
  reading.boxes.push(reading.box)
  return true
}

function readBlock(text: string, line: number, reading: Reading): boolean {
  const [, word = '', words = ''] = /^(\w+)(?:\s+(.*))?$/.exec(text) ?? []
  // The colour of a block is that of the site.
  const lines = word === 'rect' || words === '' ? [] : readLabel(words)
  if (blocks.has(word)) {
    reading.depth++
    reading.steps.push({ kind: 'open', name: word === 'rect' ? '' : word, lines })
  } else if (blockParts.has(word)) {
    if (reading.depth === 0) throw new UndrawnError(`this "${word}" belongs to no block`, line)
    reading.steps.push({ kind: 'part', name: word, lines })
  } else if (text === 'end') {
    if (reading.depth-- === 0) throw new UndrawnError('this "end" ends nothing', line)
    reading.steps.push({ kind: 'close' })
  } else return false
  return true
}

function readNote(text: string, reading: Reading): boolean {
  const [, side, ids = '', words = ''] = /^[Nn]ote\s+(left of|right of|over)\s+([^:]+?)\s*:\s*(.*)$/.exec(text) ?? []
  if (side === undefined) return false
  const found = ids.split(',').map((id) => take(id.trim(), reading))
  reading.steps.push({ kind: 'note', side: sides[side] ?? 'over', ids: found, lines: readLabel(words) })
  return true
}

/** Somebody who is named for the first time takes part from then on. */
function take(written: string, { participants }: Reading): string {
  const id = written.trim()
  if (!participants.has(id)) participants.set(id, { id, lines: readLabel(id), shape: 'rect' })
  return id
}

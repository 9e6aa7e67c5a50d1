// `sequenceDiagram` → who takes part, and what happens in which order. A statement that is not known is a problem.

import { readLabel, UndrawnError } from './diagram-text.ts'
import type { Statement } from './statements.ts'
import type { Head } from './heads.ts'

/** Who takes part. */
export interface Participant {
  id: string
  lines: readonly string[]
  isActor: boolean
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
  | { kind: 'activate' | 'deactivate'; id: string }

/** A sequence of messages. */
export interface Sequence {
  participants: Map<string, Participant>
  steps: Step[]
}

const blocks: ReadonlySet<string> = new Set(['loop', 'alt', 'opt', 'par', 'critical', 'break', 'rect'])
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
  /** Number of open blocks. */
  depth: number
  /** Number of the next message, and what is added each time. */
  next?: number
  step: number
}

/** Reads the statements of a diagram; the first is its kind. */
export function parseSequence([, ...statements]: readonly Statement[]): Sequence {
  const reading: Reading = { participants: new Map(), steps: [], depth: 0, step: 1 }
  for (const statement of statements) readStatement(statement, reading)
  if (reading.depth > 0) throw new UndrawnError('a block has no "end"', statements.at(-1)?.line ?? 1)
  if (reading.steps.length > maxSteps) throw new UndrawnError(`it has more than ${maxSteps} steps`, 1)
  if (reading.participants.size === 0) throw new UndrawnError('nobody takes part', 1)
  return reading
}

function readStatement({ text, line }: Statement, reading: Reading): void {
  if (readParticipant(text, reading) || readBlock(text, line, reading) || readNote(text, reading)) return
  const [, change, id = ''] = /^(activate|deactivate)\s+(.+)$/.exec(text) ?? []
  if (change === 'activate' || change === 'deactivate') {
    reading.steps.push({ kind: change, id: take(id, reading) })
    return
  }
  const [isNumber, first = '1', step = '1'] = /^autonumber(?:\s+(\d+))?(?:\s+(\d+))?$/.exec(text) ?? []
  if (isNumber !== undefined) {
    reading.next = Number(first)
    reading.step = Number(step)
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

function readParticipant(text: string, reading: Reading): boolean {
  const [, kind, id = '', label = id] = /^(participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/.exec(text) ?? []
  if (kind === undefined || id.includes('@')) return false
  reading.participants.set(id, { id, lines: readLabel(label), isActor: kind === 'actor' })
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
  if (!participants.has(id)) participants.set(id, { id, lines: readLabel(id), isActor: false })
  return id
}

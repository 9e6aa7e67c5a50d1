// A Go template → its tree. What cannot be read has no tree.

import { type Pipe, readPipe } from './parse-pipe.ts'

export type TemplateNode =
  | { kind: 'text'; text: string }
  | { kind: 'print'; pipe: Pipe }
  | { kind: 'if' | 'with' | 'range'; arms: readonly { pipe: Pipe; body: Body }[]; other: Body }
  | { kind: 'template'; name: string; pipe: Pipe | undefined }
  | { kind: 'return'; pipe: Pipe | undefined }
  | { kind: 'break' | 'continue' }
type Body = readonly TemplateNode[]

/** A template, and the ones that it defines. */
export interface Template {
  body: Body
  defined: ReadonlyMap<string, Body>
}

type Piece = { text: string; action?: undefined } | { action: string; text?: undefined }

const maxLength = 100_000

/** The tree of a template; undefined if it is malformed. */
export function parseTemplate(source: string): Template | undefined {
  const pieces = source.length > maxLength ? undefined : splitActions(source)
  if (!pieces) return undefined
  const reader = { pieces, at: 0, defined: new Map<string, Body>() }
  const body = readBody(reader, 0)
  return body && reader.at >= pieces.length ? { body, defined: reader.defined } : undefined
}

/** Splits at {{ and }}. A hyphen beside them takes the spaces away. */
function splitActions(source: string): Piece[] | undefined {
  const pieces: Piece[] = []
  let from = 0
  let isTrimmed = false
  for (let start = source.indexOf('{{'); start >= 0; start = source.indexOf('{{', from)) {
    const end = endOfAction(source, start + 2)
    if (end === undefined) return undefined
    const inner = source.slice(start + 2, end)
    const text = source.slice(from, start)
    const left = /^-\s/.test(inner)
    const right = /\s-$/.test(inner)
    const begun = isTrimmed ? text.trimStart() : text
    pieces.push({ text: left ? begun.trimEnd() : begun })
    const action = inner.slice(left ? 1 : 0, right ? -1 : undefined).trim()
    if (!action.startsWith('/*')) pieces.push({ action })
    isTrimmed = right
    from = end + 2
  }
  const rest = source.slice(from)
  pieces.push({ text: isTrimmed ? rest.trimStart() : rest })
  return pieces.filter(({ text }) => text !== '')
}

/** Where an action ends: texts and comments may hold braces. */
function endOfAction(source: string, from: number): number | undefined {
  const comment = /^-?\s*\/\*/.exec(source.slice(from, from + 100))
  if (comment) {
    const end = source.indexOf('*/', from + comment[0].length)
    const close = end < 0 ? -1 : source.indexOf('}}', end)
    return close < 0 ? undefined : close
  }
  const sign = /"|`|\}\}/g
  sign.lastIndex = from
  for (let found = sign.exec(source); found; found = sign.exec(source)) {
    if (found[0] === '}}') return found.index
    const end = found[0] === '`' ? source.indexOf('`', sign.lastIndex) : endOfText(source, sign.lastIndex)
    if (end < 0) return undefined
    sign.lastIndex = end + 1
  }
  return undefined
}

function endOfText(source: string, from: number): number {
  for (let at = from; at < source.length && source[at] !== '\n'; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '"') return at
  }
  return -1
}

interface Reader {
  pieces: readonly Piece[]
  at: number
  defined: Map<string, Body>
}

const mostDepth = 60

/** Nodes up to an `end` or `else`, which stays. */
function readBody(reader: Reader, depth: number): Body | undefined {
  const body: TemplateNode[] = []
  for (; reader.at < reader.pieces.length; reader.at++) {
    const { text, action } = reader.pieces[reader.at] as Piece
    if (text !== undefined) {
      body.push({ kind: 'text', text })
      continue
    }
    const [, word = '', rest = ''] = /^(\w*)\b\s*([^]*)$/.exec(action) ?? []
    if (depth > 0 && (word === 'end' || word === 'else')) return body
    const node = depth > mostDepth ? undefined : readNode(reader, { word, rest, action, depth })
    if (!node) return undefined
    if (node !== 'none') body.push(node)
  }
  return depth === 0 ? body : undefined
}

interface Written {
  word: string
  rest: string
  action: string
  depth: number
}

function readNode(reader: Reader, { word, rest, action, depth }: Written): TemplateNode | 'none' | undefined {
  if (word === 'if' || word === 'with' || word === 'range') return readArms(reader, word, { rest, depth })
  if (word === 'define' || word === 'block') {
    const [, name] = /^"([^"]+)"/.exec(rest) ?? []
    reader.at++
    const body = readBody(reader, depth + 1)
    if (name === undefined || !body || word === 'block' || !isEnd(reader)) return undefined
    reader.defined.set(name, body)
    return 'none'
  }
  if (word === 'template') {
    const [, name, argument = ''] = /^"([^"]+)"\s*([^]*)$/.exec(rest) ?? []
    const pipe = argument === '' ? undefined : readPipe(argument)
    return name === undefined || (argument !== '' && !pipe) ? undefined : { kind: 'template', name, pipe }
  }
  if ((word === 'break' || word === 'continue') && rest === '') return { kind: word }
  if (word === 'end' || word === 'else') return undefined
  const isReturn = word === 'return'
  if (isReturn && rest === '') return { kind: 'return', pipe: undefined }
  const pipe = readPipe(isReturn ? rest : action)
  return pipe && { kind: isReturn ? 'return' : 'print', pipe }
}

function isEnd({ pieces, at }: Reader): boolean {
  return pieces[at]?.action === 'end'
}

function readArms(
  reader: Reader,
  kind: 'if' | 'with' | 'range',
  { rest, depth }: Pick<Written, 'rest' | 'depth'>,
): TemplateNode | undefined {
  const arms: { pipe: Pipe; body: Body }[] = []
  let condition: string | undefined = rest
  let other: Body = []
  for (;;) {
    reader.at++
    const pipe = condition === undefined ? undefined : readPipe(condition)
    const body = readBody(reader, depth + 1)
    if (!body || (condition !== undefined && !pipe)) return undefined
    if (pipe) arms.push({ pipe, body })
    else other = body
    if (isEnd(reader)) return { kind, arms, other }
    const [, next] = /^else(?:\s+(?:if|with)\s+([^]+))?$/.exec(reader.pieces[reader.at]?.action ?? '') ?? ['', null]
    if (next === null || condition === undefined) return undefined
    condition = next
  }
}

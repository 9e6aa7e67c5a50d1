// A text → its code blocks and what is between them. What looks like a tag inside code is code.

import type { Row } from '../source/model.ts'
import { closingFence } from './code-fences.ts'
import { maskCode } from './code-spans.ts'
import { openIndents } from './indented-code.ts'

/** Neighbouring rows that are all code, with their fences or indented, or all text. */
export interface Part {
  kind: 'text' | 'code' | 'indented'
  rows: Row[]
}

/** A tag around code that is no fence, such as Hugo's highlight. */
export interface CodeTag {
  open: RegExp
  close: RegExp
  /** What stands behind the fence. */
  info: (found: RegExpExecArray, code: string) => string
}

/** Nothing is looked for in longer rows: expressions take quadratic time. They are data rather than sentences. */
const maxRowLength = 5000

/** Splits rows at code. Tags around code become fences. MDX has no code that is only indented. */
export function splitCode(rows: readonly Row[], tags: readonly CodeTag[], { isMdx }: { isMdx: boolean }): Part[] {
  const parts: Part[] = []
  const add = (kind: Part['kind'], more: readonly Row[]) => {
    const last = parts.at(-1)
    if (kind !== 'code' && last?.kind === kind) for (const row of more) last.rows.push(row)
    else if (more.length > 0) parts.push({ kind, rows: [...more] })
  }
  // Tags whose end may still come.
  const open = new Set(tags)
  const isIndented = isMdx ? () => false : openIndents()
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row
    if (row.text.length > maxRowLength) {
      add('code', [row])
      continue
    }
    if (isIndented(row.text)) {
      add('indented', [row])
      continue
    }
    const closing = closingFence(row.text)
    if (closing) {
      const end = endOfFence(rows, index, closing)
      add('code', rows.slice(index, end))
      index = end - 1
      continue
    }
    const block = readCodeTag(rows, index, open)
    if (!block) {
      add('text', [row])
      continue
    }
    for (const part of block.parts) add(part.kind, part.rows)
    index = block.end - 1
  }
  return parts
}

function endOfFence(rows: readonly Row[], start: number, closing: RegExp): number {
  for (let index = start + 1; index < rows.length; index++) if (closing.test(rows[index]?.text ?? '')) return index + 1
  return rows.length
}

/** The code block that a tag in this row opens. Without a closing tag it is text. */
function readCodeTag(
  rows: readonly Row[],
  start: number,
  tags: Set<CodeTag>,
): { parts: Part[]; end: number } | undefined {
  const { text, line } = rows[start] as Row
  for (const tag of tags) {
    const { open, close, info } = tag
    const found = open.exec(maskCode(text))
    if (!found) continue
    const rest = { text: text.slice(found.index + found[0].length), line }
    const all = [rest, ...rows.slice(start + 1)]
    const last = all.findIndex((row) => close.test(row.text))
    if (last < 0) {
      tags.delete(tag)
      continue
    }
    const end = close.exec(all[last]?.text ?? '') as RegExpExecArray
    const before = text.slice(0, found.index)
    const after = { text: (all[last]?.text ?? '').slice(end.index + end[0].length), line: all[last]?.line ?? line }
    const inner = all
      .slice(0, last + 1)
      .map((row, index) => (index === last ? { ...row, text: row.text.slice(0, end.index) } : row))
    const code = inner.map((row) => row.text).join('\n')
    return { parts: codeParts({ before, inner, after }, info(found, code), line), end: start + last + 1 }
  }
  return undefined
}

function codeParts(
  { before, inner, after }: { before: string; inner: Row[]; after: Row },
  info: string,
  line: number,
): Part[] {
  const indent = /^\s*$/.test(before) ? before : ''
  const code = inner.filter(({ text }, index) => (index > 0 && index < inner.length - 1) || text.trim() !== '')
  const longest = code.reduce((most, { text }) => Math.max(most, /^\s*(`{3,})/.exec(text)?.[1]?.length ?? 2), 2)
  const marks = '`'.repeat(longest + 1)
  const rows = [{ text: `${indent}${marks}${info}`, line }, ...code, { text: `${indent}${marks}`, line: after.line }]
  return [
    ...(before.trim() === '' ? [] : [{ kind: 'text' as const, rows: [{ text: before, line }] }]),
    { kind: 'code', rows },
    ...(after.text.trim() === '' ? [] : [{ kind: 'text' as const, rows: [after] }]),
  ]
}

// Code blocks: options of the fence, and comments that mark lines.

import type { Report, Row } from '../source/model.ts'
import { printFenceInfo, readFenceInfo } from './fence-info.ts'

/** A code block in Libretto's form. */
export interface CodeBlock {
  kind: 'code'
  rows: Row[]
  title: string | undefined
}

/** Translates a code block with its fences. */
export function translateCode(rows: readonly Row[], report: Report): CodeBlock {
  const [first, ...others] = rows
  const [whole, before = '', marks = '', info = ''] = /^(.*?)(`{3,}|~{3,})(.*)$/.exec(first?.text ?? '') ?? []
  if (!first || whole === undefined) return { kind: 'code', rows: [...rows], title: undefined }
  const options = readFenceInfo(info)
  const { code, lines, isDiff } = takeMarks(others, { given: signsOf(options), before })
  const found = options.marked.map((text) => linesWith(text, code))
  const ranges = [options.lines, lines, ...found].flatMap((each) => each.split(',')).filter((range) => range !== '')
  const all = [...new Set(ranges)].join(',')
  const printed = printFenceInfo({ ...options, lines: all, isDiff: options.isDiff || isDiff })
  if (printed !== info.trim() || code.length !== others.length) report.count('forms')
  const unseen = options.marked.filter((_, index) => found[index] === '').map((text) => `"${text}"`)
  for (const option of [...options.lost, ...unseen])
    report.lose({
      code: 'import-lost',
      message: `the option ${option.startsWith('"') ? option : `"${option}"`} of the code fence`,
      hint: 'options are title="…", {1,3-5} and diff',
      kind: `fence option ${option.replace(/=.*/s, '')}`,
      line: first.line,
    })
  return { kind: 'code', rows: [{ ...first, text: `${before}${marks}${printed}` }, ...code], title: options.title }
}

/** The same block without its title. */
export function untitled(block: CodeBlock): CodeBlock {
  const [first, ...others] = block.rows
  const text = first?.text.replace(/ title="[^"]*"/, '') ?? ''
  return first ? { kind: 'code', rows: [{ ...first, text }, ...others], title: undefined } : block
}

const comment = String.raw`(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)\s*`
const commentEnd = String.raw`\s*(?:\*\/\}?|-->)?`
/** Docusaurus: a separate comment above the line, or around lines. */
const rowMark = new RegExp(`^\\s*${comment}highlight-(next-line|start|end)${commentEnd}\\s*$`)
/** VitePress: a comment behind the line. */
const endMark = new RegExp(`\\s*${comment}\\[!code\\s+([\\w+-]+)(?::(\\d+))?\\]${commentEnd}\\s*$`)

/** The numbers of the lines in which a text stands. */
function linesWith(text: string, rows: readonly Row[]): string {
  return rows
    .slice(0, -1)
    .flatMap((row, index) => (row.text.includes(text) ? [index + 1] : []))
    .join(',')
}

/** Signs of a diff by the numbers of lines. */
function signsOf({ added, removed }: { added: string; removed: string }): ReadonlyMap<number, string> {
  return new Map([
    ...numbersOf(removed).map((line) => [line, '-'] as const),
    ...numbersOf(added).map((line) => [line, '+'] as const),
  ])
}

const mostLines = 10_000

function numbersOf(ranges: string): number[] {
  return ranges
    .split(',')
    .filter(Boolean)
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: Math.min(mostLines, Math.max(0, last - first + 1)) }, (_, index) => first + index)
    })
}

function takeMarks(
  rows: readonly Row[],
  { given, before }: { given: ReadonlyMap<number, string>; before: string },
): { code: Row[]; lines: string; isDiff: boolean } {
  const kept: { row: Row; sign: string }[] = []
  const marked = new Set<number>()
  let isOpen = false
  let next = 0
  for (const row of rows) {
    const [, place] = rowMark.exec(row.text) ?? []
    if (place !== undefined) {
      if (place === 'next-line') next = 1
      else isOpen = place === 'start'
      continue
    }
    const [mark, kind, count] = endMark.exec(row.text) ?? []
    if (mark !== undefined && /^(?:highlight|hl|focus|warning|error)$/.test(kind ?? '')) next = Number(count ?? 1)
    const sign = mark === undefined ? (given.get(kept.length + 1) ?? '') : (signs[kind ?? ''] ?? '')
    kept.push({ row: mark === undefined ? row : { ...row, text: row.text.slice(0, -mark.length) }, sign })
    if (isOpen || next > 0) marked.add(kept.length)
    next = Math.max(0, next - 1)
  }
  const isDiff = kept.some(({ sign }) => sign !== '')
  const last = kept.length - 1
  const code = kept.map(({ row, sign }, index) =>
    isDiff && index < last ? withSign(row, sign === '' ? ' ' : sign, before) : row,
  )
  return { code, lines: [...marked].join(','), isDiff }
}

/** A sign stands at the beginning of the code, which may be in a list or a quote. */
function withSign(row: Row, sign: string, before: string): Row {
  const inner = before.replace(/[^\s>]/g, ' ')
  // An empty row may be shorter than what the code is in.
  if (sign !== ' ' && inner.startsWith(row.text.trimEnd())) return { ...row, text: `${inner}${sign}` }
  const isInside = row.text.startsWith(before) || row.text.slice(0, before.length).trim() === ''
  const start = isInside ? row.text.slice(0, before.length) : ''
  return { ...row, text: `${start}${sign} ${row.text.slice(start.length)}` }
}

const signs: Readonly<Record<string, string>> = { '++': '+', '--': '-' }

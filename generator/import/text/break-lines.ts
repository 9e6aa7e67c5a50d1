// Line breaks of HTML → those of Markdown. A backslash at the end of a block would be visible, so breaks at the edges
// of blocks are dropped.

import type { Report, Row } from '../source/model.ts'
import { maskCode, outsideCode } from './code-spans.ts'

/** What is around a row. */
export interface Around {
  /** Whether the row goes on with the paragraph above it. */
  isInside: boolean
  /** Whether the row below goes on with the paragraph. */
  goesOn: boolean
}

const breakPattern = /\s*(?<!\\)<br\s*\/?>\s*/gi
const quoteStart = /^[\s>]*/
/** Begins something other than a paragraph, or ends what is around it. */
const blockStart = new RegExp(
  [
    String.raw`^(?:#{1,6}(?:\s|$)|[-*+](?:\s|$)|\d+[.)](?:\s|$)|[\x60]{3}|~{3}|:{3}|\||[-=*_]{2,}\s*$`,
    String.raw`\{%|\{\{[<%]|<\/|<(?:[A-Z]|details|summary))`,
  ].join('|'),
)
/** A row after which a paragraph begins anew. */
const blockEnd = /^(?:#{1,6}(?:\s|$)|:{3}|<[^<>]*>\s*$|\{\{[<%].*\}\}\s*$|\{%.*%\}\s*$)/
/** Marks of quotes and lists alone. */
const onlyMarks = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s*)?$/

/** What is around each row of a text. */
export function aroundRows(rows: readonly Row[]): Around[] {
  const plain = rows.map(({ text }) => (hasBreak(text) ? text.replace(breakPattern, ' ').trimEnd() : text))
  const isOnlyBreak = plain.map((text, index) => onlyMarks.test(text) && hasBreak(rows[index]?.text ?? ''))
  const around = rows.map((): Around => ({ isInside: false, goesOn: false }))
  let isInside = false
  for (const [index, text] of plain.entries()) {
    const bare = text.replace(quoteStart, '')
    const row = around[index] as Around
    row.isInside = isInside && !blockStart.test(bare)
    isInside = isOnlyBreak[index] ? row.isInside : bare.trim() !== '' && !blockEnd.test(bare)
  }
  let goesOn = false
  for (const [index, text] of [...plain.entries()].reverse()) {
    const row = around[index] as Around
    row.goesOn = goesOn
    if (!isOnlyBreak[index]) goesOn = isSameBlock(text)
  }
  return around
}

function hasBreak(text: string): boolean {
  return /<br/i.test(text)
}

function isSameBlock(text: string): boolean {
  const bare = text.replace(quoteStart, '')
  return bare.trim() !== '' && !blockStart.test(bare)
}

/** Translates the breaks of a row. In a heading and in a cell of a table there can be none. */
export function breakLines(row: Row, { isInside, goesOn }: Around, report: Report): Row[] {
  const { text, line } = row
  if (!hasBreak(text) || maskCode(text).search(breakPattern) < 0) return [row]
  report.count('forms')
  const inOneRow = () => [{ line, text: outsideCode(text, (part) => part.replace(breakPattern, ' ')).trimEnd() }]
  if (/^[\s>]*#{1,6}\s/.test(text)) return inOneRow()
  if (text.trimStart().startsWith('|')) {
    const hint = 'a cell of a table has one line: write two rows, or a list'
    report.lose({ code: 'import-lost', message: 'the line break in a table', hint, line })
    return inOneRow()
  }
  // No row holds the end of one.
  const pieces = outsideCode(text.trimEnd(), (part) => part.replace(breakPattern, '\n')).split('\n')
  if (!isInside) dropFirst(pieces)
  if (!goesOn) dropLast(pieces)
  const isOpen = pieces.length > 1 && pieces.at(-1) === ''
  if (isOpen) pieces.pop()
  const indent = quoteStart.exec(text)?.[0] ?? ''
  return pieces.map((piece, index) => {
    const next = pieces[index + 1]
    const isBroken = next === undefined ? isOpen : next === '' || isSameBlock(next)
    return { line, text: (index === 0 ? piece : indent + piece) + (isBroken ? '\\' : '') }
  })
}

function dropFirst(pieces: string[]): void {
  while (pieces.length > 1 && onlyMarks.test(pieces[0] ?? ''))
    pieces.splice(0, 2, (pieces[0] ?? '') + spaceAfter(pieces[0] ?? '') + (pieces[1] ?? ''))
}

function dropLast(pieces: string[]): void {
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop()
}

/** The break took the space behind the mark of a list. */
function spaceAfter(text: string): string {
  return /[-*+.)]$/.test(text) ? ' ' : ''
}

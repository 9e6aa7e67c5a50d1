// Lines of a text that YAML joins with a space: those of a block after >, and those of a plain or quoted text. One
// empty line between two of them is a line break then, and no empty line any more.

import type { Scalar } from 'yaml'
import type { Position } from '../problem.ts'

/** A line that is a part of the one above in the value. */
export interface FoldedLine extends Position {
  /** As written, without the spaces around it. */
  text: string
  above: string
  /** Whether an empty line is between the two, so that the value has a line break. */
  isBehindGap: boolean
}

/** How a text is written. */
export type TextStyle = 'folded' | 'plain' | 'quoted'

export interface FoldedText {
  style: TextStyle
  lines: FoldedLine[]
}

const foldSign = /[:-][ \t]+(?:[&!]\S+[ \t]+)?>[-+\d]*[ \t]*(?:#.*)?\r?$/m

/** Whether a file may have a text after the sign >. */
export function hasFoldSign(text: string): boolean {
  return foldSign.test(text)
}

/** The lines of a text that are joined; undefined for one that keeps its lines. */
export function foldedText(node: Scalar, position: (offset: number) => Position): FoldedText | undefined {
  const token = node.srcToken
  if (token?.type === 'block-scalar') {
    if (node.type !== 'BLOCK_FOLDED') return undefined
    const header = token.props.reduce((length, part) => length + ('source' in part ? part.source.length : 0), 0)
    const indent = rowsOf(token.source).reduce((least, { text }) => Math.min(least, text.search(/\S/)), Infinity)
    const lines = joinedLines(token.source, token.offset + header, indent, position)
    // A line that is indented further than the block is a line of the value. The header may say how far that is.
    const kept = new Set(
      String(node.value)
        .split('\n')
        .map((line) => line.trim()),
    )
    return { style: 'folded', lines: lines.filter(({ text, isBehindGap }) => isBehindGap || !kept.has(text)) }
  }
  if (!token || !('source' in token) || !token.source.includes('\n')) return undefined
  return {
    style: node.type === 'PLAIN' ? 'plain' : 'quoted',
    lines: joinedLines(token.source, token.offset, undefined, position),
  }
}

/** The lines that have text. */
function rowsOf(source: string): { text: string; line: number; offset: number }[] {
  let offset = 0
  return source.split('\n').flatMap((text, line) => {
    const start = offset
    offset += text.length + 1
    return text.trim() === '' ? [] : [{ text, line, offset: start }]
  })
}

/** `indent`: that of a block, whose lines are not joined where one of them is indented further. */
function joinedLines(
  source: string,
  start: number,
  indent: number | undefined,
  position: (offset: number) => Position,
): FoldedLine[] {
  const rows = rowsOf(source)
  return rows.flatMap((row, index) => {
    const above = rows[index - 1]
    const gap = row.line - (above?.line ?? row.line) - 1
    const isKept = indent !== undefined && [row, above].some((each) => each && each.text.search(/\S/) > indent)
    if (!above || gap > 1 || isKept || above.text.endsWith('\\')) return []
    const place = position(start + row.offset + row.text.search(/\S/))
    return [{ ...place, text: row.text.trim(), above: above.text.trim(), isBehindGap: gap === 1 }]
  })
}

// Bold, italic, code and strikethrough: marks around the selected words, or around the word at the cursor. The same
// action takes them away again.

import type { TextAction, WrittenText } from './written-text.ts'

export type InlineMark = '**' | '*' | '`' | '~~'

interface Range {
  from: number
  to: number
}

/** Puts a mark around the selection, or takes it away. A selection of several paragraphs gets it in each of them. */
export function toggleMark(mark: InlineMark): TextAction {
  return (before) => {
    if (isBeforeClosing(before, mark)) return { ...before, from: before.to + mark.length, to: before.to + mark.length }
    const parts = partsOf(before)
    const [only] = parts
    if (!only) return before
    if (parts.length === 1) return toggleIn(before.text, only, mark)
    const isMarked = parts.every((part) => markedRange(before.text, part, mark) !== undefined)
    let { text } = before
    // From the end, so that the offsets of the parts before stay right.
    for (const part of [...parts].reverse()) {
      if (!isMarked && markedRange(text, part, mark)) continue
      text = toggleIn(text, part, mark).text
    }
    return { text, from: before.from, to: before.to + text.length - before.text.length }
  }
}

/** The words at the cursor end with the mark: whoever types on wants to be behind it. */
function isBeforeClosing({ text, from, to }: WrittenText, mark: InlineMark): boolean {
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from)
  const isEnd = text.startsWith(mark, from) && !line.endsWith(mark[0] ?? '') && !/\s$/.test(line)
  return from === to && isEnd && line.split(mark).length % 2 === 0
}

function toggleIn(text: string, part: Range, mark: InlineMark): WrittenText {
  const marked = markedRange(text, part, mark)
  if (marked) {
    const inner = text.slice(marked.from + marked.size, marked.to - marked.size)
    const start = marked.from + Math.min(Math.max(part.from - marked.from - marked.size, 0), inner.length)
    const end = marked.from + Math.min(Math.max(part.to - marked.from - marked.size, 0), inner.length)
    return { text: text.slice(0, marked.from) + inner + text.slice(marked.to), from: start, to: end }
  }
  const inner = text.slice(part.from, part.to)
  const [open, close] = mark === '`' ? codeMarks(inner) : [mark, mark]
  return {
    text: text.slice(0, part.from) + open + inner + close + text.slice(part.to),
    from: part.from + open.length,
    to: part.to + open.length,
  }
}

/** A code span with backticks in it has more of them around it. */
function codeMarks(inner: string): [string, string] {
  const runs = [...inner.matchAll(/`+/g)].map(([run]) => run.length)
  let size = 1
  while (runs.includes(size)) size++
  const fence = '`'.repeat(size)
  const isPadded = inner.startsWith('`') || inner.endsWith('`')
  return isPadded ? [`${fence} `, ` ${fence}`] : [fence, fence]
}

/** The range with its marks, if the part is marked: they are around it, or at its two ends. */
function markedRange(text: string, { from, to }: Range, mark: InlineMark): (Range & { size: number }) | undefined {
  const size = mark.length
  const sign = mark[0] ?? ''
  const runBefore = runOf(text, from, -1, sign)
  const runAfter = runOf(text, to, 1, sign)
  if (has(Math.min(runBefore, runAfter), mark)) return { from: from - size, to: to + size, size }
  const inside = Math.min(runOf(text, from, 1, sign), runOf(text, to, -1, sign))
  return to - from > 2 * size && has(inside, mark) ? { from, to, size } : undefined
}

/** One asterisk is italic, two are bold, three are both. */
function has(run: number, mark: InlineMark): boolean {
  if (mark === '*') return run === 1 || run === 3
  return mark === '**' ? run === 2 || run === 3 : run === mark.length
}

function runOf(text: string, at: number, step: 1 | -1, sign: string): number {
  let run = 0
  while (text[step > 0 ? at + run : at - run - 1] === sign) run++
  return run
}

/** The marks at the beginning of a line that no mark may be around. */
const lineMarks = /^[ \t]*(?:>[ \t]?)*(?:#{1,6}[ \t]+|[-*+][ \t]+(?:\[[ xX]\][ \t]+)?|\d{1,9}[.)][ \t]+)?/

/** The parts of a selection that get marks of their own: paragraphs, items, headings. Spaces at the ends stay out. */
function partsOf({ text, from, to }: WrittenText): Range[] {
  if (from === to) return [wordAt(text, from)]
  const parts: Range[] = []
  let at = from
  for (const line of text.slice(from, to).split('\n')) {
    const isWhole = at === 0 || text[at - 1] === '\n'
    const skipped = isWhole ? (lineMarks.exec(line)?.[0].length ?? 0) : 0
    const range = trim(text, { from: at + skipped, to: at + line.length })
    const last = parts.at(-1)
    const isNext = last && skipped === 0 && /^[ \t]*\n[ \t]*$/.test(text.slice(last.to, range.from))
    if (range.from < range.to) {
      if (isNext) last.to = range.to
      else parts.push(range)
    }
    at += line.length + 1
  }
  return parts
}

function trim(text: string, { from, to }: Range): Range {
  const part = text.slice(from, to)
  const lead = part.length - part.trimStart().length
  return lead === part.length ? { from, to: from } : { from: from + lead, to: from + part.trimEnd().length }
}

/** The word around an offset; an empty range between words. */
function wordAt(text: string, at: number): Range {
  const before = /[\p{L}\p{N}\p{M}_'’-]*$/u.exec(text.slice(Math.max(0, at - 80), at))?.[0].length ?? 0
  const after = /^[\p{L}\p{N}\p{M}_'’-]*/u.exec(text.slice(at, at + 80))?.[0].length ?? 0
  return before === 0 || after === 0 ? { from: at, to: at } : { from: at - before, to: at + after }
}

// Bold, italic, code and strikethrough: marks around the selected words, or around the word at the cursor. The same
// action takes them away again.

import { codeBlocksOf, isInCode } from './whole-blocks.ts'
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
  const marked = markedRange(text, part, mark) ?? markedAround(text, part, mark)
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
  if (mark === '`') return codeRange(text, { from, to })
  const size = mark.length
  const sign = mark[0] ?? ''
  const runBefore = runOf(text, from, -1, sign)
  const runAfter = runOf(text, to, 1, sign)
  if (has(Math.min(runBefore, runAfter), mark)) return { from: from - size, to: to + size, size }
  const inside = Math.min(runOf(text, from, 1, sign), runOf(text, to, -1, sign))
  const isMarked = to - from > 2 * size && has(inside, mark) && isPair(text.slice(from + size, to - size), mark)
  return isMarked ? { from, to, size } : undefined
}

/** The marked words of a line that a part lies in: marks within marks would end them. */
function markedAround(text: string, part: Range, mark: InlineMark): (Range & { size: number }) | undefined {
  const at = text.lastIndexOf('\n', part.from - 1) + 1
  const line = text.slice(at, `${text}\n`.indexOf('\n', at))
  const runs = [...line.matchAll({ '`': /`+/g, '~~': /~+/g, '*': /\*+/g, '**': /\*+/g }[mark])].filter(
    ({ 0: run, index }) => index >= marksOf(line) && (mark === '`' || has(run.length, mark)),
  )
  while (runs.length > 1) {
    const open = runs.shift()
    const size = mark === '`' ? (open?.[0].length ?? 0) : mark.length
    const end = runs.findIndex(([run]) => mark !== '`' || run.length === size)
    const close = runs[end]
    if (!open || !close) continue
    runs.splice(0, end + 1)
    const [from, to] = [at + open.index + open[0].length - size, at + close.index + size]
    const isTight = !/^\s|\s$/.test(text.slice(from + size, to - size))
    if (isTight && from + size <= part.from && part.to <= to - size) return { from, to, size }
  }
  return undefined
}

/** Whether marks at the two ends of these words belong together: `*a* and *b*` has two pairs. */
function isPair(inner: string, mark: InlineMark): boolean {
  const runs = [...inner.matchAll(mark[0] === '~' ? /~+/g : /\*+/g)].filter(({ 0: run }) => has(run.length, mark))
  // What opens comes first: a space is before it, or the beginning.
  return (
    runs.length % 2 === 0 && runs.every(({ index }, at) => at % 2 === 1 || !/[^\s(["'*]$/.test(inner.slice(0, index)))
  )
}

/** A code span has as many backticks at both ends as no run between them has, and a space beside one of its own. */
function codeRange(text: string, { from, to }: Range): (Range & { size: number }) | undefined {
  const isSpan = (inner: string, size: number) =>
    size > 0 && ![...inner.matchAll(/`+/g)].some(([run]) => run.length === size)
  const inner = text.slice(from, to)
  for (const pad of /^`|`$/.test(inner) ? [1, 0] : [0]) {
    const isPadded = pad === 0 || (text[from - 1] === ' ' && text[to] === ' ')
    const size = isPadded ? runOf(text, from - pad, -1, '`') : 0
    if (size === runOf(text, to + pad, 1, '`') && isSpan(inner, size))
      return { from: from - pad - size, to: to + pad + size, size: size + pad }
  }
  const size = runOf(text, from, 1, '`')
  if (size !== runOf(text, to, -1, '`') || to - from <= 2 * size || !isSpan(text.slice(from + size, to - size), size))
    return undefined
  const isPadded = /^ (?:`[^]*|[^]*`) $/.test(text.slice(from + size, to - size))
  return { from, to, size: size + (isPadded ? 1 : 0) }
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

/** Lines that marks would spoil: fences, rules, rows of tables, directives, formulas, targets of links. */
const fixedLine = /^[ \t>]*(?:$|\||:{2,}|\$\$|`{3}|~{3}|(?:[-*_][ \t]*){3,}$|=+[ \t]*$|\[[^\]]+\]:)/
const blockTags = ['details', 'div', 'figure', 'li', 'ol', 'p', 'summary', 'table', 'tr', 'ul']

/** The parts of a selection that get marks of their own: paragraphs, items, headings. Spaces at the ends stay out. */
function partsOf({ text, from, to }: WrittenText): Range[] {
  const blocks = codeBlocksOf(text)
  const parts: Range[] = []
  let isNext = false
  let at = text.lastIndexOf('\n', from - 1) + 1
  const isCode = (start: number) => blocks.some((block) => block.start === start) || isInCode(blocks, start)
  const ended = `${text}\n`
  const lineAt = (start: number) => text.slice(start, ended.indexOf('\n', start))
  if (from === to) return isCode(at) ? [] : [wordAt(text, Math.max(from, at + marksOf(lineAt(at))))]
  while (at < to) {
    const line = lineAt(at)
    const range = partOfLine(text, { from, to }, { at, line })
    // A word within a fixed line can have marks: that of a cell does.
    const isFixed =
      (fixedLine.test(line) || isHtmlLine(line)) && (range.from === at + indentOf(line) || to > at + line.length)
    const isPart = range.from < range.to && !isFixed && !isCode(at)
    const last = parts.at(-1)
    if (isPart && isNext && last && marksOf(line) === indentOf(line)) last.to = range.to
    else if (isPart) parts.push(range)
    isNext = isPart && !/^[ \t>]*#{1,6}[ \t]/.test(line)
    at += line.length + 1
  }
  return parts
}

function partOfLine(text: string, { from, to }: Range, { at, line }: { at: number; line: string }): Range {
  const start = Math.max(from, at + marksOf(line))
  return trim(text, { from: start, to: Math.max(start, Math.min(to, at + line.length)) })
}

/** A comment, a tag alone in its line, or an element that is a block. */
function isHtmlLine(line: string): boolean {
  const words = line.trim()
  if (!words.startsWith('<')) return false
  const [name = ''] = /\w+/.exec(words) ?? []
  return words.startsWith('<!--') || words.indexOf('>') === words.length - 1 || blockTags.includes(name.toLowerCase())
}

function marksOf(line: string): number {
  return lineMarks.exec(line)?.[0].length ?? 0
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
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

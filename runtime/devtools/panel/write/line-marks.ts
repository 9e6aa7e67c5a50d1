// Headings, lists and quotes: marks at the beginning of each selected line. The same action takes them away again.

import { codeBlocksOf, isInCode } from './whole-blocks.ts'
import { blanksAround, linesAround, replaceRange, type TextAction, type WrittenText } from './written-text.ts'

export type ListKind = 'bullets' | 'numbers' | 'tasks'

const headingMark = /^[ \t]*#{1,6}[ \t]+/
const listMark = /^([ \t]*)(?:[-*+][ \t]+(?:\[[ xX]\][ \t]+)?|\d{1,9}[.)][ \t]+)/
const itemMarks: Readonly<Record<ListKind, RegExp>> = {
  bullets: /^[ \t]*[-*+][ \t]+(?!\[[ xX]\][ \t])/,
  numbers: /^[ \t]*\d{1,9}[.)][ \t]+/,
  tasks: /^[ \t]*[-*+][ \t]+\[[ xX]\][ \t]+/,
}

/** Makes a heading of the line, or a paragraph of a heading of that level. */
export function toggleHeading(depth: number): TextAction {
  const mark = `${'#'.repeat(depth)} `
  return (before) =>
    changeLines(before, (lines) => {
      const written = lines.filter((line) => line.trim() !== '')
      const isSet = written.length > 0 && written.every((line) => line.trimStart().startsWith(mark))
      return lines.map((line) => {
        if (line.trim() === '' && lines.length > 1) return line
        // What is indented is part of an item.
        const indent = listMark.test(line) ? '' : (/^[ \t]*/.exec(line)?.[0] ?? '')
        const words = line.replace(headingMark, '').replace(listMark, '').trimStart()
        return indent + (isSet ? words : mark + words)
      })
    })
}

/** Makes items of the lines, or paragraphs of items of that kind. */
export function toggleList(kind: ListKind): TextAction {
  return (before) =>
    changeLines(before, (lines) => {
      const written = lines.filter((line) => line.trim() !== '')
      const isSet = written.length > 0 && written.every((line) => itemMarks[kind].test(line))
      let number = 0
      return lines.map((line) => {
        if (line.trim() === '' && lines.length > 1) return line
        const indent = /^[ \t]*/.exec(line)?.[0] ?? ''
        const words = line.replace(headingMark, '').replace(listMark, '').trimStart()
        if (isSet) return indent + words
        number++
        return indent + { bullets: '- ', numbers: `${number}. `, tasks: '- [ ] ' }[kind] + words
      })
    })
}

/** Makes a quote of the lines, or takes the quote away. */
export const toggleQuote: TextAction = (before) =>
  changeLines(before, (lines) => {
    const isSet = lines.every((line) => line.trim() === '' || /^[ \t]*>/.test(line)) && lines.join('').trim() !== ''
    if (isSet) return lines.map((line) => line.replace(/^[ \t]*>[ \t]?/, ''))
    return lines.map((line) => (line === '' && lines.length > 1 ? '>' : `> ${line}`))
  })

function changeLines(before: WrittenText, change: (lines: string[]) => string[]): WrittenText {
  const range = linesAround(before)
  const old = before.text.slice(range.start, range.end).split('\n')
  const fresh = change(old)
  const text = fresh.join('\n')
  const isPlain = fresh.every((line, index) => line.length <= (old[index] ?? '').length)
  const [lead, tail] = isPlain || isSameKind(before.text, range, fresh[0] ?? '') ? ['', ''] : blanks(before.text, range)
  const added = (fresh[0] ?? '').length - (old[0] ?? '').length
  const isCursor = before.from === before.to
  const cursor = Math.max(0, before.from - range.start + added)
  const from = lead.length + (isCursor ? cursor : 0)
  return replaceRange(before.text, range, {
    text: lead + text + tail,
    from,
    to: isCursor ? from : lead.length + text.length,
  })
}

function blanks(text: string, range: { start: number; end: number }): [string, string] {
  return blanksAround(text, range)
}

/** Whether a neighbour is an item or a quote as well: a blank line would part what belongs together. */
function isSameKind(text: string, { start, end }: { start: number; end: number }, line: string): boolean {
  const neighbours = [
    text
      .slice(0, Math.max(0, start - 1))
      .split('\n')
      .at(-1),
    text.slice(end + 1).split('\n')[0],
  ]
  const kind = [listMark, /^[ \t]*>/].find((mark) => mark.test(line))
  return kind !== undefined && neighbours.some((other = '') => kind.test(other))
}

/**
 * The line break of Enter in an item or a quote: the next line begins with the same marks. In an empty item it ends the
 * list. Undefined where Enter is a plain line break.
 */
export function continueLine(before: WrittenText): WrittenText | undefined {
  const { text, from, to } = before
  const { start, end } = linesAround({ text, from, to: from })
  const line = text.slice(start, end)
  const mark = /^[ \t]*(?:>[ \t]?)*(?:[-*+][ \t]+(?:\[[ xX]\][ \t]+)?|\d{1,9}[.)][ \t]+)?/.exec(line)?.[0] ?? ''
  if (mark.trim() === '' || from < start + mark.length || isInCode(codeBlocksOf(text), start)) return undefined
  if (line.length === mark.length) return { text: text.slice(0, start) + text.slice(end), from: start, to: start }
  const next = mark.replace(/\d+/, (digits) => String(Number(digits) + 1)).replace(/\[[xX]\]/, '[ ]')
  const at = from + 1 + next.length
  return { text: `${text.slice(0, from)}\n${next}${text.slice(to)}`, from: at, to: at }
}

// A text with a selection, as the functions of the toolbar take and return it. They know nothing of the editor.

/** Offsets are UTF-16 units; `from` is at most `to`. */
export interface WrittenText {
  text: string
  from: number
  to: number
}

/** One action of the toolbar. */
export type TextAction = (before: WrittenText) => WrittenText

/** The first and the last offset of the lines that a range touches, without the last line break. */
export function linesAround({ text, from, to }: WrittenText): { start: number; end: number } {
  // A selection that ends at the beginning of a line does not touch it.
  const last = to > from && text[to - 1] === '\n' ? to - 1 : to
  const next = text.indexOf('\n', last)
  return { start: text.lastIndexOf('\n', from - 1) + 1, end: next < 0 ? text.length : next }
}

/** Replaces a range; `from` and `to` select a part of the replacement. */
export function replaceRange(
  text: string,
  range: { start: number; end: number },
  { text: fresh, from, to }: WrittenText,
): WrittenText {
  return {
    text: text.slice(0, range.start) + fresh + text.slice(range.end),
    from: range.start + from,
    to: range.start + to,
  }
}

/** Line breaks before and after a block, so that a blank line is around it. */
export function blanksAround(text: string, { start, end }: { start: number; end: number }): [string, string] {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const isTop = before.trim() === '' || /\n[ \t]*\n$/.test(before)
  const isAlone = after.trim() === '' || /^\n[ \t]*(?:\n|$)/.test(after)
  const lead = before.endsWith('\n') ? '\n' : '\n\n'
  const tail = after.startsWith('\n') ? '\n' : '\n\n'
  return [isTop ? '' : lead, isAlone ? '' : tail]
}

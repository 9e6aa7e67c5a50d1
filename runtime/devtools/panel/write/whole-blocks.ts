// Code blocks and tables of a text, which no action of the toolbar may cut in two.

interface Range {
  start: number
  end: number
}

const fence = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})([^\n]*)$/
const row = /^[ \t>]*\|/

/** Code blocks with their fences, without the last line break. One that nothing closes goes to the end of the text. */
export function codeBlocksOf(text: string): Range[] {
  const blocks: Range[] = []
  let open: { start: number; sign: string } | undefined
  let at = 0
  for (const line of text.split('\n')) {
    const [, sign = '', info = ''] = fence.exec(line) ?? []
    if (open) {
      if (sign.startsWith(open.sign) && info.trim() === '') {
        blocks.push({ start: open.start, end: at + line.length })
        open = undefined
      }
    } else if (sign !== '' && !(sign.startsWith('`') && info.includes('`'))) open = { start: at, sign }
    at += line.length + 1
  }
  if (open) blocks.push({ start: open.start, end: text.length })
  return blocks
}

/** Whether a line that begins here is in a code block, or is its last fence. */
export function isInCode(blocks: readonly Range[], lineStart: number): boolean {
  return blocks.some(({ start, end }) => start < lineStart && lineStart <= end)
}

/** The lines of a range, with all of the code blocks and tables of which it has a part. */
export function withWholeBlocks(text: string, range: Range): Range {
  const touched = [...codeBlocksOf(text), range].filter(({ start, end }) => start <= range.end && end >= range.start)
  let start = Math.min(...touched.map((block) => block.start))
  let end = Math.max(...touched.map((block) => block.end))
  const ended = `${text}\n`
  const lineAt = (from: number) => text.slice(from, ended.indexOf('\n', from))
  const startBefore = () => text.lastIndexOf('\n', start - 2) + 1
  if (row.test(lineAt(start))) while (start > 0 && row.test(lineAt(startBefore()))) start = startBefore()
  if (row.test(lineAt(text.lastIndexOf('\n', end - 1) + 1)))
    while (end < text.length && row.test(lineAt(end + 1))) end += 1 + lineAt(end + 1).length
  return { start, end }
}

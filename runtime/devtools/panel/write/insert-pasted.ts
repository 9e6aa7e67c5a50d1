import { insertInline, insertLine } from './inserts.ts'
import type { TextAction, WrittenText } from './written-text.ts'

/** Puts pasted Markdown at the cursor: words into the line, blocks with a blank line around them. */
export function insertPasted(markdown: string): TextAction {
  return (before) => {
    if (!/\n|^(?:#{2,6} |- |\d+\. |> |\| |```)/.test(markdown)) return insertInline(markdown)(before)
    const { text, from, to } = before
    return insertLine({ text: text.slice(0, from) + text.slice(to), from, to: from }, markdown)
  }
}

/** Whether the cursor is where Markdown is no Markdown: in the front matter, or in code. */
export function isVerbatim({ text, from }: Pick<WrittenText, 'text' | 'from'>): boolean {
  const before = text.slice(0, from)
  if (/^\uFEFF?---[ \t]*\n/.test(before) && !/\n---[ \t]*\n/.test(before)) return true
  let fence = ''
  for (const [, run = ''] of before.matchAll(/^ {0,3}(`{3,}|~{3,})/gm)) {
    if (fence === '') fence = run
    else if (run[0] === fence[0] && run.length >= fence.length) fence = ''
  }
  return fence !== ''
}

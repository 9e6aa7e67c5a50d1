// Parts of a text that a template of Eleventy keeps under a name and prints below, mostly as code:
// `{% set block %}…{% endset %}` and `{{ block | highlight("js") | safe }}`. Liquid says `capture`.

import type { Row } from '../source/model.ts'

const start = /^(\s*)\{%-?\s*(set|capture)\s+(\w+)\s*-?%\}(.*)$/
const language = String.raw`\(\s*["']([\w+#-]+)["']\s*\)|:\s*["']([\w+#-]+)["']`
const print = new RegExp(
  String.raw`^(\s*)\{\{-?\s*(\w+)(?:\s*\|\s*highlight(?:${language}))?(?:\s*\|\s*safe)?\s*-?\}\}\s*$`,
)
const mostRows = 2000

interface Capture {
  /** Rows of the page that hold it. */
  from: number
  to: number
  rows: readonly Row[]
}

/** Puts such parts where they are printed. One that is not, or has logic in it, stays. Raw braces are hidden. */
export function placeCaptures(rows: readonly Row[]): Row[] {
  if (!rows.some(({ text }) => start.test(text))) return [...rows]
  const known = new Map<string, Capture>()
  const used = new Map<number, number>()
  const put = new Map<number, Row[]>()
  for (let index = 0; index < rows.length; index++) {
    const capture = readCapture(rows, index)
    if (capture) {
      known.set(capture.name, capture)
      index = capture.to
      continue
    }
    const [, indent = '', name = '', inBrackets, inLiquid] = print.exec(rows[index]?.text ?? '') ?? []
    const found = known.get(name)
    if (!found) continue
    used.set(found.from, found.to)
    put.set(index, fenced(found.rows, { indent, name: inBrackets ?? inLiquid }))
  }
  const made: Row[] = []
  for (let index = 0; index < rows.length; index++) {
    const end = used.get(index)
    if (end !== undefined) index = end
    else for (const row of put.get(index) ?? [rows[index] as Row]) made.push(row)
  }
  return made
}

function readCapture(rows: readonly Row[], from: number): (Capture & { name: string }) | undefined {
  const [, , kind, name = '', first = ''] = start.exec(rows[from]?.text ?? '') ?? []
  if (kind === undefined) return undefined
  const end = new RegExp(String.raw`\{%-?\s*end${kind}\s*-?%\}\s*$`)
  const all = [{ text: first, line: rows[from]?.line ?? 1 }, ...rows.slice(from + 1, from + mostRows)]
  const last = all.findIndex(({ text }) => end.test(text))
  const inner = all.slice(0, last + 1).map((row) => ({ ...row, text: row.text.replace(end, '') }))
  if (last < 0 || inner.some(({ text }) => /\{[{%]/.test(text))) return undefined
  const isFull = ({ text }: Row) => text.trim() !== ''
  return {
    name,
    from,
    to: from + last,
    rows: inner.slice(Math.max(0, inner.findIndex(isFull)), inner.findLastIndex(isFull) + 1),
  }
}

function fenced(rows: readonly Row[], { indent, name }: { indent: string; name: string | undefined }): Row[] {
  if (name === undefined) return rows.map((row) => ({ ...row, text: indent + row.text }))
  const longest = rows.reduce((most, { text }) => Math.max(most, /^\s*(`{3,})/.exec(text)?.[1]?.length ?? 2), 2)
  const marks = '`'.repeat(longest + 1)
  const [first, last] = [rows[0]?.line ?? 1, rows.at(-1)?.line ?? 1]
  const code = rows.map((row) => ({ ...row, text: indent + row.text }))
  return [{ text: indent + marks + name, line: first }, ...code, { text: indent + marks, line: last }]
}

// The front matter of other tools: YAML between ---, TOML between +++, a JSON object, or what a word behind ---
// names.

import { parse as parseToml } from 'smol-toml'
import { isMapping, parseYaml } from '../../yaml/yaml.ts'
import type { Row } from './model.ts'

/** A Markdown file of another tool. */
interface SourceText {
  head: Readonly<Record<string, unknown>>
  lineOf: (key: string) => number
  body: Row[]
}

/** Splits a file. A text instead of the result says what is wrong with its front matter. */
export function splitSource(text: string): SourceText | string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const end = endOfHead(lines)
  if (end < 0) return 'the front matter is not closed'
  const body = lines.slice(end).map((row, index) => ({ text: row, line: end + index + 1 }))
  const written = lines.slice(0, end)
  const head = end === 0 ? {} : parseHead(written)
  if (head === undefined)
    return isCode(lines[0]) ? 'the front matter is code, which is not run' : 'the front matter cannot be read'
  const lineOf = (key: string) => {
    const start = new RegExp(String.raw`^\s*\[{0,2}["']?${key.replace(/[^\w-]/g, '.')}["']?(?:[.\]]|\s*[:=])`)
    return Math.max(1, written.findIndex((row) => start.test(row)) + 1)
  }
  return { head, lineOf, body }
}

const metaRow = /^ {0,3}([A-Za-z][\w-]*):\s*(.*)$/
const metaKeys = /^(?:title|description|summary|authors?|date|template|tags)$/

/** MkDocs: keys at the beginning of a text that end with an empty line, without a fence. */
export function takeMeta(source: SourceText): SourceText {
  const end = source.body.findIndex(({ text }) => text.trim() === '')
  const rows = source.body.slice(0, Math.max(end, 0)).map((row) => ({ row, found: metaRow.exec(row.text) }))
  const head = Object.fromEntries(rows.map(({ found }) => [found?.[1]?.toLowerCase() ?? '', found?.[2]?.trim() ?? '']))
  const isMeta = rows.every(({ found }) => found) && Object.keys(head).some((key) => metaKeys.test(key))
  if (Object.keys(source.head).length > 0 || !isMeta) return source
  const lineOf = (key: string) => rows.find(({ found }) => found?.[1]?.toLowerCase() === key)?.row.line ?? 1
  return { head, lineOf, body: source.body.slice(end) }
}

const fencePattern = /^(---|\+\+\+)(?:[ \t]*(yaml|yml|toml|json|js|javascript))?\s*$/

/** The number of lines of front matter with its fences; -1 if it is not closed. */
function endOfHead(lines: readonly string[]): number {
  const [first = ''] = lines
  const fence = fencePattern.exec(first)?.[1]
  if (fence !== undefined) {
    const end = lines.findIndex((row, index) => index > 0 && row.trimEnd() === fence)
    // A text may begin with a line.
    return end < 0 ? -1 : end + 1
  }
  return first.trim() === '{' ? lines.findIndex((row) => row.trimEnd() === '}') + 1 : 0
}

function isCode(first = ''): boolean {
  return /^(?:js|javascript)$/.test(fencePattern.exec(first)?.[2] ?? '')
}

function parseHead(written: readonly string[]): Record<string, unknown> | undefined {
  const inner = written.slice(1, -1).join('\n')
  const [, , language = ''] = fencePattern.exec(written[0] ?? '') ?? []
  // Code is read where it is plain data.
  if (language.startsWith('j')) return asMapping(tryTo(() => JSON.parse(inner) as unknown))
  if (language === 'toml' || written[0]?.startsWith('+++')) return asMapping(tryTo(() => parseToml(inner)))
  if (written[0]?.startsWith('{')) return asMapping(tryTo(() => JSON.parse(written.join('\n')) as unknown))
  if (inner.trim() === '') return {}
  const { data, problems } = parseYaml(inner)
  const head = problems.length > 0 ? undefined : asMapping(data ?? {})
  return head && withWords(head, written)
}

const wordKeys = /^(?:title|linkTitle|sidebar_label|nav_title|label)$/i

/** `title: 1.10` is a number to YAML, and words to readers: as they are written, with each digit. */
function withWords(head: Readonly<Record<string, unknown>>, written: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(head).map(([key, value]): [string, unknown] => {
    if (!wordKeys.test(key) || (typeof value !== 'number' && typeof value !== 'boolean')) return [key, value]
    const row = written.find((each) => each.startsWith(`${key}:`)) ?? ''
    return [
      key,
      row
        .slice(key.length + 1)
        .replace(/\s#.*$/, '')
        .trim() || String(value),
    ]
  })
  return Object.fromEntries(entries)
}

function asMapping(data: unknown): Record<string, unknown> | undefined {
  return isMapping(data) ? data : undefined
}

function tryTo(read: () => unknown): unknown {
  try {
    return read()
  } catch {
    return undefined
  }
}

// VitePress' lines that stand for another file: `<<< @/snippets/rent.js#region{2} [title]` for code,
// `<!--@include: ./part.md{1,9}-->` for text.

import { posix } from 'node:path'
import type { Report, Row } from './model.ts'
import { splitSource } from './source-head.ts'

interface IncludeFacts {
  /** Path of the page below the source folder. */
  file: string
  /** Path of the folder that @ stands for. */
  base: string
  /** The text of a file; undefined if there is none, or none that can be read. */
  readText: (file: string) => string | undefined
  report: Report
}

const snippet = /^(\s*)<<<\s*([^\s#{[]+)(?:#([\w-]+))?\s*(?:\{([^{}]*)\})?\s*(?:\[([^[\]]*)\])?\s*$/
const part = /^\s*<!--\s*@include:\s*([^\s#{}]+)(?:#([\p{L}\p{N}_-]+))?\s*(?:\{(\d*),(\d*)\})?\s*-->\s*$/u

/** What a page may include, with all that this includes. */
interface Budget {
  files: number
  rows: number
}

const mostDepth = 4
/** No such line is longer: the expressions take quadratic time. */
const maxRowLength = 1000

/** Puts the files in the place of the lines that name them. A line whose file is missing stays, and is reported. */
export function includeFiles(rows: readonly Row[], facts: IncludeFacts): Row[] {
  return includeAt(0, rows, { ...facts, budget: { files: 500, rows: 20_000 } })
}

function includeAt(depth: number, rows: readonly Row[], facts: IncludeFacts & { budget: Budget }): Row[] {
  let fence = ''
  return rows.flatMap((row) => {
    const [, marks] = /^\s*(`{3,}|~{3,})/.exec(row.text) ?? []
    if (fence !== '' || marks !== undefined) {
      // Nothing is included inside code.
      if (fence === '') fence = marks ?? ''
      else if (marks?.startsWith(fence)) fence = ''
      return [row]
    }
    if (row.text.length > maxRowLength) return [row]
    const found = depth < mostDepth ? readInclude(row, facts, depth) : undefined
    if (found) return found
    if (snippet.test(row.text) || /^\s*<!--\s*@include:/.test(row.text)) facts.report.lose(leftInclude(row))
    return [row]
  })
}

function readInclude(row: Row, facts: IncludeFacts & { budget: Budget }, depth: number): Row[] | undefined {
  const { file, base, readText, report, budget } = facts
  const code = snippet.exec(row.text)
  const [, path = '', name, first, last] = code ? code.slice(1, 4) : (part.exec(row.text) ?? [])
  if (path === '' || budget.files-- <= 0) return undefined
  const wanted = path.startsWith('@') ? posix.join(base, path.slice(1)) : posix.join(posix.dirname(file), path)
  const text = readText(wanted)
  const all = text === undefined ? undefined : regionOf(text.split(/\r\n|\n|\r/), name)
  const lines = all?.slice(Math.max(0, Number(first) - 1 || 0), last ? Number(last) : undefined)
  if (!lines || lines.length > budget.rows) return undefined
  budget.rows -= lines.length
  report.count('forms')
  if (code) return fenceOf(lines, wanted, code).map((line) => ({ text: line, line: row.line }))
  const split = splitSource(lines.join('\n'))
  const body = typeof split === 'string' ? lines.map((line) => ({ text: line, line: 1 })) : split.body
  const own = body.map(({ text: line }) => ({ text: line, line: row.line }))
  return includeAt(depth + 1, own, { ...facts, file: wanted })
}

/** The lines between `#region NAME` and `#endregion`; all of them without a name, none if the region is missing. */
function regionOf(lines: readonly string[], name: string | undefined): string[] | undefined {
  const isMark = (line: string) => /#(?:end)?region\b/.test(line)
  if (name === undefined) return lines.filter((line) => !isMark(line))
  const start = lines.findIndex((line) => new RegExp(`#region\\s+${name}\\b`).test(line))
  if (start < 0) return undefined
  const length = lines.slice(start + 1).findIndex((line) => /#endregion\b/.test(line))
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length).filter((line) => !isMark(line))
}

function fenceOf(lines: readonly string[], file: string, found: RegExpExecArray): string[] {
  const [, indent = '', , , options = '', title] = found
  const [, ranges = '', language = ''] = /^\s*(\d[\d,\s-]*)?([a-z][\w+#.-]*)?(?::[\w-]+)*\s*$/i.exec(options) ?? []
  const name = language === '' ? posix.extname(file).slice(1) : language
  const info = `${name}${ranges === '' ? '' : `{${ranges.trim()}}`}${title === undefined ? '' : ` [${title}]`}`
  const code = lines.slice(lines.findIndex(isFull), lines.findLastIndex(isFull) + 1)
  const longest = code.reduce((most, line) => Math.max(most, /^\s*(`{3,})/.exec(line)?.[1]?.length ?? 2), 2)
  const marks = '`'.repeat(longest + 1)
  return [marks + info, ...code, marks].map((line) => indent + line)
}

function isFull(line: string): boolean {
  return line.trim() !== ''
}

function leftInclude({ text, line }: Row): Parameters<Report['lose']>[0] {
  return {
    code: 'import-left',
    message: `"${text.trim().slice(0, 120)}" cannot be included, and stays in the text`,
    hint: 'is there such a file, and such a region? Write its text in this place',
    line,
  }
}

// Lines that stand for another file. VitePress: `<<< @/snippets/rent.js#region{2} [title]` for code,
// `<!--@include: ./part.md{1,9}-->` for text. MDX: `<Part />`, imported from Markdown. Jekyll:
// `{% include_relative part.md %}`. MkDocs: `--8<-- "part.md"`. Hugo: `{{% include "part.md" %}}`, in several themes.

import { posix } from 'node:path'
import { cutText } from '../../text.ts'
import type { Report, Row } from '../source/model.ts'
import { splitSource } from '../source/source-head.ts'
import { openFences } from './code-fences.ts'

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
const included = /^\s*<!--\s*@include:\s*([^\s#{}]+)(?:#([\p{L}\p{N}_-]+))?\s*(?:\{(\d*),(\d*)\})?\s*-->\s*$/u
const named = new RegExp(
  [
    String.raw`^\s*\{%-?\s*include_relative\s+([\w./-]+)\s*-?%\}\s*$`,
    String.raw`^\s*\{\{[<%]\s*(?:include|readfile)\s+(?:file=)?"([^"]+\.md)"\s*[>%]\}\}\s*$`,
  ].join('|'),
)
/** Jekyll and Eleventy: a file of _includes, without values for it. */
const shared = /^\s*\{%-?\s*include\s+(?:([\w./-]+\.(?:md|markdown|html|txt))|["']([\w./-]+)["'])\s*-?%\}\s*$/
/** What such a file may have: braces that mean themselves. */
const raw = /\{%-?\s*raw\s*-?%\}[^]*?\{%-?\s*endraw\s*-?%\}/g
const atRoot = /^\s*-{1,2}8<-{1,2}[ \t]+"([^":]+)"\s*$/
const component = /^\s*<([A-Z]\w*)(?:\s[^<>]*)?\/>\s*$/
const module = /^import\s+([A-Z]\w*)(?:\s*,\s*\{[^{}]*\})?\s+from\s+["']([^"']+\.mdx?)["'];?\s*$/

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
  const isCode = openFences()
  const modules = new Map<string, string>()
  return rows.flatMap((row) => {
    // Nothing is included inside code.
    if (isCode(row.text) || row.text.length > maxRowLength) return [row]
    const [, name, path] = module.exec(row.text) ?? []
    if (name !== undefined && path !== undefined) modules.set(name, path)
    const found = depth < mostDepth ? readInclude(row, { ...facts, modules }, depth) : undefined
    if (found) return found
    if (snippet.test(row.text) || /^\s*(?:<!--\s*@include:|-{1,2}8<-)/.test(row.text))
      facts.report.lose(leftInclude(row))
    return [row]
  })
}

/** A line that stands for another file. */
interface Include {
  path: string
  /** A region of the file, and its lines. */
  name?: string | undefined
  first?: string | undefined
  last?: string | undefined
  /** Whether the file may be a template, which is not run. */
  isShared?: boolean
  /** Whether its links begin at its own folder. */
  isModule?: boolean
  code?: RegExpExecArray
}

function findInclude(text: string, modules: ReadonlyMap<string, string>): Include | undefined {
  const code = snippet.exec(text)
  if (code) return { path: code[2] ?? '', name: code[3], code }
  const [, path, name, first, last] = included.exec(text) ?? []
  if (path !== undefined) return { path, name, first, last }
  const imported = modules.get(component.exec(text)?.[1] ?? '')
  if (imported !== undefined) return { path: imported, isModule: true }
  const own = named.exec(text)?.slice(1).find(Boolean)
  const common = shared.exec(text)?.slice(1).find(Boolean)
  if (common !== undefined) return { path: `/_includes/${common}`, isShared: true }
  const above = atRoot.exec(text)?.[1]
  if (above !== undefined) return { path: `/../${above}` }
  return own === undefined ? undefined : { path: own }
}

function readInclude(
  row: Row,
  facts: IncludeFacts & { budget: Budget; modules: ReadonlyMap<string, string> },
  depth: number,
): Row[] | undefined {
  const { file, base, readText, report, budget, modules } = facts
  const { path, name, first, last, isShared, isModule, code } = findInclude(row.text, modules) ?? {}
  if (path === undefined || budget.files-- <= 0) return undefined
  const wanted = /^[@/]/.test(path)
    ? posix.join(base, path.replace(/^@(?:site\b)?/, '')).replace(/^\//, '')
    : posix.join(posix.dirname(file), path)
  const text = readText(wanted) ?? readAbove(path, row.text, facts)
  if (isShared === true && /\{[{%]/.test((text ?? '').replace(raw, ''))) return undefined
  const all = text === undefined ? undefined : regionOf(text.trimEnd().split(/\r\n|\n|\r/), name)
  const lines = all?.slice(Math.max(0, Number(first) - 1 || 0), last ? Number(last) : undefined)
  if (!lines || lines.length > budget.rows) return undefined
  budget.rows -= lines.length
  report.count('forms')
  if (code) return fenceOf(lines, wanted, code).map((line) => ({ text: line, line: row.line }))
  const split = splitSource(lines.join('\n'))
  const body = typeof split === 'string' ? lines.map((line) => ({ text: line, line: 1 })) : split.body
  const own = body.map(({ text: line }) => ({ text: line, line: row.line }))
  const inner = includeAt(depth + 1, own, { ...facts, file: wanted })
  return isModule === true ? moveLinks(inner, posix.dirname(wanted), posix.dirname(file)) : inner
}

const nearLink = /(\]\(|^\s*\[[^\]]+\]:\s*)(\.{1,2}\/[^)\s"#]*|[\w-][\w./-]*\.mdx?)(?=[)\s"#]|$)/g

/** Links that begin at one folder, written from another. */
function moveLinks(rows: readonly Row[], from: string, to: string): Row[] {
  if (from === to) return [...rows]
  const isCode = openFences()
  const move = (_: string, before: string, path: string) => before + posix.relative(to, posix.join(from, path))
  return rows.map((row) => (isCode(row.text) ? row : { ...row, text: row.text.replace(nearLink, move) }))
}

/** Hugo's include begins at the folder of the pages, which is one of those around the page. */
function readAbove(path: string, written: string, { file, readText }: IncludeFacts): string | undefined {
  if (!/^\s*\{\{[<%]/.test(written)) return undefined
  const parts = posix.dirname(file).split('/')
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'))
  for (const folder of [...folders, '']) {
    const text = readText(posix.join(folder, path).replace(/^\//, ''))
    if (text !== undefined) return text
  }
  return undefined
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
    message: `"${cutText(text.trim(), 120)}" cannot be included, and stays in the text`,
    hint: 'is there such a file, and such a region? Write its text in this place',
    line,
  }
}

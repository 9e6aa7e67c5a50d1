// Components that show code: `<Code code={…} lang="js" title="…" />` of Starlight and Astro, and `<CodeBlock>` of
// Docusaurus. Their code is a text in the page, a constant of it, or a file that it imports: it becomes a fence.

import { posix } from 'node:path'
import { readCode } from '../code/read-code.ts'
import type { Report, Row } from '../source/model.ts'
import { openFences } from './code-fences.ts'
import { readArguments } from './tags.ts'

interface CodeFacts {
  /** Path of the page below the source folder. */
  file: string
  /** Path of the site in it. */
  base: string
  readText: (file: string) => string | undefined
  report: Report
}

const opening = /^(\s*)<(Code|CodeBlock)(?=[\s/>]|$)/
const rawImport = /^import\s+(\w+)\s+from\s+["'](?:!!raw-loader!)?([^"'?]+)(\?raw)?["'];?\s*$/
const mostRows = 200

/** Writes such components as fences. One whose code is computed stays. */
export function fenceComponents(rows: readonly Row[], facts: CodeFacts): Row[] {
  if (!rows.some(({ text }) => opening.test(text))) return [...rows]
  const named = constantsOf(rows, facts)
  const isCode = openFences()
  const made: Row[] = []
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row
    const found = isCode(row.text) ? undefined : readComponent(rows, index)
    const fence = found && fenceOf(found, named)
    if (!found || !fence) {
      made.push(row)
      continue
    }
    facts.report.count('forms')
    for (const text of fence) made.push({ ...row, text: text === '' ? '' : found.indent + text })
    index += found.length - 1
  }
  return made
}

interface Component {
  indent: string
  attributes: Readonly<Record<string, string>>
  inner: string
  length: number
}

function readComponent(rows: readonly Row[], index: number): Component | undefined {
  const [whole, indent = '', name = ''] = opening.exec(rows[index]?.text ?? '') ?? []
  if (whole === undefined) return undefined
  const text = rows
    .slice(index, index + mostRows)
    .map((row) => row.text)
    .join('\n')
  const end = endOfTag(text, whole.length)
  if (end === undefined) return undefined
  const isVoid = text[end - 1] === '/'
  const close = isVoid ? end + 1 : text.indexOf(`</${name}>`, end)
  const last = isVoid ? close : close + name.length + 3
  if (close < 0 || !/^[ \t]*(?:\n|$)/.test(text.slice(last))) return undefined
  const { attributes } = readArguments(text.slice(whole.length, isVoid ? end - 1 : end))
  const inner = isVoid ? '' : text.slice(end + 1, close).trim()
  return { indent, attributes, inner, length: text.slice(0, last).split('\n').length }
}

/** The > that ends a tag: quotes and braces may hold others. */
function endOfTag(text: string, from: number): number | undefined {
  let depth = 0
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const sign = text[at] as string
    if (quote !== '') {
      if (sign === '\\') at++
      else if (sign === quote) quote = ''
    } else if (/["'`]/.test(sign)) quote = sign
    else if (sign === '{') depth++
    else if (sign === '}') depth--
    else if (sign === '>' && depth === 0) return at
  }
  return undefined
}

/** Constants of the page, and texts of the files that it imports as they are. */
function constantsOf(rows: readonly Row[], { file, base, readText }: CodeFacts): Readonly<Record<string, unknown>> {
  const isCode = openFences()
  const files: Record<string, string> = {}
  const code: string[] = []
  for (const { text } of rows) {
    if (isCode(text)) continue
    const [whole, name = '', path = '', isRaw] = rawImport.exec(text) ?? []
    if (whole === undefined || (isRaw === undefined && !whole.includes('raw-loader'))) {
      code.push(text)
      continue
    }
    const found = placesOf(path, posix.dirname(file), base)
      .map(readText)
      .find((each) => each !== undefined)
    if (found !== undefined) files[name] = found
  }
  // Only what begins and ends an export is code; the text around it is none.
  const exports = code
    .join('\n')
    .match(/^export\s+const\s+\w+\s*=\s*(?:`(?:[^`\\]|\\[^])*`|"[^"\n]*"|'[^'\n]*'|\[[^[\]]*\])/gm)
  const { named } = readCode('page.ts', (path) => (path === 'page.ts' ? (exports ?? []).join('\n') : undefined))
  return { ...named, ...files }
}

/** Where a path can lead. `@site` is the folder of the site; `~` and `@` are the code of it. */
function placesOf(path: string, folder: string, base: string): string[] {
  if (path.startsWith('.')) return [posix.join(folder, path)]
  const below = path.replace(/^(?:@site|~|@)?\//, '')
  return [posix.join(base, below), posix.join(base, 'src', below), posix.join(base, 'public', below)]
}

function fenceOf({ attributes, inner }: Component, named: Readonly<Record<string, unknown>>): string[] | undefined {
  const code = valueOf(inner === '' ? attributes.code : inner, named)
  if (code === undefined || attributes.inline !== undefined) return undefined
  const title = valueOf(attributes.title, named)
  const { lang = '', language = lang, metastring = '' } = attributes
  const lines = code.replace(/^\n+|\s+$/g, '').split('\n')
  const longest = lines.reduce((most, line) => Math.max(most, /^\s*(`{3,})/.exec(line)?.[1]?.length ?? 2), 2)
  const marks = '`'.repeat(longest + 1)
  const info = [language, metastring, ...(title === undefined ? [] : [`title="${title}"`])].filter(
    (each) => each !== '',
  )
  return [marks + info.join(' '), ...lines, marks]
}

/** A literal, or the value of a name. */
function valueOf(written: string | undefined, named: Readonly<Record<string, unknown>>): string | undefined {
  const [, name, template] = /^\{\s*(?:(\w+)|`((?:[^`\\$]|\\[^])*)`)\s*\}$/.exec(written ?? '') ?? []
  if (template !== undefined) return template.replace(/\\([^])/g, '$1')
  if (name === undefined) return written === undefined || written.startsWith('{') ? undefined : written
  const value = Object.hasOwn(named, name) ? named[name] : undefined
  return typeof value === 'string' ? value : undefined
}

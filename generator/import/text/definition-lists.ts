// Terms and what they mean, as Hugo, kramdown and Python-Markdown write them: a row, and below it one that begins with
// a colon. They become a list of HTML, with Markdown in it.

import type { Row } from '../source/model.ts'
import type { Tool } from '../source/tools.ts'
import { openFences } from './code-fences.ts'
import { openHeadingIds } from './heading-slugs.ts'
import { plainWords } from './translate-headings.ts'

const hasDefinitions: ReadonlySet<Tool> = new Set(['hugo', 'jekyll', 'markdown'])

const meaning = /^( {0,3}):([ \t]{1,3})(?=\S)/
/** A row that can be a term: no block, and no sentence that goes on. */
const noTerm = /^\s*(?:$|#{1,6}\s|[-*+]\s|\d+[.)]\s|>|`{3,}|~{3,}|\||:|<|\{[%{:]|!!!|\?\?\?|\[[^\]]+\]:)| {4,}/

/** Writes such lists as HTML. Terms of Hugo may have ids, as headings have. */
export function openDefinitions(rows: readonly Row[], tool: Tool, hasIds = false): Row[] {
  if (!hasDefinitions.has(tool) || !rows.some(({ text }) => meaning.test(text))) return [...rows]
  const made: Row[] = []
  const ids = hasIds ? openHeadingIds('hugo') : undefined
  const isCode = openFences()
  let isOpen = false
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row
    const first = isCode(row.text) ? undefined : firstMeaning(rows, index)
    if (first === undefined) {
      made.push(row)
      continue
    }
    if (!isOpen) made.push({ ...row, text: '<dl>' })
    const { end, printed } = readItem(rows, index, { first, ids })
    for (const each of printed) made.push(each)
    const next = skipEmpty(rows, end)
    isOpen = !/^\s*(?:`{3,}|~{3,})/.test(rows[next]?.text ?? '') && firstMeaning(rows, next) !== undefined
    if (!isOpen) for (const text of ['</dl>', '']) made.push({ text, line: rows[end - 1]?.line ?? row.line })
    index = (isOpen ? next : end) - 1
  }
  return made
}

/** Where the first meaning of a term is, if this row is one. A term and its meaning are one block. */
function firstMeaning(rows: readonly Row[], index: number): number | undefined {
  if (noTerm.test(rows[index]?.text ?? '')) return undefined
  if (index > 0 && !noTerm.test(rows[index - 1]?.text ?? '') && !meaning.test(rows[index - 1]?.text ?? '')) {
    const isWithin = rows[index - 1]?.text.startsWith('  ') === true
    if (!isWithin) return undefined
  }
  const next = rows[index + 1]?.text.trim() === '' ? index + 2 : index + 1
  return meaning.test(rows[next]?.text ?? '') ? next : undefined
}

function readItem(
  rows: readonly Row[],
  index: number,
  { first, ids }: { first: number; ids: ReturnType<typeof openHeadingIds> | undefined },
): { end: number; printed: Row[] } {
  const row = rows[index] as Row
  const printed = element('dt', [{ ...row, text: row.text.trim() }], ids?.make(plainWords(row.text)))
  let end = first
  while (meaning.test(rows[end]?.text ?? '')) {
    const start = end
    const [whole = ''] = meaning.exec(rows[start]?.text ?? '') ?? []
    end = endOfMeaning(rows, start)
    const inner = rows.slice(start, end).map(({ text, line }, at) => ({
      line,
      text: at === 0 ? text.slice(whole.length) : text.replace(/^(?: {1,4}|\t)/, ''),
    }))
    while (inner.at(-1)?.text.trim() === '') inner.pop()
    for (const each of element('dd', inner)) printed.push(each)
    const next = skipEmpty(rows, end)
    if (meaning.test(rows[next]?.text ?? '')) end = next
  }
  return { end, printed }
}

/** A meaning goes on with rows that are indented, and with those of its paragraph. */
function endOfMeaning(rows: readonly Row[], start: number): number {
  let end = start + 1
  for (let index = start + 1; index < rows.length; index++) {
    const { text } = rows[index] as Row
    if (text.trim() === '') continue
    const goesOn = /^(?: {2,}|\t)/.test(text) || (end === index && !noTerm.test(text) && !meaning.test(text))
    if (!goesOn || (end === index && firstMeaning(rows, index) !== undefined && !/^\s/.test(text))) break
    end = index + 1
  }
  return end
}

function skipEmpty(rows: readonly Row[], from: number): number {
  let index = from
  while (rows[index]?.text.trim() === '') index++
  return index
}

/** Markdown goes on behind an empty line. */
function element(name: 'dt' | 'dd', inner: readonly Row[], id?: string): Row[] {
  const [first, last] = [inner[0]?.line ?? 1, inner.at(-1)?.line ?? 1]
  const open = [id === undefined ? `<${name}>` : `<${name} id="${id}">`, ''].map((text) => ({ text, line: first }))
  return [...open, ...inner, ...['', `</${name}>`].map((text) => ({ text, line: last }))]
}

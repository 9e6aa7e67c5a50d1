// Lists of attributes, `{: .note }` and `{width="100"}`: kramdown and others give them to the block above, to the block
// below, or to a link or picture. A callout becomes one, an id goes to its heading, and looks are lost.

import { cutText } from '../../text.ts'
import type { Report, Row } from '../source/model.ts'
import { calloutOfClasses } from './callout-kinds.ts'
import { outsideCode } from './code-spans.ts'
import type { Part } from './split-code.ts'

const item = String.raw`(?:[.#][\w:-]+|data-[\w-]+(?=[\s}])|[\w-]+=(?:"[^"{}]*"|'[^'{}]*'|[\w.%-]+))`
const list = String.raw`\{:?[ \t]*${item}(?:[ \t]+[^{}]*)?\}`
const blockList = new RegExp(String.raw`^[ \t>]*(${list})\s*$`)
// After a low line, `{a=1}` is the index of a formula.
const inlineList = new RegExp(String.raw`(?:(?<=[)\]*\x60])|(?<=_)(?=\{:?[ \t]*[.#]))${list}`, 'g')
/** What pages know or decide by themselves. */
const plainList = /^\{:?(?:\s*(?:width|height|target|rel|loading)=(?:"[^"]*"|'[^']*'|[\w.%-]+))+\s*\}$/

/** Takes the lists out of a text. */
export function takeAttributeLists(parts: readonly Part[], report: Report): Part[] {
  return parts.map((part) => (part.kind === 'text' ? { ...part, rows: takeFromRows(part.rows, report) } : part))
}

function takeFromRows(rows: readonly Row[], report: Report): Row[] {
  if (!rows.some(({ text }) => /\{[:.#\w\s]/.test(text))) return [...rows]
  const made: Row[] = []
  const isFormula = openFormula()
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row
    if (isFormula(row.text)) {
      made.push(row)
      continue
    }
    const written = blockList.exec(row.text)?.[1]
    if (written === undefined) {
      made.push(takeInline(row, report))
      continue
    }
    const above = endOfBlock(made)
    const isBelow = above.length === 0
    const below = isBelow ? startOfBlock(rows.slice(index + 1)) : []
    const heading = above.length === 1 && /^ {0,3}#/.test(above[0]?.text ?? '') ? made.at(-1) : undefined
    const id = /#[\w:-]+/.exec(written)?.[0]
    const classes = [...written.matchAll(/\.([\w-]+)/g)].map(([, name]) => name).join(' ')
    const kind = heading ? undefined : calloutOfClasses(classes)
    if (heading && id !== undefined) made[made.length - 1] = { ...heading, text: `${heading.text} {${id}}` }
    else if (kind !== undefined) {
      if (isBelow) index += below.length
      else made.splice(made.length - above.length, above.length)
      const block = (isBelow ? below : above).map((each) => takeInline(each, report))
      for (const each of calloutOf(block, { kind, hasTitle: classes.includes('-title'), row })) made.push(each)
      report.count('forms')
    } else if (!/^\{:?\s*\.no_toc\s*\}$/.test(written)) lose(written, row.line, report)
  }
  return made
}

/** Whether a row belongs to a formula between rows of two dollars, whose braces are TeX. */
function openFormula(): (text: string) => boolean {
  let isOpen = false
  return (text) => {
    const isEdge = /^[\s>]*\$\$\s*$/.test(text)
    const isIn = isOpen || isEdge
    if (isEdge) isOpen = !isOpen
    else if (text.trim() === '') isOpen = false
    return isIn
  }
}

/** The rows of the last block. */
function endOfBlock(rows: readonly Row[]): Row[] {
  const start = rows.findLastIndex(({ text }) => text.trim() === '' || /^ {0,3}#{1,6}\s/.test(text))
  const isHeading = start === rows.length - 1 && rows[start]?.text.trim() !== ''
  return rows.slice(isHeading ? start : start + 1)
}

function startOfBlock(rows: readonly Row[]): Row[] {
  const end = rows.findIndex(({ text }) => text.trim() === '')
  return rows.slice(0, end < 0 ? rows.length : end)
}

function calloutOf(
  block: readonly Row[],
  { kind, hasTitle, row }: { kind: string; hasTitle: boolean; row: Row },
): Row[] {
  const inner = block.map(({ text, line }) => ({ text: text.replace(/^ {0,3}> ?/, ''), line }))
  const title = hasTitle ? inner.shift() : undefined
  while (inner[0]?.text.trim() === '') inner.shift()
  const { line } = title ?? inner[0] ?? row
  const open = `:::${kind}${title === undefined ? '' : `[${title.text.trim()}]`}`
  return [{ text: open, line }, ...inner, { text: ':::', line: inner.at(-1)?.line ?? line }]
}

const headingList = new RegExp(String.raw`^( {0,3}#{1,6}[ \t]+)(.*?)[ \t]+(${list})([ \t]*\{#[^{}]*\})?[ \t]*$`)
const idOnly = /^\{:?[ \t]*(?:#[^\s{}]+|id=[^\s{}]+)[ \t]*\}$/

/** A heading without its attributes, except its id. Material for MkDocs shows a label beside what a comment prints. */
function takeFromHeading(row: Row, report: Report): Row {
  const [, before = '', words = '', written, noted = ''] = headingList.exec(row.text) ?? []
  if (written === undefined || idOnly.test(written)) return row
  const label = /\bdata-toc-label=(["'])(.+?)\1/.exec(written)?.[2]
  const isLabel = label !== undefined && words.startsWith('<!--')
  const plain = written.replace(/(?<!\bid=)(?:"[^"]*"|'[^']*')/g, '')
  const id = /(?:#|\bid=["']?)([\w:.-]+)/.exec(plain)?.[1]
  if (!isLabel) lose(withoutId(written), row.line, report)
  return { ...row, text: `${before}${isLabel ? label : words}${id === undefined ? noted : ` {#${id}}`}` }
}

function withoutId(written: string): string {
  return written.replace(/("[^"]*"|'[^']*')|#[^\s{}"']+[ \t]*/g, (_, quoted: string | undefined) => quoted ?? '')
}

function takeInline(found: Row, report: Report): Row {
  if (!found.text.includes('{')) return found
  const row = takeFromHeading(found, report)
  const text = row.text.replace(inlineList, '')
  if (text === row.text) return row
  const shown = outsideCode(row.text, (part) =>
    part.replace(inlineList, (written) => {
      if (plainList.test(written)) report.count('forms')
      else lose(written, row.line, report)
      return ''
    }),
  )
  return { ...row, text: shown }
}

function lose(written: string, line: number, report: Report): void {
  const message = `the attributes "${cutText(written, 60)}"`
  const hint = 'they belong to the old design'
  report.lose({ code: 'import-lost', message, hint, line, kind: 'attributes' })
}

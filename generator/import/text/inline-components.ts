// Components inside the sentences and headings of MDX and VitePress that Markdown has signs for.

import type { Report, Row } from '../source/model.ts'
import { maskCode, outsideCode } from './code-spans.ts'
import type { Part } from './split-code.ts'
import { readArguments } from './tags.ts'

const badge = /<Badge\b([^<>]*?)\/>|<Badge\b([^<>]*)>([^<>]*)<\/Badge>/g
/** An element without words, which a browser would never close. */
const empty = /<(sup|sub|span|i|b|a|div|p|small)\b([^<>]*?)\/>/g
/** A component that marks a place. */
const mark = /<Link\s+id="([^\s"<>{}&]+)"\s*\/>/g
const link = /<(Link)\b([^<>]*)>([^<>[\]]+)<\/\1>/g

/** A badge becomes words in brackets, a button that leads somewhere becomes a link. */
export function translateComponents(parts: readonly Part[], report: Report): Part[] {
  return parts.map(({ kind, rows }) => ({
    kind,
    rows: kind === 'text' ? joinBadges(rows).map((row) => translateRow(row, report)) : rows,
  }))
}

const mostRows = 12

/** A badge may have each attribute in a row of its own. */
function joinBadges(rows: readonly Row[]): Row[] {
  const made: Row[] = []
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row
    if (!/<Badge\b[^<>]*$/.test(maskCode(row.text))) {
      made.push(row)
      continue
    }
    const length = rows.slice(index, index + mostRows).findIndex(({ text }) => text.includes('>')) + 1
    const joined = rows.slice(index, index + length).map(({ text }, at) => (at === 0 ? text.trimEnd() : text.trim()))
    made.push(length > 0 ? { ...row, text: joined.join(' ') } : row)
    index += Math.max(0, length - 1)
  }
  return made
}

function translateRow(row: Row, report: Report): Row {
  if (!/<(?:Badge|Link|[a-z][^<>]*\/>)/.test(maskCode(row.text))) return row
  const take = (name: string, written: string, known: readonly string[]) => {
    report.count('forms')
    for (const key of Object.keys(readArguments(written).attributes).filter((each) => !known.includes(each)))
      report.lose({
        code: 'import-lost',
        message: `the attribute "${key}" of <${name}>`,
        hint: 'it has no counterpart here',
        line: row.line,
      })
  }
  const text = outsideCode(row.text, (part) =>
    part
      .replace(badge, (whole, closed: string | undefined, open: string | undefined, inner: string | undefined) => {
        const written = closed ?? open ?? ''
        const words = inner ?? readArguments(written).attributes.text ?? ''
        if (words.trim() === '') return whole
        take('Badge', written, ['text'])
        return `(${words.trim()})`
      })
      .replace(empty, (_, name: string, written: string) => {
        const { attributes } = readArguments(written)
        const words = attributes['data-text']?.trim() ?? ''
        take(name, written, ['data-text', 'id'])
        return (attributes.id === undefined ? '' : `<a id="${attributes.id}"></a>`) + (words === '' ? '' : `(${words})`)
      })
      .replace(mark, (_, id: string) => {
        report.count('forms')
        return `<a id="${id}"></a>`
      })
      .replace(link, (whole, name: string, written: string, inner: string) => {
        const { href, to } = readArguments(written).attributes
        const target = href ?? to
        if (target === undefined || /[\s{}<>()]/.test(target)) return whole
        take(name, written, ['href', 'to', 'target', 'rel'])
        return `[${inner.trim()}](${target})`
      }),
  )
  return { ...row, text }
}

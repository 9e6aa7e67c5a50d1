// Imports and exports of MDX. Pictures get the path that they are imported from.

import type { Report, Row } from '../source/model.ts'
import type { Part } from './split-code.ts'

const picturePattern = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i
const importPattern = /^import\s+(?:([\w$]+)\s+from\s+|[^;"']+?from\s+)?["']([^"']+)["'];?\s*$/
const exportPattern = /^export\s+(?:const|let|function|default|async)\b/
const mostRows = 200

/** Takes imports and exports away: readers never saw them. What uses them is found with what is left in the text. */
export function takeModules(parts: readonly Part[], report: Report): Part[] {
  const pictures = new Map<string, string>()
  const kept = parts.map(({ kind, rows }) => ({
    kind,
    rows: kind === 'text' ? takeFromRows(rows, pictures, report) : rows,
  }))
  if (pictures.size === 0) return kept
  return kept.map(({ kind, rows }) => ({
    kind,
    rows: kind === 'text' ? rows.map((row) => ({ ...row, text: namePictures(row.text, pictures) })) : rows,
  }))
}

function takeFromRows(rows: readonly Row[], pictures: Map<string, string>, report: Report): Row[] {
  const made: Row[] = []
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row
    const isExport = exportPattern.test(row.text)
    const length = isExport ? lengthOfExport(rows.slice(index, index + mostRows)) : lengthOfImport(rows, index)
    if (length === 0) {
      made.push(row)
      continue
    }
    if (isExport) {
      const message = 'the export of MDX is not run'
      report.lose({ code: 'import-lost', message, hint: 'code of the site is in site/', line: row.line })
    } else {
      const [, name, module = ''] = importPattern.exec(textOf(rows, index, length)) ?? []
      if (name !== undefined && picturePattern.test(module)) pictures.set(name, module)
      report.count('forms')
    }
    index += length - 1
  }
  return made
}

function textOf(rows: readonly Row[], start: number, length: number): string {
  return rows
    .slice(start, start + length)
    .map(({ text }) => text)
    .join(' ')
}

/** The names of an import may be in separate rows. */
function lengthOfImport(rows: readonly Row[], start: number): number {
  if (!/^import\s/.test(rows[start]?.text ?? '')) return 0
  const hasNames = /^import\s+(?:type\s+)?\{[^}]*$/.test(rows[start]?.text ?? '')
  const most = hasNames ? mostRows : 1
  for (let length = 1; length <= most && rows[start + length - 1]?.text.trim() !== ''; length++)
    if (importPattern.test(textOf(rows, start, length))) return length
  return 0
}

/** An export ends with the row that closes its brackets. */
function lengthOfExport(rows: readonly Row[]): number {
  let depth = 0
  let isText = false
  const last = rows.findIndex(({ text }) => {
    // A text between backticks goes over several rows.
    if ((text.match(/(?<!\\)(?:\\\\)*`/g)?.length ?? 0) % 2 === 1) isText = !isText
    if (isText) return false
    depth += (text.match(/[([{]/g)?.length ?? 0) - (text.match(/[)\]}]/g)?.length ?? 0)
    return depth <= 0
  })
  return last + 1
}

/** `src={picture}` and `src={picture.src}` with the path of the picture. */
function namePictures(text: string, pictures: ReadonlyMap<string, string>): string {
  return text.replace(/\bsrc=\{([\w$]+)(?:\.(?:src|default))?\}/g, (whole, name: string) => {
    const path = pictures.get(name)
    return path === undefined ? whole : `src="${path}"`
  })
}

// redirects.csv → the data that a YAML file of the same list would have, with the places of its cells. Spreadsheets
// write commas, semicolons or tabs between cells; the first line may name the columns.

import type { Fault, Position, Problem } from '../problem.ts'
import type { Path, YamlDocument } from '../yaml/yaml.ts'

interface Cell extends Position {
  text: string
}

const columns = ['from', 'to', 'status'] as const
type Column = (typeof columns)[number]

/** Reads the text of a file. Nothing is read of one with a mistake in its grammar. */
export function parseCsv(text: string): YamlDocument {
  const problems: Problem[] = []
  const report = (fault: Fault, { line, column }: Position) =>
    problems.push({ severity: 'error', ...fault, line, column })
  const [first, ...others] = splitRows(text, report)
  const hasNames = first !== undefined && !first[0]?.text.startsWith('/')
  const names = first && hasNames ? readNames(withoutEnd(first), report) : columns
  if (problems.length > 0) return withoutData(problems)
  const rows = first && !hasNames ? [first, ...others] : others
  const data = rows.map((row) => {
    const count = withoutEnd(row).length
    const extra = count > names.length ? row[names.length] : undefined
    if (extra) report(tooMany(count, names.length), extra)
    return Object.fromEntries(row.flatMap(({ text: cell }, index) => valueOf(names[index], cell)))
  })
  const locate = ([index, name]: Path): Position => {
    const row = rows[Number(index)]
    const cell = row?.[names.findIndex((each) => each === name)] ?? row?.[0]
    return { line: cell?.line ?? 1, column: cell?.column ?? 1 }
  }
  if (problems.length > 0) return withoutData(problems)
  return { data, problems, warnings: [], locate, locateInText: locate, foldedText: () => undefined }
}

function withoutData(problems: Problem[]): YamlDocument {
  const locate = () => ({ line: 1, column: 1 })
  return { data: undefined, problems, warnings: [], locate, locateInText: locate, foldedText: () => undefined }
}

// Spreadsheets write the empty cells of columns that once had something.
function withoutEnd(cells: readonly Cell[]): Cell[] {
  return cells.slice(0, cells.findLastIndex(({ text }) => text !== '') + 1)
}

// An empty cell is a missing value.
function valueOf(name: Column | undefined, text: string): [Column, string | number][] {
  if (name === undefined || text === '') return []
  return [[name, name === 'status' && /^\d+$/.test(text) ? Number(text) : text]]
}

function readNames(cells: readonly Cell[], report: (fault: Fault, place: Position) => void): Column[] {
  const names: Column[] = []
  for (const cell of cells) {
    const name = columns.find((each) => each === cell.text.toLowerCase())
    if (name !== undefined && !names.includes(name)) names.push(name)
    else {
      const message =
        name === undefined ? `the column "${cell.text}" is not known` : `the column "${name}" is there twice`
      report({ code: 'csv-syntax', message, hint: 'the first line names the columns: from,to or from,to,status' }, cell)
    }
  }
  return names
}

function tooMany(cells: number, known: number): Fault {
  const message = `the line has ${cells} cells, and there are only ${known} columns`
  return { code: 'csv-syntax', message, hint: 'write a text that has a comma in it within quotation marks' }
}

// Of the first line with text. Without names of columns, an address follows it: an old one may hold the others.
function findSeparator(text: string): string {
  const line = /\S.*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, '/') ?? ''
  return (/[,;\t](?= *(?:\/|[a-z]+:))/i.exec(line) ?? /[,;\t]/.exec(line))?.[0] ?? ','
}

/** The cells of each line that has any. */
function splitRows(text: string, report: (fault: Fault, place: Position) => void): Cell[][] {
  const separator = findSeparator(text)
  const cell = new RegExp(`[ ]*(?:"([^"]*(?:""[^"]*)*)"[ ]*|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`, 'y')
  const rows: Cell[][] = []
  let row: Cell[] = []
  let [line, start] = [1, 0]
  while (cell.lastIndex < text.length) {
    const from = cell.lastIndex
    const found = cell.exec(text)
    const place = { line, column: from - start + 1 }
    const [whole = '', quoted, plain = '', end = ''] = found ?? []
    if (!found || (quoted === undefined && plain.startsWith('"'))) {
      report(openQuote, place)
      return []
    }
    row.push({ ...place, text: quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"') })
    const breaks = [...whole.matchAll(/\r\n?|\n/g)]
    const last = breaks.at(-1)
    if (last) [line, start] = [line + breaks.length, from + last.index + last[0].length]
    if (end === separator) continue
    if (row.some((each) => each.text !== '')) rows.push(row)
    row = []
  }
  if (row.some((each) => each.text !== '')) rows.push(row)
  return rows
}

const openQuote: Fault = {
  code: 'csv-syntax',
  message: 'a quotation mark does not end, or text follows it',
  hint: 'put the whole cell within quotation marks, and write each one inside it twice',
}

// Blocks of MkDocs between slashes, `/// note | Title` … `///` → its forms with indented content.
// https://facelessuser.github.io/pymdown-extensions/extensions/blocks/

import type { Row } from '../source/model.ts'
import { calloutKind } from './callout-kinds.ts'
import { openFences } from './code-fences.ts'

const opening = /^( {0,3})(\/{3,})[ \t]*([\w-]+)[ \t]*(?:\|[ \t]*(\S.*)?)?$/
const option = /^ {4,}([\w-]+):[ \t]*(\S.*)?$/

/** No such row is longer: the expressions take quadratic time. */
const maxRowLength = 1000

/** Writes the blocks as `!!!`, `???` and `===`. One that has no end, or another name, stays. */
export function indentSlashForms(rows: readonly Row[]): Row[] {
  if (!rows.some(({ text }) => text.trimStart().startsWith('///'))) return [...rows]
  const isCode = openFences()
  const made: Row[] = []
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row
    const form = isCode(row.text) || row.text.length > maxRowLength ? null : opening.exec(row.text)
    const [, indent = '', marks = '', name = '', title = ''] = form ?? []
    const end = form ? endOf(rows, index + 1, marks) : -1
    const { options, start } = readOptions(rows, index + 1)
    const sign = end < 0 ? undefined : signOf(name, options)
    if (sign === undefined) {
      made.push(row)
      continue
    }
    made.push({ text: `${indent}${sign}${title === '' ? '' : ` "${title.trim()}"`}`, line: row.line })
    for (const { text, line } of indentSlashForms(rows.slice(start, end))) made.push({ text: `    ${text}`, line })
    made.push({ text: '', line: rows[end]?.line ?? row.line })
    index = end
  }
  return made
}

function endOf(rows: readonly Row[], start: number, marks: string): number {
  const isCode = openFences()
  return rows.findIndex(({ text }, index) => index >= start && !isCode(text) && text.trim() === marks)
}

/** The rows of options below the first one. */
function readOptions(rows: readonly Row[], first: number): { options: ReadonlyMap<string, string>; start: number } {
  const options = new Map<string, string>()
  let start = first
  for (let found = option.exec(rows[start]?.text ?? ''); found; found = option.exec(rows[start]?.text ?? '')) {
    options.set(found[1] ?? '', found[2]?.trim() ?? '')
    start++
  }
  return { options, start }
}

function signOf(name: string, options: ReadonlyMap<string, string>): string | undefined {
  if (name === 'tab') return '==='
  const type = options.get('type')
  if (name === 'details') return `${/^true$/i.test(options.get('open') ?? '') ? '???+' : '???'} ${type ?? 'details'}`
  if (name === 'admonition') return `!!! ${type ?? 'note'}`
  return calloutKind(name) === undefined ? undefined : `!!! ${name}`
}

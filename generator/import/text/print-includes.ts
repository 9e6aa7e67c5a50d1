// Jekyll: `{% include badge.html version="4.0" %}` stands for a file of _includes with values for it. What the file
// prints is known if it asks for nothing but these values, and they are written in the tag.

import { posix } from 'node:path'
import type { Report, Row } from '../source/model.ts'
import { openFences } from './code-fences.ts'
import { outsideCode } from './code-spans.ts'
import { readArguments } from './tags.ts'
import { evaluate } from './template-values.ts'

interface IncludeFacts {
  /** Path of the site in the source folder. */
  base: string
  /** The text of a file; undefined if there is none, or none that can be read. */
  readText: (file: string) => string | undefined
  report: Report
}

const value = String.raw`(?:"[^"]{0,500}"|'[^']{0,500}')`
const tag = new RegExp(String.raw`\{%-?\s*include\s+([\w./-]+)((?:\s+[\w-]+\s*=\s*${value})+)\s*-?%\}`, 'g')
const output = /\{\{-?([^{}]*)-?\}\}/g
/** No such line is longer: the expressions take quadratic time. */
const maxRowLength = 2000
const mostRows = 50

/** Puts what such files print in the place of their tags. Tags of code stay, and those whose file asks for more. */
export function printIncludes(rows: readonly Row[], facts: IncludeFacts): Row[] {
  if (!rows.some(({ text }) => /\{%-?\s*include\s/.test(text))) return [...rows]
  const isFence = openFences()
  let isRaw = false
  return rows.flatMap((row) => {
    const isCode = isFence(row.text) || isRaw
    for (const [found] of row.text.matchAll(/\{%-?\s*(?:end)?(?:raw|highlight)\b/g))
      isRaw = !/end(?:raw|high)/.test(found)
    if (isCode || isRaw || row.text.length > maxRowLength || !row.text.includes('include')) return [row]
    const isAlone = row.text.replace(tag, '').trim() === ''
    const text = outsideCode(row.text, (part) =>
      part.replace(tag, (whole, path: string, written: string) => {
        const printed = printFile(path, written, facts)
        // In a sentence there is no place for empty lines.
        if (printed === undefined || (!isAlone && /\n\s*\n/.test(printed))) return whole
        facts.report.count('forms')
        return isAlone ? printed : printed.replace(/\s*\n\s*/g, ' ')
      }),
    )
    return text.split('\n').map((each) => ({ ...row, text: each }))
  })
}

function printFile(path: string, written: string, { base, readText }: IncludeFacts): string | undefined {
  const text = readText(posix.join(base, '_includes', path))?.trim()
  if (text === undefined || text.split('\n').length > mostRows || /\{%/.test(text)) return undefined
  const names = { include: readArguments(written).attributes }
  // A value that the file does not name would be lost.
  let isKnown = Object.keys(names.include).every((name) => text.includes(`include.${name}`))
  const printed = text.replace(output, (whole, inner: string) => {
    const name = /^\s*include\.([\w-]+)\s*$/.exec(inner)?.[1]
    // What the tag does not say prints nothing.
    const found = name !== undefined && !Object.hasOwn(names.include, name) ? '' : evaluate(inner, names)
    if (found === undefined) isKnown = false
    return found === undefined ? whole : String(found)
  })
  return isKnown ? printed.replace(/\r/g, '') : undefined
}

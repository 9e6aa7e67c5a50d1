// Takes out of one file of an import what a build refuses of it.

import type { Problem } from '../../problem.ts'
import { placeInText, printPage } from '../pages/print-page.ts'
import type { ImportedFile, Loss, PageText } from '../source/model.ts'
import { dropValue } from './drop-value.ts'
import { mendBody } from './mend-body.ts'

/** A file with what was taken out of it. */
export interface MendedFile {
  file: ImportedFile
  losses: Loss[]
}

/** Takes out what the errors of a file are about. Undefined for a file that cannot be kept. */
export function mendFile(file: ImportedFile, errors: readonly Problem[]): MendedFile | undefined {
  if (file.text) return mendPage(file, file.text, errors)
  if (!/\.ya?ml$/.test(file.path)) return undefined
  const [error] = errors
  const { line, column } = error ?? {}
  if (!error || line === undefined || column === undefined) return undefined
  const before = new TextDecoder().decode(file.bytes)
  const dropped = dropValue(before, line, column)
  if (!dropped) return undefined
  const bytes = new TextEncoder().encode(dropped.text)
  return { file: { ...file, bytes }, losses: [lostValue(dropped.key, error)] }
}

function mendPage(file: ImportedFile, text: PageText, errors: readonly Problem[]): MendedFile | undefined {
  if (errors.some(({ line }) => line === undefined)) return undefined
  const placed = errors.map((error) => ({ error, ...placeInText(text, error.line ?? 1, error.column ?? 1) }))
  const inHead = placed.find(({ row }) => row < 0)
  if (inHead) {
    // The other values have another place then: a later round finds them.
    const { line = 1, column = 1 } = inHead.error
    const dropped = line < 2 || text.isBlock ? undefined : dropValue(text.head, line - 1, column)
    if (!dropped) return undefined
    const next = { ...text, head: dropped.text }
    return withText(file, next, [{ ...lostValue(dropped.key, inHead.error), line: text.lineOf(dropped.key) }])
  }
  const places = placed.map(({ row, column }) => ({ line: row + 1, column }))
  const rows = mendBody(text.rows, places)
  if (!rows) return undefined
  const losses = placed.map(({ error, row }) => lostSpot(error, text.rows[row]?.line ?? 1))
  return withText(file, { ...text, rows }, losses)
}

function withText(file: ImportedFile, text: PageText, losses: Loss[]): MendedFile {
  return { file: { ...file, text, bytes: printPage(text) }, losses }
}

function lostValue(key: string, { message }: Problem): Loss {
  return {
    code: 'import-lost',
    message: `the value of "${key}", which a build refuses: ${message}`,
    hint: 'write it anew in the imported file if it is needed',
  }
}

function lostSpot({ message, code }: Problem, line: number): Loss {
  return {
    code: 'import-lost',
    message: `a link or a sign with a meaning, which a build refuses: ${message}`,
    hint: 'its words stay; write it anew in the imported page if it is needed',
    line,
    kind: `refused: ${code}`,
  }
}

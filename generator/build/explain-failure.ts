// An error that stopped a build and is not a content problem → a problem with place and hint where they are known.
// esbuild's message has file, line and column; the error of a component names its page, and its place in custom code.

import { relative, resolve, sep } from 'node:path'
import { inspect } from 'node:util'
import type { BuildFailure } from 'esbuild'
import type { Places } from '../config/config.ts'
import { type CodeError, type CodeFault, type CodePlace, EnvironmentError, PageError } from '../errors.ts'
import type { Problem } from '../problem.ts'
import { listedModule, plainText, sourcePath } from '../render/render.ts'
import { relativePath } from '../report/report.ts'
import { cutText } from '../text.ts'

type CodePlaces = Pick<Places, 'content' | 'libretto' | 'own'>

/** Problems for an error that build() threw. As in every problem, files are relative to the content folder. */
export function explainFailure(error: unknown, places: Places): Problem[] {
  if (isBuildFailure(error))
    return explainCode(error, places).map((problem) => ({
      ...problem,
      hint: `${problem.hint}; until then the last good page is served`,
    }))
  if (error instanceof EnvironmentError)
    return [
      {
        code: 'environment',
        severity: 'error',
        message: shortenPaths(error.message, places),
        hint: 'the build continues by itself once this is fixed',
      },
    ]
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined
  const place = error instanceof PageError && error.place ? placeOf(error.place, places) : undefined
  // Where only the file is known, no line of it threw.
  const isWhole = place !== undefined && place.line === undefined
  const reason = cause ? `: ${cause.message}${isWhole ? '' : thrower(cause)}` : thrownValue(error)
  const message = error instanceof Error ? error.message + reason : String(error)
  const fix = place ? 'fix the code' : 'fix the code that was changed last'
  const hint = `${fix}; "build --verbose" shows the whole stack`
  return [{ code: 'build-failed', severity: 'error', message, hint, ...place }]
}

// Code may throw any value. Only an Error has a stack.
function thrownValue(error: unknown): string {
  if (!(error instanceof PageError) || error.cause instanceof Error) return ''
  return `: its code throws ${cutText(inspect(error.cause), 100)}, and only an Error says where`
}

// A page shows the message, and the folders of this machine are nobody else's business.
function shortenPaths(message: string, { content, out, workingDirectory }: Places): string {
  const shorten = (text: string, path: string) => text.replaceAll(path, relativePath(path, workingDirectory))
  return [content, out].reduce(shorten, message).replaceAll(workingDirectory + sep, '')
}

// The site runs as one compiled file, so only the function names of its stack are useful.
function thrower({ stack = '' }: Error): string {
  const name = /^\s+at (?:Object\.)?([A-Za-z]\w+) \(/m.exec(stack)?.[1]
  return name === undefined ? '' : `, thrown in ${name}`
}

/** Problems for code of the site that does not compile. */
export function explainCode({ errors }: Pick<CodeError, 'errors'>, places: CodePlaces): Problem[] {
  return explainFaults(errors, 'error', places)
}

/** Problems for code of the site that compiles, and may not do what it should. */
export function explainWarnings(warnings: readonly CodeFault[], places: CodePlaces): Problem[] {
  return explainFaults(warnings, 'warning', places)
}

// Where the engine is Preact, an import of React leads to its files.
const lackingInPreact = /^No matching export in "[^"]*\bpreact\/[^"]*" for import "([^"]+)"/

function explainFaults(faults: readonly CodeFault[], severity: Problem['severity'], places: CodePlaces): Problem[] {
  return faults.map(({ text, location }) => {
    const [, lacking] = lackingInPreact.exec(text) ?? []
    const problem = {
      code: 'site-code',
      severity,
      message: lacking === undefined ? plainText(text) : `Preact has no "${lacking}"`,
      hint: lacking === undefined ? 'fix the code' : 'do without it, or build with --engine react',
    } as const
    if (!location) return problem
    const listed = listedModule(location, places)
    if (listed === undefined) return { ...problem, ...placeOf(location, places) }
    return { ...problem, file: relative(places.content, listed), hint: 'export it from this file' }
  })
}

/** A place in code as a problem has it; undefined for a module that is no file. */
export function placeOf(
  { file: name, line, column, lineText }: CodePlace,
  { content, libretto, own }: CodePlaces,
): Partial<Problem> | undefined {
  const path = sourcePath(name, { libretto, own })
  // Modules that the build makes up are no files.
  if (path === undefined) return undefined
  const file = relative(content, resolve(libretto, path))
  if (lineText === '') return { file }
  return { file, line, column: column + 1, frame: `> ${line} | ${lineText}` }
}

/** Whether esbuild could not compile something. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && Array.isArray((error as Partial<BuildFailure>).errors)
}

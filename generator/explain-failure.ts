// An error that stopped a build and is not a content problem → a problem with place and hint where they are known.
// esbuild's message has file, line and column; the error of a component names its page.

import { relative, resolve } from 'node:path'
import type { BuildFailure } from 'esbuild'
import type { Config } from './config.ts'
import { EnvironmentError } from './errors.ts'
import type { Problem } from './problem.ts'
import { listedModule, sourcePath } from './render/render.ts'

type Places = Pick<Config, 'content' | 'libretto' | 'own'>

/** Problems for an error that build() threw. As in every problem, files are relative to the content folder. */
export function explainFailure(error: unknown, places: Places): Problem[] {
  if (isBuildFailure(error))
    return explainCode(error, places).map((problem) => ({
      ...problem,
      hint: 'fix the code; until then the last good page is served',
    }))
  if (error instanceof EnvironmentError)
    return [
      {
        code: 'environment',
        severity: 'error',
        message: error.message,
        hint: 'the build continues by itself once this is fixed',
      },
    ]
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined
  const message =
    error instanceof Error ? `${error.message}${cause ? `: ${cause.message}${thrower(cause)}` : ''}` : String(error)
  return [
    {
      code: 'build-failed',
      severity: 'error',
      message,
      hint: 'fix the code that was changed last; "build --verbose" shows the whole stack',
    },
  ]
}

// The site runs as one compiled file, so only the function names of its stack are useful.
function thrower({ stack = '' }: Error): string {
  const name = /^\s+at (?:Object\.)?([A-Za-z]\w+) \(/m.exec(stack)?.[1]
  return name === undefined ? '' : `, thrown in ${name}`
}

/** Problems for code of the site that does not compile. */
export function explainCode({ errors }: BuildFailure, { content, libretto, own }: Places): Problem[] {
  return errors.map(({ text, location }) => {
    const problem = { code: 'site-code', severity: 'error', message: text, hint: 'fix the code' } as const
    if (!location) return problem
    const { line, column, lineText } = location
    const listed = listedModule(location, { own })
    if (listed !== undefined) return { ...problem, file: relative(content, listed), hint: 'export it from this file' }
    const path = sourcePath(location.file, { libretto, own })
    // Modules that the build makes up are no files.
    if (path === undefined) return problem
    const file = relative(content, resolve(libretto, path))
    if (lineText === '') return { ...problem, file }
    return { ...problem, file, line, column: column + 1, frame: `> ${line} | ${lineText}` }
  })
}

/** Whether esbuild could not compile something. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && Array.isArray((error as Partial<BuildFailure>).errors)
}

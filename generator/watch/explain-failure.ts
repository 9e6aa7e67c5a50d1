// What stopped a build that was no content problem → a problem people can act on. In: the error. Out: a problem with place and hint where known.
// esbuild's own message carries file, line and column; a component that throws names its page.

import { relative, resolve } from 'node:path'
import type { BuildFailure } from 'esbuild'
import type { Config } from '../config.ts'
import { EnvironmentError } from '../errors.ts'
import type { Problem } from '../problem.ts'

/** Problems for an error that build() threw. Files are relative to the content folder, as all problems' are. */
export function explainFailure(error: unknown, { content, libretto }: Pick<Config, 'content' | 'libretto'>): Problem[] {
  if (isBuildFailure(error))
    return error.errors.map(({ text, location }) => ({
      code: 'site-code',
      severity: 'error',
      message: text,
      hint: 'mend the code; the last good page stays up',
      ...(location
        ? {
            file: relative(content, resolve(libretto, location.file)),
            line: location.line,
            column: location.column + 1,
            frame: `> ${location.line} | ${location.lineText}`,
          }
        : {}),
    }))
  if (error instanceof EnvironmentError)
    return [
      {
        code: 'environment',
        severity: 'error',
        message: error.message,
        hint: 'the build goes on by itself once this is mended',
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
      hint: 'mend the code that was changed last; "build" shows the whole stack',
    },
  ]
}

// The site runs as one compiled file: of its stack only the names of functions say anything.
function thrower({ stack = '' }: Error): string {
  const name = /^\s+at (?:Object\.)?([A-Za-z]\w+) \(/m.exec(stack)?.[1]
  return name === undefined ? '' : `, thrown in ${name}`
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && Array.isArray((error as Partial<BuildFailure>).errors)
}

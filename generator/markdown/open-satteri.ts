// satteri is loaded when a text is parsed, at once and not as a promise. It needs a binary, and whoever chooses remark
// does without it. The compiler of the generator writes the call to `load` as `require`, and so includes the package.

import { createRequire } from 'node:module'
import type { MarkdownParser } from '../config/config.ts'
import { MissingBinaryError } from '../errors.ts'

const load = createRequire(import.meta.url)

type Satteri = typeof import('satteri')

/** A package that could not be loaded once is not tried again. */
let opened: Satteri | MissingBinaryError | undefined

/** The package. Throws MissingBinaryError if its binary does not run. */
export function openSatteri(): Satteri {
  opened ??= tryToLoad()
  if (opened instanceof MissingBinaryError) throw opened
  return opened
}

function tryToLoad(): Satteri | MissingBinaryError {
  try {
    return load('satteri') as Satteri
  } catch (error) {
    return new MissingBinaryError('satteri', error, 'parse Markdown with --markdown-parser remark')
  }
}

/** The parser for a command that does not let people choose. */
export function usualParser(): MarkdownParser {
  opened ??= tryToLoad()
  return opened instanceof MissingBinaryError ? 'remark' : 'satteri'
}

/** Throws MissingBinaryError if a parser does not run here. */
export function requireParser(parser: MarkdownParser): void {
  if (parser === 'satteri') openSatteri()
}

// Faults of custom code that esbuild compiles: what is imported and does not exist, and code that throws. Source maps
// take time to make and to keep, so the code is compiled again with one when it has thrown.

import { SourceMap } from 'node:module'
import type { BuildResult, Message } from 'esbuild'
import { CodeError, type CodeFault, type CodePlace } from '../../errors.ts'
import { compiledName } from '../evaluate-module.ts'
import { isOwnModule } from './own-modules.ts'

/** Compiled code, with a source map if there should be one. */
export interface CompiledText {
  text: string
  map: string | undefined
}

/** The script among what esbuild has written. Rejects what custom code takes from a module that does not have it. */
export function takeScript({ outputFiles = [], warnings }: BuildResult): CompiledText {
  const undefinedImports = warnings.filter(
    ({ id, location }) => id === 'import-is-undefined' && isOwnModule(location?.file),
  )
  if (undefinedImports.length > 0) throw new CodeError('code imports what does not exist', undefinedImports)
  const find = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text
  return { text: find('.js') ?? '', map: find('.js.map') }
}

/**
 * esbuild's warnings about custom code, each once: a style rule that no browser reads, a branch that is never taken.
 */
export function ownWarnings(warnings: readonly Message[]): CodeFault[] {
  const found = warnings.flatMap(({ text, location }): CodeFault[] => {
    if (!location || !isOwnModule(location.file)) return []
    const { file, line, column, lineText } = location
    return [{ text, location: { file, line, column, lineText } }]
  })
  return [...new Map(found.map((fault) => [JSON.stringify(fault), fault])).values()]
}

/** The first place of an error's stack that is custom code. Undefined if `text` cannot be compiled again. */
export async function findThrower(
  error: unknown,
  text: string,
  compileWithMap: () => Promise<CompiledText>,
): Promise<CodePlace | undefined> {
  const places = await findPlaces(throwingFrames(error), text, compileWithMap)
  return places.find((place) => place !== undefined)
}

/** A place in compiled code. Both count from 1. */
export interface CompiledPlace {
  line: number
  column: number
}

/** Where custom code has each place of `text`, in its order; undefined for other code, and if it was compiled anew. */
export async function findPlaces(
  places: readonly CompiledPlace[],
  text: string,
  compileWithMap: () => Promise<CompiledText>,
): Promise<(CodePlace | undefined)[]> {
  const compiled = places.length === 0 ? undefined : await compileWithMap().catch(() => undefined)
  if (compiled?.map === undefined || compiled.text !== text) return places.map(() => undefined)
  const map = JSON.parse(compiled.map)
  const sourceMap = new SourceMap(map)
  return places.map(({ line, column }) => {
    const entry = sourceMap.findEntry(line - 1, column - 1)
    if (!('originalSource' in entry) || !isOwnModule(entry.originalSource)) return undefined
    const { originalSource: file, originalLine, originalColumn } = entry
    const source: string = map.sourcesContent[map.sources.indexOf(file)] ?? ''
    return { file, line: originalLine + 1, column: originalColumn, lineText: source.split(/\r?\n/)[originalLine] ?? '' }
  })
}

/** The places of an error's stack that are compiled code. */
export function throwingFrames(error: unknown): CompiledPlace[] {
  return framesOf(stackOf(error))
}

/** Whether code that the site was compiled to was running when the error was thrown. */
export function isOfCompiledCode(error: unknown): boolean {
  return throwingFrames(error).length > 0
}

/** For code that threw when it was loaded, or when it checked content. */
export function stoppedCode(error: unknown, place: CodePlace | undefined): CodeError {
  const text = `the code of the site stops with an error: ${messageOf(error)}`
  return new CodeError(text, [{ text, location: place ?? null }])
}

/** What was thrown, in words. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : ''
}

/** The places of a stack that are compiled code. */
export function framesOf(stack: string): CompiledPlace[] {
  return [...stack.matchAll(framePattern)].map(([, line, column]) => ({ line: Number(line), column: Number(column) }))
}

const framePattern = new RegExp(`${compiledName.replace('.', '\\.')}:(\\d+):(\\d+)`, 'g')

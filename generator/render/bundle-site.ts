// The compiled site: from the cache of the process, from the disk, or compiled now.

import { dirname, join, relative } from 'node:path'
import type { SiteModule } from '#site/site-module.ts'
import {
  type Cache,
  formatName,
  type Kind,
  readSealed,
  removeOldSealed,
  type SealedPlace,
  writeSealed,
} from '../cache/cache.ts'
import type { CodePlace } from '../errors.ts'
import { hashOf } from '../hash.ts'
import type { BundleOptions } from './compile-options.ts'
import { type CompiledSite, compileSite, findRendererPlaces, openThrowerSearch } from './compile-site.ts'
import { evaluateModule } from './evaluate-module.ts'
import type { CompiledPlace } from './own/own-faults.ts'
import { isCompiledFrom } from './own/source-files.ts'

/** A compiled site that can render. */
export interface Bundle extends CompiledSite {
  site: SiteModule
  /** Of the renderer, from an earlier process. */
  bytecode: Uint8Array | undefined
  /** Keeps the bytecode of the renderer for the next process, unless that is there. */
  keepBytecode: () => void
  /** Where custom code threw an error. */
  findThrower: (error: unknown) => Promise<CodePlace | undefined>
  /** Where custom code has places of the renderer. */
  findPlaces: (places: readonly CompiledPlace[]) => Promise<(CodePlace | undefined)[]>
}

/**
 * Key: engine, base path, folder of custom code, language and words. A value is valid while every file that esbuild
 * read and the folder of custom code are the same.
 */
export const compiledSite: Kind<Bundle> = { name: 'compiled-site', keptIn: 'memory' }

export interface BundleSources extends BundleOptions {
  /** Where to keep the compiled site on the disk; undefined keeps it in the process only. */
  codeCache?: { folder: string; version: string } | undefined
}

/** What is known of the sources, so that they need not be read again. */
export interface KnownCode {
  /** They are the same as for the compiled site in the cache of the process. */
  isCodeSame?: boolean | undefined
  /** They give compiled sites of these versions only. */
  codeVersions?: readonly string[] | undefined
}

/**
 * Compiles everything the pages load, or takes it from the cache. Rejects with esbuild's message if site code does not
 * compile.
 */
export async function bundleSite(
  options: BundleSources,
  cache: Cache,
  { isCodeSame, codeVersions }: KnownCode = {},
): Promise<Bundle> {
  const shelf = cache.shelf(compiledSite)
  const key = nameOf(options)
  const known = shelf.get(key)
  if (known && (isCodeSame || isCompiledFrom(known, options.libretto))) return known
  const compiled = (await readKept(options, codeVersions)) ?? (await compileAndKeep(options))
  const bundle = evaluate(compiled, options)
  shelf.set(key, bundle)
  return bundle
}

function evaluate(compiled: CompiledSite, options: BundleSources): Bundle {
  const place = bytecodePlaceOf(compiled, options)
  const [bytecode] = place ? readSealed(place, isBytes) : []
  const { exports: site, newBytecode } = evaluateModule<SiteModule>(compiled.renderer, bytecode)
  const keepBytecode = () => {
    const made = place && newBytecode()
    if (made) writeSealed(place, [made])
  }
  const findThrower = openThrowerSearch(compiled.renderer, options)
  const findPlaces: Bundle['findPlaces'] = (places) => findRendererPlaces(places, compiled.renderer, options)
  return { ...compiled, site, bytecode, keepBytecode, findThrower, findPlaces }
}

async function readKept(
  options: BundleSources,
  codeVersions: readonly string[] | undefined,
): Promise<CompiledSite | undefined> {
  const place = placeOf(options)
  const [compiled] = place ? readSealed(place, isCompiledSite) : []
  if (!compiled) return undefined
  const isCurrent = codeVersions?.includes(compiled.version) || isCompiledFrom(compiled, options.libretto)
  return isCurrent ? compiled : undefined
}

async function compileAndKeep(options: BundleSources): Promise<CompiledSite> {
  const compiled = await compileSite(options)
  const isSettled = ![...compiled.inputs.values()].includes('')
  const place = placeOf(options)
  if (place && isSettled) {
    // Those of sites, words and options that are no longer built.
    removeOldSealed(dirname(place.path), keptName)
    writeSealed(place, [compiled])
  }
  return compiled
}

/** Names of all files that hold a compiled site or its bytecode. */
const keptName = /^site-(?:react|preact)-[0-9a-f]{16}(?:-bytecode)?\.bin$/

function isCompiledSite(value: unknown): value is CompiledSite {
  const { files, assets, notices, renderer, version, inputs, warnings } = (value ?? {}) as Record<string, unknown>
  const isText = [notices, renderer, version].every((text) => typeof text === 'string')
  const hasLists = Array.isArray(files) && inputs instanceof Map && Array.isArray(warnings)
  return isText && hasLists && files.every(isFile) && typeof assets === 'object' && assets !== null
}

function isFile(value: unknown): boolean {
  const { path, bytes } = (value ?? {}) as Record<string, unknown>
  return typeof path === 'string' && bytes instanceof Uint8Array
}

function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array
}

/** Where the bytecode of the renderer is kept, if it is. V8 does not check that it was made of the same text. */
function bytecodePlaceOf({ version }: CompiledSite, options: BundleSources): SealedPlace | undefined {
  const place = placeOf(options)
  if (!place) return undefined
  return { path: place.path.replace(/\.bin$/, '-bytecode.bin'), version: `${place.version} ${version}` }
}

/** Where the compiled site is kept, if it is. */
function placeOf(options: BundleSources): SealedPlace | undefined {
  const { codeCache, engine } = options
  if (!codeCache) return undefined
  const name = `site-${engine}-${hashOf(formatName + nameOf(options)).slice(0, 16)}.bin`
  return { path: join(codeCache.folder, name), version: codeCache.version }
}

function nameOf({ libretto, engine, basePath, own, language, words }: BundleOptions): string {
  return JSON.stringify([engine, basePath, own === undefined ? '' : relative(libretto, own), language, words])
}

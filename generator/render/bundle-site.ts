// Site code → everything the pages load, and the renderer, which runs in Node.

import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { build } from 'esbuild'
import type { SiteModule } from '#site/site-module.ts'
import type { PageAssets } from '#site/view-props.ts'
import type { Cache, Kind } from '../cache/cache.ts'
import type { OutputFile } from '../disk/disk.ts'
import { hashOf } from '../hash.ts'
import { bundleBrowser } from './bundle-browser.ts'
import { type BundleOptions, type Made, sharedOptions } from './compile-options.ts'
import { readNotices } from './notices.ts'

export interface Bundle {
  files: OutputFile[]
  assets: Omit<PageAssets, 'policy'>
  /** Licences of what the pages and their files contain. */
  notices: string
  /** The compiled site: renders views. */
  site: SiteModule
  /** Changes whenever a page could look different with equal props. */
  version: string
  /** Hash of every source file, by path from Libretto's folder; empty if the file may have changed meanwhile. */
  inputs: ReadonlyMap<string, string>
}

/** Key: engine and base path. A value is valid while every file that esbuild read is the same. */
export const compiledSite: Kind<Bundle> = { name: 'compiled-site', isOnDisk: false }

/**
 * Compiles everything the pages load, or takes it from the cache. With `isCodeSame` the cache is not checked against
 * the files. Rejects with esbuild's message if site code does not compile.
 */
export async function bundleSite(options: BundleOptions, cache: Cache, isCodeSame = false): Promise<Bundle> {
  const shelf = cache.shelf(compiledSite)
  const key = `${options.engine} ${options.basePath}`
  const known = shelf.get(key)
  if (known && (isCodeSame || (await isSame(known, options)))) return known
  const bundle = await compileSite(options)
  shelf.set(key, bundle)
  return bundle
}

async function compileSite(options: BundleOptions): Promise<Bundle> {
  const start = Date.now()
  const renderer = await compileRenderer(options)
  const site = evaluateRenderer(renderer.text)
  const browser = await bundleBrowser(options, Object.keys(site.islands).sort())
  const version = hashOf(renderer.text + JSON.stringify(browser.assets))
  const paths = new Set(['package.json', 'tsconfig.json', ...renderer.inputs, ...browser.inputs])
  const isFile = (path: string) => !path.includes(':')
  const inputs = new Map(
    await Promise.all(
      [...paths]
        .filter(isFile)
        .map(async (path) => [path, await hashOfFile(join(options.libretto, path), start)] as const),
    ),
  )
  const notices = await readNotices(options.libretto, [...renderer.outputs, ...browser.outputs])
  const { files, assets } = browser
  return { files, assets, notices, site, version, inputs }
}

async function isSame({ inputs }: Bundle, { libretto }: BundleOptions): Promise<boolean> {
  const found = await Promise.all(
    [...inputs].map(async ([path, hash]) => hash !== '' && (await hashOfFile(join(libretto, path))) === hash),
  )
  return found.every((isEqual) => isEqual)
}

// A file that may have changed since it was compiled gets no hash: the next build compiles it again.
async function hashOfFile(path: string, start = Number.POSITIVE_INFINITY): Promise<string> {
  try {
    if ((await stat(path)).mtimeMs > start - 50) return ''
    return hashOf(await readFile(path))
  } catch {
    return ''
  }
}

async function compileRenderer(options: BundleOptions): Promise<{ text: string } & Made> {
  const result = await build({
    ...sharedOptions(options),
    format: 'cjs',
    metafile: true,
    entryPoints: ['site/index.ts'],
    outdir: join(options.libretto, '.libretto'),
    platform: 'node',
    target: 'node20',
    minify: false,
    loader: { '.woff2': 'empty', '.css': 'empty' },
  })
  const output = result.outputFiles.find((file) => file.path.endsWith('.js'))
  if (!output) throw new Error('esbuild wrote no renderer')
  return {
    text: output.text,
    inputs: Object.keys(result.metafile.inputs),
    outputs: Object.values(result.metafile.outputs),
  }
}

// Evaluated, not imported: an imported module stays in memory until the process ends, and the watch makes a new one
// with every saved component.
function evaluateRenderer(text: string): SiteModule {
  const module: { exports: Partial<SiteModule> } = { exports: {} }
  compileFunction(text, ['module', 'exports', 'require'], { filename: 'libretto-site.cjs' })(
    module,
    module.exports,
    createRequire(import.meta.url),
  )
  return module.exports as SiteModule
}

// Site code → files for the browser and a module for Node. In: the site and runtime rooms. Out: hashed scripts, styles and fonts, the
// table of islands, and the compiled renderer. One entry an island; what islands share is split into chunks of its own.
// absWorkingDir is fixed, so that hashes depend on the code alone and not on where the project lies.

import { readdir, readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { kebabCase } from '#runtime/kebab-case.ts'
import type { SiteModule } from '#site/site-module.ts'
import type { PageAssets } from '#site/view-props.ts'
import type { Cache, Kind } from '../cache/cache.ts'
import type { Engine } from '../config.ts'
import type { OutputFile } from '../disk/disk.ts'
import { hashOf } from '../hash.ts'
import { readNotices } from './notices.ts'

export interface BundleOptions {
  /** Folder of Libretto itself. */
  libretto: string
  engine: Engine
  basePath: string
}

export interface Bundle {
  files: OutputFile[]
  assets: Omit<PageAssets, 'policy'>
  /** Licences of what the pages and their files contain. */
  notices: string
  /** The compiled site: renders views. */
  site: SiteModule
  /** Changes whenever any page could look different for equal props. */
  version: string
  /** Hash of every file it was made of, by path from Libretto's folder; empty where the file was changing. */
  inputs: ReadonlyMap<string, string>
}

/** What esbuild read, and what of it is in its output. */
interface Made {
  inputs: string[]
  outputs: Metafile['outputs'][string][]
}

const browserTargets = ['es2022', 'chrome111', 'firefox113', 'safari16.4']

/** Key: engine and base path. The value holds while every file that esbuild read is the same. */
export const compiledSite: Kind<Bundle> = { name: 'compiled-site', isOnDisk: false }

/**
 * Compiles everything the pages load, or takes it from the cache. With `isCodeSame` the cache is not checked against the files.
 * Rejects with esbuild's message when site code does not compile.
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

function sharedOptions({ libretto, engine }: BundleOptions) {
  return {
    absWorkingDir: libretto,
    bundle: true,
    format: 'esm',
    write: false,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
    ...(engine === 'preact' ? { alias: preactAliases } : {}),
  } satisfies BuildOptions
}

// Names, not paths: they resolve from absWorkingDir, which is where Libretto's own packages are.
const preactAliases: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react/jsx-runtime': 'preact/jsx-runtime',
  // Its positioning functions are those of @floating-ui/dom, but it would take all of preact/compat into every page.
  '@floating-ui/react': '@floating-ui/dom',
}

async function bundleBrowser(
  options: BundleOptions,
  islandNames: readonly string[],
): Promise<Pick<Bundle, 'files' | 'assets'> & Made> {
  const { libretto, basePath } = options
  const widgets = await readdir(join(libretto, 'site', 'widgets'))
  const entries = islandNames.map((name) => ({ name, file: kebabCase(name) }))
  const missing = entries.filter(({ file }) => !widgets.includes(file)).map(({ name }) => name)
  if (missing.length > 0)
    throw new Error(`site/islands.tsx names ${missing.join(', ')}, but site/widgets has no such folder`)
  const result = await build({
    ...sharedOptions(options),
    entryPoints: [
      { in: 'runtime/loader.ts', out: 'loader' },
      { in: 'site/styles/index.css', out: 'site' },
      ...entries.map(({ name, file }) => ({ in: `island:${name}`, out: file })),
    ],
    outdir: join(libretto, 'dist', 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: `${basePath}/assets`,
    splitting: true,
    metafile: true,
    platform: 'browser',
    target: browserTargets,
    plugins: [islandEntries(libretto)],
  })
  const prefix = 'dist/assets/'
  const outputs = result.metafile.outputs
  const address = (path: string) => `${basePath}/assets/${path.slice(prefix.length)}`
  const entryOf = (entryPoint: string) => Object.keys(outputs).find((path) => outputs[path]?.entryPoint === entryPoint)
  const need = (entryPoint: string) => {
    const path = entryOf(entryPoint)
    if (path === undefined) throw new Error(`nothing was built for ${entryPoint}`)
    return path
  }
  const files = result.outputFiles.map((file) => ({
    path: `assets/${file.path.slice(join(libretto, 'dist', 'assets').length + 1)}`,
    bytes: file.contents,
  }))
  const fonts = Object.keys(outputs)
    .filter((path) => path.endsWith('.woff2'))
    .sort()
  return {
    files,
    inputs: Object.keys(result.metafile.inputs),
    outputs: Object.values(outputs),
    assets: {
      styles: [address(need('site/styles/index.css'))],
      // The text face only: code is rarely above the fold.
      fonts: fonts.filter((path) => path.includes('host-grotesk')).map(address),
      loader: address(need('runtime/loader.ts')),
      islands: Object.fromEntries(
        entries.map(({ name }) => {
          const path = need(`island:${name}`)
          return [name, { src: address(path), preload: importsOf(path, outputs).map(address) }]
        }),
      ),
    },
  }
}

function importsOf(path: string, outputs: Metafile['outputs'], seen = new Set<string>()): string[] {
  for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
    if (kind !== 'import-statement' || seen.has(imported)) continue
    seen.add(imported)
    importsOf(imported, outputs, seen)
  }
  return [...seen].sort()
}

// An island's entry is two lines: its component and the runtime's hydrate.
function islandEntries(libretto: string): Plugin {
  return {
    name: 'island-entries',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^island:/ }, ({ path }) => ({
        path: path.slice('island:'.length),
        namespace: 'island',
      }))
      esbuild.onLoad({ filter: /.*/, namespace: 'island' }, ({ path: name }) => ({
        contents: `import { hydrateWith } from '#runtime/hydrate.tsx'\nimport { ${name} } from '#site/widgets/${kebabCase(name)}/${kebabCase(name)}.tsx'\nexport const hydrate = hydrateWith(${name})\n`,
        resolveDir: libretto,
        loader: 'ts',
      }))
    },
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

// Evaluated, not imported: an imported module stays for as long as the process does, and watch makes a new one with every saved component.
function evaluateRenderer(text: string): SiteModule {
  const module: { exports: Partial<SiteModule> } = { exports: {} }
  compileFunction(text, ['module', 'exports', 'require'], { filename: 'libretto-site.cjs' })(
    module,
    module.exports,
    createRequire(import.meta.url),
  )
  return module.exports as SiteModule
}

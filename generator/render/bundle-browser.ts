// Site code → scripts, styles and fonts for the browser, with hashed names. Each island is a separate entry; esbuild
// moves what several entries share to chunks. The loader is compiled apart, so that pages without a live island fetch
// none of these chunks.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildOptions, Metafile, Plugin } from 'esbuild'
import { kebabCase } from '#runtime/kebab-case.ts'
import type { PageAssets } from '#site/page-assets.ts'
import type { OutputFile } from '../disk/disk.ts'
import { integrityOf } from '../hash.ts'
import { pathFrom } from '../paths.ts'
import { type BundleOptions, type Made, sharedOptions } from './compile-options.ts'
import { openEsbuild } from './open-esbuild.ts'
import { ownPath, ownWidgetModule } from './own/own-modules.ts'
import { ownSite, replaceByOwn } from './own/own-site.ts'
import { type ModuleGraph, type SharedModules, shareModules } from './share-modules.ts'
import { siteWords, wordsImport } from './site-words.ts'

type Addresses = Omit<PageAssets, 'policy'>

const loaderModule = 'runtime/loader.ts'
const pageModule = 'runtime/page.ts'
const redirectModule = 'runtime/redirect.ts'
const hydrateModule = 'runtime/hydrate.tsx'
const browserTargets = ['es2022', 'chrome111', 'firefox113', 'safari16.4']

/** What the lists of custom code name. */
interface BrowserParts {
  islandNames: readonly string[]
  /** Style sheets that only some pages link. */
  sheetNames: readonly string[]
  /** Modules of the islands, and more. */
  graph: ModuleGraph
}

/** Compiles what the pages load. Rejects with esbuild's message if site code does not compile. */
export async function bundleBrowser(
  options: BundleOptions,
  { islandNames, sheetNames, graph }: BrowserParts,
): Promise<{ files: OutputFile[]; assets: Addresses } & Made> {
  const { libretto, basePath, own } = options
  const entries = await listEntries(islandNames, options)
  const { build } = await openEsbuild()
  const shared = {
    ...sharedOptions(options),
    outdir: join(libretto, 'dist', 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: `${basePath}/assets`,
    splitting: true,
    metafile: true,
    platform: 'browser',
    target: browserTargets,
  } satisfies BuildOptions
  const modules = shareModules(
    graph,
    islandNames.map((name) => moduleOf(name, own)),
    hydrateModule,
  )
  const results = await Promise.all([
    build({
      ...shared,
      entryPoints: { loader: loaderModule, page: pageModule, redirect: redirectModule },
      plugins: [ownSite(options), replaceByOwn('runtime/page-script.ts', 'script.ts', options)],
    }),
    build({
      ...shared,
      entryPoints: [
        { in: 'site/styles/index.css', out: 'site' },
        ...sheetNames.map((name) => ({ in: sheetOf(name), out: name })),
        ...entries.map(({ name, file }) => ({ in: `island:${name}`, out: file })),
      ],
      plugins: [ownSite(options), siteWords(options), islandEntries(options, modules)],
    }),
  ])
  const files = results
    .flatMap(({ outputFiles }) => outputFiles)
    .map((file) => ({
      path: `assets/${file.path.slice(shared.outdir.length + 1)}`,
      bytes: file.contents,
    }))
  const outputs = Object.assign({}, ...results.map(({ metafile }) => metafile.outputs)) as Metafile['outputs']
  return {
    files,
    inputs: results.flatMap(({ metafile }) => Object.keys(metafile.inputs)),
    outputs: Object.values(outputs),
    warnings: results.flatMap(({ warnings }) => warnings),
    assets: {
      ...addressAssets(outputs, basePath, { islandNames, sheetNames }),
      integrity: integrities(files, basePath),
    },
  }
}

async function listEntries(
  islandNames: readonly string[],
  { libretto, own }: BundleOptions,
): Promise<{ name: string; file: string }[]> {
  const widgets = await readdir(join(libretto, 'site', 'widgets'))
  const entries = islandNames.map((name) => ({ name, file: kebabCase(name) }))
  const missing = entries
    .filter(({ name, file }) => !widgets.includes(file) && ownWidgetModule(name, own) === undefined)
    .map(({ name }) => name)
  if (missing.length > 0)
    throw new Error(`site/islands.tsx names ${missing.join(', ')}, but site/widgets has no such folder`)
  return entries
}

/** What `integrity` says of each script and style sheet, by address. */
function integrities(files: readonly OutputFile[], basePath: string): Addresses['integrity'] {
  const checked = files.filter(({ path }) => /\.(?:js|css)$/.test(path))
  return Object.fromEntries(checked.map(({ path, bytes }) => [`${basePath}/${path}`, integrityOf(bytes)]))
}

/** Addresses of the files that pages name. */
function addressAssets(
  outputs: Metafile['outputs'],
  basePath: string,
  parts: Omit<BrowserParts, 'graph'>,
): Omit<Addresses, 'integrity'> {
  const paths = Object.keys(outputs)
  const address = (path: string) => `${basePath}/assets/${path.slice('dist/assets/'.length)}`
  const find = (entryPoint: string) => {
    const path = paths.find((name) => outputs[name]?.entryPoint === entryPoint)
    if (path === undefined) throw new Error(`nothing was built for ${entryPoint}`)
    return path
  }
  const [loader, page] = [find(loaderModule), find(pageModule)]
  return {
    styles: [address(find('site/styles/index.css'))],
    sheets: Object.fromEntries(parts.sheetNames.map((name) => [name, address(find(sheetOf(name)))])),
    // The text face only: code is rarely above the fold.
    fonts: paths.filter((path) => path.includes('/host-grotesk-latin-wght')).map(address),
    areFontsLatin: true,
    loader: address(loader),
    page: address(page),
    redirect: address(find(redirectModule)),
    start: [...new Set([...importsOf(loader, outputs), ...importsOf(page, outputs)])].map(address),
    islands: Object.fromEntries(
      parts.islandNames.map((name) => {
        const path = find(`island:${name}`)
        return [name, { src: address(path), preload: importsOf(path, outputs).map(address) }]
      }),
    ),
  }
}

function sheetOf(name: string): string {
  return `site/sheets/${name}.css`
}

function importsOf(path: string, outputs: Metafile['outputs'], seen = new Set<string>()): string[] {
  for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
    if (kind !== 'import-statement' || seen.has(imported)) continue
    seen.add(imported)
    importsOf(imported, outputs, seen)
  }
  return [...seen].sort()
}

function moduleOf(islandName: string, own: string | undefined): string {
  const name = kebabCase(islandName)
  return ownWidgetModule(islandName, own) ?? `site/widgets/${name}/${name}.tsx`
}

// An island's entry hydrates its component. It names all modules of its chunks, also those that only others use:
// esbuild drops what nobody uses, and puts modules with the same entries in one chunk.
function islandEntries({ libretto, own }: BundleOptions, modules: SharedModules): Plugin {
  const importOf = (name: string) => {
    const path = ownPath(name)
    return path === undefined ? (wordsImport(name) ?? join(libretto, name)) : `#own/${path}`
  }
  const importsFor = (module: string) =>
    (modules.get(module) ?? [])
      .filter((path) => path !== module)
      .map((path) => `import ${JSON.stringify(importOf(path))}`)
  return {
    name: 'island-entries',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^island:/ }, ({ path }) => ({
        path: path.slice('island:'.length),
        namespace: 'island',
      }))
      esbuild.onLoad({ filter: /.*/, namespace: 'island' }, ({ path: name }) => ({
        contents: [
          ...importsFor(moduleOf(name, own)),
          "import { hydrateWith } from '#runtime/hydrate.tsx'",
          `import { ${name} } from ${JSON.stringify(importOf(moduleOf(name, own)))}`,
          `export const hydrate = hydrateWith(${name})\n`,
        ].join('\n'),
        resolveDir: libretto,
        loader: 'ts',
      }))
      // What islands import later is an entry, too: it must not separate what they all share.
      esbuild.onLoad({ filter: /[\\/]runtime[\\/].*\.tsx?$/ }, async ({ path }) => {
        const imports = importsFor(pathFrom(libretto, path))
        if (imports.length === 0) return undefined
        return {
          contents: [await readFile(path, 'utf8'), ...imports].join('\n'),
          loader: path.endsWith('x') ? 'tsx' : 'ts',
        }
      })
    },
  }
}

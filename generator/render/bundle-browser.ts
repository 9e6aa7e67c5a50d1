// Site code → scripts, styles and fonts for the browser, with hashed names. Each island is an entry of its own; esbuild
// moves what several entries share to chunks.

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { kebabCase } from '#runtime/kebab-case.ts'
import type { PageAssets } from '#site/view-props.ts'
import type { OutputFile } from '../disk/disk.ts'
import { type BundleOptions, type Made, sharedOptions } from './compile-options.ts'

type Addresses = Omit<PageAssets, 'policy'>

const browserTargets = ['es2022', 'chrome111', 'firefox113', 'safari16.4']

/** What the site's own lists name. */
interface BrowserParts {
  islandNames: readonly string[]
  /** Style sheets that only some pages link. */
  sheetNames: readonly string[]
}

/** Compiles what the pages load. Rejects with esbuild's message if site code does not compile. */
export async function bundleBrowser(
  options: BundleOptions,
  { islandNames, sheetNames }: BrowserParts,
): Promise<{ files: OutputFile[]; assets: Addresses } & Made> {
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
      ...sheetNames.map((name) => ({ in: sheetOf(name), out: name })),
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
  const files = result.outputFiles.map((file) => ({
    path: `assets/${file.path.slice(join(libretto, 'dist', 'assets').length + 1)}`,
    bytes: file.contents,
  }))
  const { inputs, outputs } = result.metafile
  return {
    files,
    inputs: Object.keys(inputs),
    outputs: Object.values(outputs),
    assets: addressAssets(outputs, basePath, { islandNames, sheetNames }),
  }
}

/** Addresses of the files that pages name. */
function addressAssets(outputs: Metafile['outputs'], basePath: string, parts: BrowserParts): Addresses {
  const paths = Object.keys(outputs)
  const address = (path: string) => `${basePath}/assets/${path.slice('dist/assets/'.length)}`
  const find = (entryPoint: string) => {
    const path = paths.find((name) => outputs[name]?.entryPoint === entryPoint)
    if (path === undefined) throw new Error(`nothing was built for ${entryPoint}`)
    return path
  }
  return {
    styles: [address(find('site/styles/index.css'))],
    sheets: Object.fromEntries(parts.sheetNames.map((name) => [name, address(find(sheetOf(name)))])),
    // The text face only: code is rarely above the fold.
    fonts: paths
      .filter((path) => path.endsWith('.woff2') && path.includes('host-grotesk'))
      .sort()
      .map(address),
    loader: address(find('runtime/loader.ts')),
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

// An island's entry hydrates its component.
function islandEntries(libretto: string): Plugin {
  return {
    name: 'island-entries',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^island:/ }, ({ path }) => ({
        path: path.slice('island:'.length),
        namespace: 'island',
      }))
      esbuild.onLoad({ filter: /.*/, namespace: 'island' }, ({ path: name }) => ({
        contents: [
          "import { hydrateWith } from '#runtime/hydrate.tsx'",
          `import { ${name} } from '#site/widgets/${kebabCase(name)}/${kebabCase(name)}.tsx'`,
          `export const hydrate = hydrateWith(${name})\n`,
        ].join('\n'),
        resolveDir: libretto,
        loader: 'ts',
      }))
    },
  }
}

// Site code → what the pages load and the text of the renderer. Everything that comes out is data, so that it can be
// kept on the disk. esbuild is imported only when there is something to compile, because that takes a while.

import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { PageAssets } from '#site/view-props.ts'
import type { OutputFile } from '../disk/disk.ts'
import { hashOf } from '../hash.ts'
import { bundleBrowser } from './bundle-browser.ts'
import { type BundleOptions, type Made, sharedOptions } from './compile-options.ts'
import { evaluateRenderer } from './evaluate-renderer.ts'
import { readNotices } from './notices.ts'
import { ownFolders, ownSite, sourcePath } from './own-site.ts'
import type { ModuleGraph } from './share-modules.ts'
import { siteWords } from './site-words.ts'

/** The compiled code of a site. */
export interface CompiledSite {
  /** Scripts, styles and fonts for the browser. */
  files: OutputFile[]
  assets: Omit<PageAssets, 'policy'>
  /** Licences of what the pages and their files contain. */
  notices: string
  /** Script of the renderer, for evaluateRenderer. */
  renderer: string
  /** Changes whenever a page could look different with equal props. */
  version: string
  /** Hash of every source file, by path from Libretto's folder; empty if the file may have changed meanwhile. */
  inputs: ReadonlyMap<string, string>
}

/** Compiles everything the pages load. Rejects with esbuild's message if site code does not compile. */
export async function compileSite(options: BundleOptions): Promise<CompiledSite> {
  const start = Date.now()
  const renderer = await compileRenderer(options)
  const { islands, sheets } = evaluateRenderer(renderer.text)
  const browser = await bundleBrowser(options, {
    islandNames: Object.keys(islands).sort(),
    sheetNames: sheets,
    graph: renderer.graph,
  })
  const version = hashOf(renderer.text + JSON.stringify(browser.assets))
  const paths = new Set(['package.json', 'tsconfig.json', ...renderer.inputs, ...browser.inputs])
  const inputs = new Map(
    await Promise.all(
      [...paths]
        .flatMap((name) => sourcePath(name, options) ?? [])
        .map(async (path) => [path, await hashOfFile(join(options.libretto, path), start)] as const),
    ),
  )
  for (const folder of ownFolders(options))
    inputs.set(`${relative(options.libretto, folder)}/`, await hashOfNames(folder))
  const notices = await readNotices(options.libretto, [...renderer.outputs, ...browser.outputs])
  const { files, assets } = browser
  return { files, assets, notices, renderer: renderer.text, version, inputs }
}

/** Whether the files that a site was compiled from are still the same. */
export async function isCompiledFrom({ inputs }: CompiledSite, libretto: string): Promise<boolean> {
  const found = await Promise.all(
    [...inputs].map(async ([path, hash]) => {
      const place = join(libretto, path)
      return hash !== '' && (await (path.endsWith('/') ? hashOfNames(place) : hashOfFile(place))) === hash
    }),
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

// A file that comes may take the place of a standard one.
async function hashOfNames(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => [])
  return hashOf(names.sort().join('\n'))
}

async function compileRenderer(options: BundleOptions): Promise<{ text: string; graph: ModuleGraph } & Made> {
  const { build } = await import('esbuild')
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
    plugins: [ownSite(options), siteWords(options)],
  })
  const output = result.outputFiles.find((file) => file.path.endsWith('.js'))
  if (!output) throw new Error('esbuild wrote no renderer')
  const { inputs } = result.metafile
  const outputs = Object.values(result.metafile.outputs)
  return {
    text: output.text,
    graph: { imports: inputs, bytes: outputs[0]?.inputs ?? {} },
    inputs: Object.keys(inputs),
    outputs,
  }
}

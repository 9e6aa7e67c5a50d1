// Site code → what the pages load and the text of the renderer. Everything that comes out is data, so that it can be
// kept on the disk. esbuild is imported only when there is something to compile, because that takes a while.

import { join } from 'node:path'
import type { BuildOptions } from 'esbuild'
import type { PageAssets } from '#site/page-assets.ts'
import type { SiteModule } from '#site/site-module.ts'
import type { OutputFile } from '../disk/disk.ts'
import type { CodeFault, CodePlace } from '../errors.ts'
import { hashOf } from '../hash.ts'
import { bundleBrowser } from './bundle-browser.ts'
import { type BundleOptions, type Made, nodeOptions } from './compile-options.ts'
import { evaluateModule } from './evaluate-module.ts'
import { leanReact } from './lean-react.ts'
import { readNotices } from './notices.ts'
import { openEsbuild } from './open-esbuild.ts'
import {
  type CompiledPlace,
  type CompiledText,
  findPlaces,
  findThrower,
  ownWarnings,
  stoppedCode,
  takeScript,
  throwingFrames,
} from './own/own-faults.ts'
import { ownModule } from './own/own-modules.ts'
import { ownSite } from './own/own-site.ts'
import { hashSources, type SourceHashes, snapshotSources } from './own/source-files.ts'
import { traceOwnCode, withoutTraces } from './own/trace-own-code.ts'
import type { ModuleGraph } from './share-modules.ts'
import { siteWords } from './site-words.ts'

/** The compiled code of a site. */
export interface CompiledSite {
  /** Scripts, styles and fonts for the browser. */
  files: OutputFile[]
  assets: Omit<PageAssets, 'policy'>
  /** Licences of what the pages and their files contain. */
  notices: string
  /** Script of the renderer, for `evaluateModule`. */
  renderer: string
  /** Changes whenever a page could look different with equal props. */
  version: string
  inputs: SourceHashes
  /** What may be wrong with custom code. */
  warnings: readonly CodeFault[]
}

/** Compiles everything the pages load. Rejects with esbuild's message if site code does not compile. */
export async function compileSite(options: BundleOptions): Promise<CompiledSite> {
  const before = snapshotSources(options)
  const renderer = await compileRenderer(options)
  const { islands, sheets } = await evaluateOrExplain(renderer.text, options)
  const browser = await bundleBrowser(options, {
    islandNames: Object.keys(islands).sort(),
    sheetNames: sheets,
    graph: renderer.graph,
  })
  const version = hashOf(renderer.text + JSON.stringify(browser.assets))
  const names = ['package.json', 'tsconfig.json', ...renderer.inputs, ...browser.inputs]
  const inputs = hashSources(names, options, before)
  const notices = await readNotices(options.libretto, [...renderer.outputs, ...browser.outputs])
  const { files, assets } = browser
  const warnings = ownWarnings([...renderer.warnings, ...browser.warnings])
  return { files, assets, notices, renderer: renderer.text, version, inputs, warnings }
}

async function evaluateOrExplain(text: string, options: BundleOptions): Promise<SiteModule> {
  try {
    return evaluateModule<SiteModule>(text).exports
  } catch (error) {
    // Without custom code it is a bug of Libretto.
    if (options.own === undefined) throw error
    throw stoppedCode(error, await findRendererThrower(error, text, options))
  }
}

// Where a renderer's code threw, if that is custom code and has not changed since it was compiled.
async function findRendererThrower(
  error: unknown,
  renderer: string,
  options: BundleOptions,
): Promise<CodePlace | undefined> {
  if (options.own === undefined) return undefined
  const { ownBlock } = (error ?? {}) as { ownBlock?: string }
  if (ownBlock !== undefined) return ownModule('blocks', ownBlock)
  return findThrower(error, renderer, () => compileRenderer(options, 'external'))
}

/** A search for who threw, which compiles the code once for all pages that fail at the same place. */
export function openThrowerSearch(
  renderer: string,
  options: BundleOptions,
): (error: unknown) => Promise<CodePlace | undefined> {
  const found = new Map<string, Promise<CodePlace | undefined>>()
  return (error) => {
    const { ownBlock } = (error ?? {}) as { ownBlock?: string }
    const key = JSON.stringify([ownBlock, throwingFrames(error)])
    const place = found.get(key) ?? findRendererThrower(error, renderer, options)
    found.set(key, place)
    return place
  }
}

/** Where custom code has places of a renderer, unless it has changed since it was compiled. */
export function findRendererPlaces(
  places: readonly CompiledPlace[],
  renderer: string,
  options: BundleOptions,
): Promise<(CodePlace | undefined)[]> {
  return findPlaces(places, renderer, () => compileRenderer(options, 'external'))
}

async function compileRenderer(
  options: BundleOptions,
  sourcemap: BuildOptions['sourcemap'] = false,
): Promise<CompiledText & { graph: ModuleGraph } & Made> {
  const { build } = await openEsbuild()
  const result = await build({
    ...nodeOptions(options),
    metafile: true,
    sourcemap,
    entryPoints: ['site/index.ts'],
    outdir: join(options.libretto, '.libretto'),
    plugins: [
      traceOwnCode(options),
      ownSite(options),
      siteWords(options),
      ...(options.engine === 'react' ? [leanReact] : []),
    ],
  })
  const { inputs, outputs } = result.metafile
  // A style sheet that custom code imports is an output, too.
  const [script] = Object.entries(outputs).flatMap(([path, output]) => (path.endsWith('.js') ? [output] : []))
  return {
    ...takeScript(result),
    graph: { imports: withoutTraces(inputs), bytes: script?.inputs ?? {} },
    inputs: Object.keys(inputs),
    outputs: Object.values(outputs),
    warnings: result.warnings,
  }
}

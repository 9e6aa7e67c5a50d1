// One view → HTML. The same in this thread and in others.

import type { PageAssets } from '#site/page-assets.ts'
import type { SiteModule } from '#site/site-module.ts'
import type { View } from '#site/view-props.ts'
import { completeFile } from '../disk/disk.ts'
import { hashOf } from '../hash.ts'
import { evaluateModule } from './evaluate-module.ts'
import { printTraces } from './own/read-traces.ts'

export interface RenderedHtml {
  bytes: Uint8Array
  /** SHA-256 of the bytes. */
  hash: string
  /** Number of bytes. */
  size: number
  /** Addresses of what the page loads, with spaces between them. */
  loads: string
  /** What custom code has put there, for `readTraces`; empty for nothing. */
  traces: string
}

/** A completed page. */
export interface CompletedPage extends ReturnType<typeof completeFile>, Pick<RenderedHtml, 'loads' | 'traces'> {}

/** The compiled site, for another thread. */
interface SiteCode {
  /** Script of the renderer. */
  renderer: string
  /** Its bytecode, from an earlier process. */
  bytecode: Uint8Array | undefined
}

/** What another thread needs to render views. */
export interface RenderSetup extends SiteCode {
  assets: PageAssets
}

/** A function that renders the views of one build. It throws what a component throws. */
export function openRenderer(site: Pick<SiteModule, 'openRenderer'>, assets: PageAssets): (view: View) => RenderedHtml {
  const render = site.openRenderer(assets)
  return (view) => {
    const { html, loads, traces } = render(view)
    const bytes = Buffer.from(html)
    return { bytes, hash: hashOf(bytes), size: bytes.length, loads: loads.join(' '), traces: printTraces(traces) }
  }
}

/** A view, and the address of its page for messages. */
export interface ViewOf {
  url: string
  view: View
}

type FilePlace = Parameters<typeof completeFile>[1]

/** A view and the place of its page. */
export type PlacedView = ViewOf & FilePlace

/** Runs the compiled site in a separate thread. */
export function evaluateSite({ renderer, bytecode }: SiteCode): SiteModule {
  return evaluateModule<SiteModule>(renderer, bytecode).exports
}

/** A function that renders views in a separate thread and completes their files. */
export function openThreadRenderer({ assets, ...code }: RenderSetup): (item: PlacedView) => CompletedPage {
  const render = openRenderer(evaluateSite(code), assets)
  return (item) => completePage(render(item.view), item)
}

/** Completes the file of a page. */
export function completePage(html: RenderedHtml, place: FilePlace): CompletedPage {
  return { ...completeFile(html, place), loads: html.loads, traces: html.traces }
}

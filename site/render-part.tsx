// Renders a part of a page. The part is rendered first, with an empty slot for each island; then every island is
// rendered as a root of its own, so that hydration finds the same tree. Reads no file, no clock and no global.

import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  conditionAttribute,
  elementsAttribute,
  encodeJson,
  identifierAttribute,
  islandAttribute,
  modulesAttribute,
  propsAttribute,
  sourceAttribute,
} from '#runtime/contract.ts'
import { allIslands } from './all-islands.ts'
import { AlwaysLight } from './always-light.ts'
import { BlockBody } from './blocks/registry.tsx'
import { type Embedded, EmbeddedBody } from './embedded.ts'
import { type IslandCall, IslandSink } from './island.tsx'
import { type OwnTrace, recordTraces } from './own-traces.ts'
import type { PageAssets } from './page-assets.ts'
import { type SheetName, SheetSink } from './sheets.tsx'
import type { Placed } from './text-html.ts'
import { WidgetBody } from './widgets/registry.ts'

/** A rendered part of a page. */
export interface RenderedPart {
  html: string
  /** Its islands, in the order of the HTML. */
  calls: readonly IslandCall[]
  /** Style sheets that it needs beside the one of every page. */
  sheets: readonly SheetName[]
  /** What custom code has put there. */
  traces: readonly OwnTrace[]
}

/** Renders a part. The ids that React makes contain `id`: each part counts from 0. Throws what a component throws. */
export function renderPart(node: ReactNode, assets: PageAssets, id = ''): RenderedPart {
  const calls: IslandCall[] = []
  const sheets = new Set<SheetName>()
  const traces: OwnTrace[] = []
  const part = (
    <SheetSink.Provider value={sheets}>
      <IslandSink.Provider value={calls}>
        <AlwaysLight.Provider value={assets.isAlwaysLight ?? false}>
          <EmbeddedBody.Provider value={renderEmbedded}>{node}</EmbeddedBody.Provider>
        </AlwaysLight.Provider>
      </IslandSink.Provider>
    </SheetSink.Provider>
  )
  const markup = recordTraces(false, traces, () => renderToStaticMarkup(part, { identifierPrefix: id }))
  const html = markup.replace(/<div data-island-slot="(\d+)"><\/div>/g, (slot, index: string) => {
    const call = calls[Number(index)]
    return call ? recordTraces(true, traces, () => renderIsland(call, assets)) : slot
  })
  return { html, calls, sheets: [...sheets, ...calls.flatMap(sheetsOf)], traces }
}

function renderEmbedded(placed: Placed): ReactNode {
  // Only the generator places something.
  const embedded = placed as Embedded
  return 'block' in embedded ? <BlockBody {...embedded.block} /> : WidgetBody(embedded)
}

function sheetsOf({ name }: IslandCall): readonly SheetName[] {
  return allIslands[name]?.sheets ?? []
}

function renderIsland(call: IslandCall, assets: PageAssets): string {
  const asset = assets.islands[call.name]
  const island = allIslands[call.name]
  if (!asset || !island) throw new Error(`island ${call.name} has no module`)
  const html = renderToString(createElement(island.component, { ...call.props, id: call.id }), {
    identifierPrefix: `${call.id}-`,
  })
  const attributes = [
    `${islandAttribute}="${call.name}"`,
    `${conditionAttribute}="${call.on.replaceAll('"', '&quot;')}"`,
    `${identifierAttribute}="${call.id}"`,
    `${sourceAttribute}="${asset.src}"`,
    // What the module imports comes first, so that each is fetched with its integrity.
    `${modulesAttribute}='${encodeJson(pick(assets.integrity, [...asset.preload, asset.src]))}'`,
    `${elementsAttribute}="${html.match(/<[a-z]/gi)?.length ?? 0}"`,
    `${propsAttribute}='${encodeJson(call.props)}'`,
  ]
  return `<div ${attributes.join(' ')}>${html}</div>`
}

function pick(all: Readonly<Record<string, string>>, keys: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(keys.map((key) => [key, all[key]]))
}

// Renders a view to a document. The page is rendered first, with an empty slot for each island; then every island is
// rendered as a root of its own, so that hydration finds the same tree. Reads no file, no clock and no global.

import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  conditionAttribute,
  encodeJson,
  identifierAttribute,
  islandAttribute,
  modulesAttribute,
  propsAttribute,
  sourceAttribute,
} from '#runtime/contract.ts'
import { allIslands } from './all-islands.ts'
import { BlockBody } from './blocks/registry.tsx'
import { type IslandCall, IslandSink } from './island.tsx'
import { Document } from './layout/document.tsx'
import { markForeign } from './mark-foreign.ts'
import type { PageAssets, RenderedPage } from './page-assets.ts'
import { listLoads } from './page-loads.ts'
import { type SheetName, SheetSink, sheets } from './sheets.tsx'
import { textDirection } from './text-direction.ts'
import type { View } from './view-props.ts'
import { ViewBody } from './views/registry.tsx'
import { type Embedded, EmbeddedBody } from './widgets/embedded-widget.ts'
import { WidgetBody } from './widgets/registry.ts'

/** Returns the whole document, the names of its islands and what it loads. Throws what a component throws. */
export function renderView(view: View, assets: PageAssets): RenderedPage {
  const calls: IslandCall[] = []
  const needed = new Set<SheetName>()
  const collect = (node: ReactNode) =>
    renderToStaticMarkup(
      <SheetSink.Provider value={needed}>
        <IslandSink.Provider value={calls}>
          <EmbeddedBody.Provider value={renderEmbedded}>{node}</EmbeddedBody.Provider>
        </IslandSink.Provider>
      </SheetSink.Provider>,
    )
  const body = collect(<ViewBody {...view} />)
  for (const name of [...calls.flatMap(sheetsOf), ...sheetsOfLanguage(view)]) needed.add(name)
  const styles = [
    ...assets.styles,
    ...sheets.filter((name) => needed.has(name)).map((name) => assets.sheets[name] ?? ''),
  ]
  const shell = collect(<Document view={view} assets={{ ...assets, styles }} islands={[...calls]} />)
  const [before, after] = shell.split(bodySlot)
  if (before === undefined || after === undefined) throw new Error('the document has no place for its body')
  const fill = (html: string) =>
    html.replace(/<div data-island-slot="(\d+)"><\/div>/g, (slot, index: string) => {
      const call = calls[Number(index)]
      return call ? renderIsland(call, assets) : slot
    })
  const used = [...new Set(calls.map((call) => call.name))].sort()
  const html = `<!doctype html>\n${fill(before)}${fill(body)}${fill(after)}\n`
  const { foreign } = view.view === 'redirect' ? {} : view.props.frame
  const loads = listLoads({ html, styles, calls, assets, isRedirect: view.view === 'redirect' })
  return { html: foreign ? markForeign(html, foreign) : html, islands: used, loads }
}

function renderEmbedded(embedded: Embedded): ReactNode {
  return 'block' in embedded ? <BlockBody {...embedded.block} /> : WidgetBody(embedded)
}

function sheetsOf({ name }: IslandCall): readonly SheetName[] {
  return allIslands[name]?.sheets ?? []
}

/** The frame is rendered when the sheets are known. */
function sheetsOfLanguage(view: View): SheetName[] {
  if (view.view === 'redirect') return []
  const { language, languages } = view.props.frame
  return [...(languages ? ['languages' as const] : []), ...(textDirection(language) ? ['right-to-left' as const] : [])]
}

/** What the document renders as the place of its body. */
const bodySlot = '<div data-body-slot="true"></div>'

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
    `${propsAttribute}='${encodeJson(call.props)}'`,
  ]
  return `<div ${attributes.join(' ')}>${html}</div>`
}

function pick(all: Readonly<Record<string, string>>, keys: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(keys.map((key) => [key, all[key]]))
}

// The assets of the last load and the pages of the last build that use them, as the panel's API reads them.

import type { AssetFile } from '../load/load.ts'
import { listAssets, type PanelState } from '../panel/panel.ts'
import { hashedAssets } from '../plan/plan.ts'
import { publishedAssets } from '../read/read.ts'
import type { KnownSite } from './watch-session.ts'

/** All assets with their pages. Reads the HTML of every page. */
export function listKnownAssets({ loaded, site }: KnownSite): PanelState['assets'] {
  const assets = publishedFiles({ loaded, site })
  const decoder = new TextDecoder()
  const pages = site?.pages.map(({ route, bytes }) => ({ url: route.url, html: decoder.decode(bytes) })) ?? []
  return listAssets(assets, hashedAssets(assets).addresses, pages)
}

/** The assets, and what the plan says about their use. Reads no page. */
export function useOfAssets({ loaded, site }: KnownSite): PanelState['assetUse'] {
  const files = publishedFiles({ loaded, site })
  const routes = site?.pages.map(({ route }) => route) ?? []
  return {
    files,
    addresses: hashedAssets(files).addresses,
    routes,
    shared: site?.languages.flatMap(({ plan }) => plan.sharedAssets) ?? [],
  }
}

/** Before the first build they are as the default publishes them. */
function publishedFiles({ loaded, site }: KnownSite): AssetFile[] {
  return publishedAssets(loaded?.assets ?? [], site?.content.site.pictures ?? { metadata: 'remove' })
}

// The files of content/assets → what the panel lists: size, kind, hash, and the pages that use each. Pure. A page uses an asset when its HTML
// holds the asset's address: nothing is guessed from sources.

import type { AssetFile } from '../stages/load.ts'
import type { PanelAsset } from './panel-state.ts'

export interface BuiltPage {
  /** Path of the page, e.g. /docs. */
  url: string
  html: string
}

const kinds: readonly [PanelAsset['type'], RegExp][] = [
  ['image', /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i],
  ['video', /\.(?:m4v|mov|mp4|ogv|webm)$/i],
]

/** All assets, by path. `addresses` are those of the built site, by the name content uses. */
export function listAssets(assets: readonly AssetFile[], addresses: ReadonlyMap<string, string>, pages: readonly BuiltPage[]): PanelAsset[] {
  return assets.map(({ url, bytes, hash }) => {
    const hashed = addresses.get(url) ?? url
    const usedIn = pages.filter(({ html }) => uses(html, hashed) || (hashed !== url && uses(html, url))).map((page) => page.url)
    return {
      id: url.replace(/^\/assets\//, '').replaceAll(/[^A-Za-z0-9.]+/g, '-'),
      name: url.slice(url.lastIndexOf('/') + 1),
      type: kinds.find(([, pattern]) => pattern.test(url))?.[0] ?? 'document',
      url,
      size: bytes.length,
      usedIn,
      hash,
      // What nobody refers to keeps its name.
      address: usedIn.length === 0 ? url : hashed,
    }
  })
}

// /assets/a.png is not used by a page that shows /assets/a.png.webp.
function uses(html: string, address: string): boolean {
  for (let at = html.indexOf(address); at >= 0; at = html.indexOf(address, at + 1)) if (!/^[\w.-]/.test(html.slice(at + address.length))) return true
  return false
}

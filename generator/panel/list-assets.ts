// The files of content/assets as the panel lists them. A page uses an asset if its HTML contains the asset's address;
// nothing is guessed from sources.

import type { PanelAsset } from '#runtime/devtools/wire-types.ts'
import type { AssetFile } from '../load/load.ts'

export interface BuiltPage {
  /** Path of the page, e.g. /docs. */
  url: string
  html: string
}

const kinds: readonly [PanelAsset['type'], RegExp][] = [
  ['image', /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i],
  ['video', /\.(?:m4v|mov|mp4|ogv|webm)$/i],
]

/** All assets with the pages that use them. `addresses` maps the paths in content to those of the built site. */
export function listAssets(
  assets: readonly AssetFile[],
  addresses: ReadonlyMap<string, string>,
  pages: readonly BuiltPage[],
): PanelAsset[] {
  const users = findUsers(assets, addresses, pages)
  return assets.map((file) => {
    const usedIn = users.get(file.url) ?? []
    return { ...describeAsset(file, addresses, usedIn.length > 0), usedIn }
  })
}

/** An asset without its pages. */
export function describeAsset(
  { url, file, bytes, hash }: AssetFile,
  addresses: ReadonlyMap<string, string>,
  isUsed: boolean,
): Omit<PanelAsset, 'usedIn'> {
  return {
    id: url.replace(/^\/assets\//, '').replaceAll(/[^A-Za-z0-9.]+/g, '-'),
    name: url.slice(url.lastIndexOf('/') + 1),
    type: typeOfAsset(url),
    url,
    file,
    size: bytes.length,
    hash,
    // An unused asset keeps its name.
    address: isUsed ? (addresses.get(url) ?? url) : url,
  }
}

/** The kind of a file by its name. */
export function typeOfAsset(url: string): PanelAsset['type'] {
  return kinds.find(([, pattern]) => pattern.test(url))?.[0] ?? 'document'
}

/**
 * Addresses of pages by the asset they use. Each page is read once, however many assets there are: looking for every
 * asset in every page takes seconds on a large site.
 */
function findUsers(
  assets: readonly AssetFile[],
  addresses: ReadonlyMap<string, string>,
  pages: readonly BuiltPage[],
): Map<string, string[]> {
  const named = new Map<string, string[]>()
  const name = (address: string, url: string) => named.set(address, [...(named.get(address) ?? []), url])
  for (const { url } of assets) {
    const hashed = addresses.get(url) ?? url
    name(hashed, url)
    if (hashed !== url) name(url, url)
  }
  const find = addressFinder([...named.keys()])
  const users = new Map(assets.map(({ url }) => [url, [] as string[]]))
  for (const page of pages) {
    const used = new Set<string>()
    for (const address of find(page.html)) for (const url of named.get(address) ?? []) used.add(url)
    for (const url of used) users.get(url)?.push(page.url)
  }
  return users
}

/** Addresses that begin alike, by their next character. */
interface Beginning {
  next: Map<string, Beginning>
  /** The address that ends here. */
  address?: string
}

/**
 * Finds those of the addresses that a page has. Names may contain spaces and commas, so an address may end before every
 * character that no name goes on with; /assets/a.png does not end inside /assets/a.png.webp. From each beginning the
 * page is read only as far as some address goes on: trying every end in turn takes cubic time.
 */
function addressFinder(addresses: readonly string[]): (html: string) => Set<string> {
  const root: Beginning = { next: new Map() }
  for (const address of addresses) {
    let place = root
    for (const character of address.split('')) {
      const next = place.next.get(character) ?? { next: new Map() }
      place.next.set(character, next)
      place = next
    }
    place.address = address
  }
  return (html) => {
    const found = new Set<string>()
    for (let at = html.indexOf('/assets/'); at >= 0; at = html.indexOf('/assets/', at + 1)) {
      let place: Beginning | undefined = root
      for (let end = at; place !== undefined; end++) {
        const { address }: Beginning = place
        if (address !== undefined && !/[\w.-]/.test(html.charAt(end))) found.add(address)
        place = place.next.get(html.charAt(end))
      }
    }
    return found
  }
}

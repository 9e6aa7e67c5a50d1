// What the files of a site weigh for a visitor: bytes after gzip, as hosts send them. Fonts and most pictures are
// compressed already and count as they are.

import { gzipSync } from 'node:zlib'
import type { Cache, Kind } from '../cache/cache.ts'
import type { Publication } from '../disk/disk.ts'
import { encodePath } from '../links/links.ts'
import type { Page } from '../render/render.ts'
import type { RenderedSite } from './rendered-site.ts'

/** Key: address of an asset, which has a hash of its bytes, or the hash of a page. */
const weights: Kind<number> = { name: 'weights', keptIn: 'file' }

/** Weighs each file once, until it changes. */
export interface Scale {
  /** The weight of a page, or `most` if it certainly weighs no more than that: compressing a page takes long. */
  weighPage: (page: Page, most?: number) => number
  /** 0 for what is not a file of the site. */
  weighAsset: (address: string) => Promise<number>
}

type Files = Pick<RenderedSite, 'bundle' | 'assets' | 'pictures' | 'address'>

/** A scale for the files of a site. `publication` has the bytes of the pages, unless they are in memory. */
export function openScale(site: Files, cache: Cache, publication: Publication | undefined): Scale {
  const known = cache.shelf(weights)
  let assets: ReadonlyMap<string, ReadBytes> | undefined
  return {
    weighPage: ({ route, hash, size, bytes }, most = 0) => {
      if (gzipBound(size) <= most) return most
      const before = known.get(hash)
      if (before !== undefined) return before
      const weight = gzipSync(bytes ?? publication?.read(route.file) ?? '').length
      known.set(hash, weight)
      return weight
    },
    weighAsset: async (address) => {
      const before = known.get(address)
      if (before !== undefined) return before
      assets ??= listAssets(site)
      const bytes = await assets.get(address)?.()
      if (!bytes) return 0
      const weight = /\.(?:css|js|svg)$/.test(address) ? gzipSync(bytes).length : bytes.length
      known.set(address, weight)
      return weight
    },
  }
}

/** What gzip makes of so many bytes has no more than this. Source: deflateBound of zlib. */
function gzipBound(size: number): number {
  return size + (size >> 12) + (size >> 14) + 25
}

type ReadBytes = () => Uint8Array | Promise<Uint8Array>

function listAssets({ bundle, assets, pictures, address }: Files): Map<string, ReadBytes> {
  const all = new Set(assets.addresses.keys())
  const addressOf = (path: string) => encodePath(`${address.basePath}/${path}`)
  return new Map<string, ReadBytes>([
    ...[...bundle.files, ...assets.files(all)].map((file): [string, ReadBytes] => [
      addressOf(file.path),
      () => file.bytes,
    ]),
    ...pictures
      .list(all)
      .map(({ path, read }): [string, ReadBytes] => [addressOf(path), async () => (await read()).bytes]),
  ])
}

// Assets that a page refers to get the hash of their content in their name, so that browsers may keep them for a year.
// Other files of content/assets keep their name.

import { posix } from 'node:path'
import { type AssetFile, isProgram } from '../content/content.ts'
import type { OutputFile } from '../disk/disk.ts'

export interface HashedAssets {
  /** Asset as content names it → path in the output when it is used. */
  addresses: ReadonlyMap<string, string>
  files: (used: ReadonlySet<string>) => OutputFile[]
  /** Path patterns of files whose name changes with their content. */
  immutable: (used: ReadonlySet<string>, scripts: readonly Pick<OutputFile, 'path'>[]) => string[]
  /** Paths of files that browsers must not run. */
  programs: (used: ReadonlySet<string>) => string[]
}

/** Names of all assets, and the files to write once it is known which ones are used. */
export function hashedAssets(assets: readonly AssetFile[]): HashedAssets {
  const addresses = new Map(assets.map((asset) => [asset.url, hashedName(asset)]))
  const nameOf = (asset: AssetFile, used: ReadonlySet<string>) => (used.has(asset.url) ? hashedName(asset) : asset.url)
  return {
    addresses,
    immutable: (used, scripts) => {
      // One rule for all, unless a file stands among them whose name would stay when its bytes change.
      if (assets.every((asset) => used.has(asset.url))) return ['/assets/*']
      return [
        ...scripts.map(({ path }) => `/${path}`),
        ...assets.filter((asset) => used.has(asset.url)).map(hashedName),
      ].sort()
    },
    programs: (used) =>
      assets
        .filter(({ file }) => isProgram(file))
        .map((asset) => nameOf(asset, used))
        .sort(),
    files: (used) =>
      assets.map((asset) => ({
        path: nameOf(asset, used).slice(1),
        bytes: asset.bytes,
        hash: asset.hash,
      })),
  }
}

function hashedName({ url, hash }: AssetFile): string {
  const { dir, name, ext } = posix.parse(url)
  return `${dir}/${name}-${hash.slice(0, 8)}${ext}`
}

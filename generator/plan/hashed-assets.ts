// Assets that a page refers to get the hash of their content in their name, so that browsers may keep them for a year.
// Other files of content/assets keep their name.

import { posix } from 'node:path'
import type { OutputFile } from '../disk/disk.ts'
import { type AssetFile, isProgram } from '../load/load.ts'
import { coverPaths } from './cover-paths.ts'

/** Assets before it is known how they are used. */
export interface EarlyAssets {
  /** Under the names that pages use, without those that only drafts mention. */
  published: readonly OutputFile[]
  /** Under all names that they may have. */
  all: readonly OutputFile[]
  /** Paths of those that browsers must not run. */
  programs: readonly string[]
}

export interface HashedAssets {
  /** Asset as content names it → path in the output when it is used. */
  addresses: ReadonlyMap<string, string>
  /** Without those that are withheld, by their names in content. */
  files: (used: ReadonlySet<string>, withheld?: ReadonlySet<string>) => OutputFile[]
  /** Before the pages are planned. */
  early: (withheld: ReadonlySet<string>) => EarlyAssets
  /** Patterns of files whose name changes with their content. A few files are left out rather than many rules made. */
  immutable: (
    used: ReadonlySet<string>,
    scripts: readonly Pick<OutputFile, 'path'>[],
    withheld?: ReadonlySet<string>,
  ) => string[]
  /** Paths of files that browsers must not run; of many, patterns that match none of the others. */
  programs: (
    used: ReadonlySet<string>,
    scripts: readonly Pick<OutputFile, 'path'>[],
    withheld?: ReadonlySet<string>,
  ) => string[]
}

/** Cloudflare reads 100 rules, so these leave room for the other ones. */
const mostImmutable = 12
const mostPrograms = 60
/** As many programs have a rule each. */
const fewPrograms = 20
/** Scripts and styles of all pages are worth as many pictures. */
const scriptWeight = 10

/** Names of all assets, and the files to write once it is known which ones are used. */
export function hashedAssets(assets: readonly AssetFile[]): HashedAssets {
  const addresses = new Map(assets.map((asset) => [asset.url, hashedName(asset)]))
  const nameOf = (asset: AssetFile, used: ReadonlySet<string>) => (used.has(asset.url) ? hashedName(asset) : asset.url)
  const without = (withheld?: ReadonlySet<string>) => assets.filter(({ url }) => !withheld?.has(url))
  const files: HashedAssets['files'] = (used, withheld) =>
    without(withheld).map((asset) => ({ path: nameOf(asset, used).slice(1), bytes: asset.bytes, hash: asset.hash }))
  const listPrograms = (used: ReadonlySet<string>, withheld?: ReadonlySet<string>) =>
    without(withheld)
      .filter(({ file }) => isProgram(file))
      .map((asset) => nameOf(asset, used))
      .sort()
  const all = new Set(addresses.keys())
  const none = new Set<string>()
  return {
    addresses,
    files,
    early: (withheld) => ({
      published: files(all, withheld),
      all: [...files(all), ...files(none)],
      programs: [...listPrograms(all), ...listPrograms(none)],
    }),
    programs: (used, scripts, withheld) => {
      const programs = listPrograms(used, withheld)
      if (programs.length <= fewPrograms) return programs
      const named = without(withheld).map((asset) => nameOf(asset, used))
      const others = [...scripts.map(({ path }) => `/${path}`), ...named].filter((path) => !programs.includes(path))
      const { patterns, left } = coverPaths(programs, others, { most: mostPrograms })
      return [...patterns, ...left].sort()
    },
    immutable: (used, scripts, withheld) => {
      const [hashed, plain] = [true, false].map((isUsed) =>
        without(withheld).filter(({ url }) => used.has(url) === isUsed),
      ) as [AssetFile[], AssetFile[]]
      // One rule for all, unless a file stands among them whose name would stay when its bytes change.
      if (plain.length === 0) return ['/assets/*']
      const ours = new Set(scripts.map(({ path }) => `/${path}`))
      const { patterns } = coverPaths(
        [...ours, ...hashed.map(hashedName)].sort(),
        plain.map(({ url }) => url),
        { most: mostImmutable, weightOf: (path) => (ours.has(path) ? scriptWeight : 1) },
      )
      return patterns.sort()
    },
  }
}

function hashedName({ url, hash }: AssetFile): string {
  const { dir, name, ext } = posix.parse(url)
  return `${dir}/${name}-${hash.slice(0, 8)}${ext}`
}

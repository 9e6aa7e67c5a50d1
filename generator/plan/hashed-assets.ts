// Assets that a page refers to get the hash of their content in their name, so that browsers may keep them for a year.
// Other files of content/assets keep their name, and so do those of content/root, which lie at the top of the site.

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

/** Assets by their names in content, as far as use by pages does not say how they are written. */
export interface OtherAssets {
  /** Not written. */
  withheld?: ReadonlySet<string>
  /** Written under their own name as well: code has it by hand. */
  named?: ReadonlySet<string>
}

export interface HashedAssets {
  /** Asset as content names it → path in the output when it is used. */
  addresses: ReadonlyMap<string, string>
  /** Also the files of content/root. */
  files: (used: ReadonlySet<string>, others?: OtherAssets) => OutputFile[]
  /** Before the pages are planned. */
  early: (withheld: ReadonlySet<string>) => EarlyAssets
  /** Patterns of files whose name changes with their content. A few files are left out rather than many rules made. */
  immutable: (used: ReadonlySet<string>, scripts: readonly Pick<OutputFile, 'path'>[], others?: OtherAssets) => string[]
  /** Paths of files that browsers must not run; of many, patterns that match none of the others. */
  programs: (used: ReadonlySet<string>, scripts: readonly Pick<OutputFile, 'path'>[], others?: OtherAssets) => string[]
}

/** Cloudflare reads 100 rules, so these leave room for the other ones. */
const mostImmutable = 12
const mostPrograms = 60
/** As many programs have a rule each. */
const fewPrograms = 20
/** Scripts and styles of all pages are worth as many pictures. */
const scriptWeight = 10

/**
 * Names of all assets, and the files to write once it is known which ones are used. Files of content/root are written
 * in any case.
 */
export function hashedAssets(assets: readonly AssetFile[], rootFiles: readonly AssetFile[] = []): HashedAssets {
  const addresses = new Map(assets.map((asset) => [asset.url, hashedName(asset)]))
  const namesOf = (asset: AssetFile, used: ReadonlySet<string>, { named }: OtherAssets = {}) => {
    if (!used.has(asset.url)) return [asset.url]
    return named?.has(asset.url) ? [hashedName(asset), asset.url] : [hashedName(asset)]
  }
  const without = ({ withheld }: OtherAssets = {}) => assets.filter(({ url }) => !withheld?.has(url))
  // The bytes of a large file are not in memory until somebody asks for them.
  const write = (asset: AssetFile, name: string): OutputFile => ({
    path: name.slice(1),
    hash: asset.hash,
    get bytes() {
      return asset.bytes
    },
  })
  const atTop = rootFiles.map((file) => write(file, file.url))
  const programsAtTop = rootFiles.filter(({ file }) => isProgram(file)).map(({ url }) => url)
  const files: HashedAssets['files'] = (used, others) => [
    ...without(others).flatMap((asset) => namesOf(asset, used, others).map((name) => write(asset, name))),
    ...atTop,
  ]
  const listPrograms = (used: ReadonlySet<string>, others?: OtherAssets) =>
    without(others)
      .filter(({ file }) => isProgram(file))
      .flatMap((asset) => namesOf(asset, used, others))
      .sort()
  const all = new Set(addresses.keys())
  const none = new Set<string>()
  return {
    addresses,
    files,
    early: (withheld) => ({
      published: files(all, { withheld }),
      all: [...files(all), ...files(none)],
      programs: [...listPrograms(all), ...listPrograms(none), ...programsAtTop],
    }),
    programs: (used, scripts, others) => {
      const programs = listPrograms(used, others)
      if (programs.length <= fewPrograms) return [...programs, ...programsAtTop]
      const names = without(others).flatMap((asset) => namesOf(asset, used, others))
      const rest = [...scripts.map(({ path }) => `/${path}`), ...names].filter((path) => !programs.includes(path))
      const { patterns, left } = coverPaths(programs, rest, { most: mostPrograms })
      return [...[...patterns, ...left].sort(), ...programsAtTop]
    },
    immutable: (used, scripts, others) => {
      const hashed = without(others).filter(({ url }) => used.has(url))
      const plain = without(others).filter(({ url }) => !used.has(url) || others?.named?.has(url))
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
  // What still looks encoded in a decoded address is read in two ways, and servers refuse it, ours too.
  const { dir, name, ext } = posix.parse(url.replace(/%(?=[\da-f]{2})/gi, '-'))
  return `${dir}/${name}-${hash.slice(0, 8)}${ext}`
}

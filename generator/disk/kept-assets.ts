// Assets of earlier builds that stay in the output folder, so that a page that was opened before a deploy still finds
// its scripts and styles. Their names have a hash of their content: an old one is never taken for a new one.

import { join } from 'node:path'
import type { KeptAsset, Manifest } from './manifest.ts'
import { statOf } from './stat-of.ts'

const hashedAsset = /^assets\/.*-(?:[\da-f]{8}|[\dA-Z]{8})\.\w+$/

/**
 * The assets that stay: what the last `builds` builds had and this one, with `hashes`, has not. A build that changes no
 * asset does not count.
 */
export function keepAssets(
  out: string,
  before: Manifest,
  { hashes, builds }: { hashes: Manifest['files']; builds: number },
): Readonly<Record<string, KeptAsset>> {
  const replaced = Object.entries(before.files).filter(
    ([path]) => hashedAsset.test(path) && !Object.hasOwn(hashes, path),
  )
  const older = replaced.length > 0 ? 1 : 0
  const assets = [
    ...Object.entries(before.kept ?? {}).map(([path, { hash, age }]) => [path, { hash, age: age + older }] as const),
    ...replaced.map(([path, hash]) => [path, { hash, age: 1 }] as const),
  ]
  return Object.fromEntries(
    assets.filter(([path, { age }]) => age <= builds && !Object.hasOwn(hashes, path) && statOf(join(out, path))),
  )
}

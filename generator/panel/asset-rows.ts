// The files of content/assets some rows at a time. Who uses an asset is what the plan of each route says, so no page is
// read for it.

import type { AssetRow, Rows, StorageInfo } from '#runtime/devtools/wire-rows.ts'
import type { PanelAsset } from '#runtime/devtools/wire-types.ts'
import type { AssetFile } from '../load/load.ts'
import { dateAssets } from './date-assets.ts'
import { describeAsset, typeOfAsset } from './list-assets.ts'
import type { AssetUse, PanelState } from './panel-state.ts'
import { cutRows, isFound, type RowsWanted } from './rows.ts'

type Known = Pick<PanelState, 'assetUse' | 'content'>

const mostDuplicates = 100

/** The rows of the assets. `type` and `use` filter them; used ones are sorted by the number of pages. */
export function listAssetRows(
  { assetUse, content }: Known,
  query: URLSearchParams,
  wanted: RowsWanted,
): Rows<AssetRow> {
  const counts = countUsers(assetUse)
  const type = query.get('type')
  const use = query.get('use')
  const usersOf = ({ url }: AssetFile) => counts.get(url) ?? 0
  const found = assetUse.files.filter(
    (file) =>
      (type === null || typeOfAsset(file.url) === type) &&
      (use === null || use === (usersOf(file) > 0 ? 'used' : 'unused')) &&
      isFound([file.url], wanted.search),
  )
  if (use === 'used') found.sort((a, b) => usersOf(b) - usersOf(a))
  const { items, ...place } = cutRows(found, wanted)
  const rows = items.map((file) => ({
    ...describeAsset(file, assetUse.addresses, usersOf(file) > 0),
    users: usersOf(file),
  }))
  return { items: dateAssets(content, rows), ...place }
}

/** The pages that use an asset. */
export function listUsers({ assetUse: { routes, shared } }: Known, url: string, wanted: RowsWanted): Rows<string> {
  const users = shared.includes(url) ? routes : routes.filter(({ usedAssets }) => usedAssets.includes(url))
  return cutRows(
    users.map((route) => route.url).filter((route) => isFound([route], wanted.search)),
    wanted,
  )
}

/** Sizes of the assets by type, the largest assets, and equal files by hash. */
export function describeStorage({ files }: Pick<AssetUse, 'files'>): StorageInfo {
  const bytesOf = (some: readonly AssetFile[]) => some.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const byHash = new Map<string, AssetFile[]>()
  for (const file of files) byHash.set(file.hash, [...(byHash.get(file.hash) ?? []), file])
  const duplicates = [...byHash]
    .filter(([, same]) => same.length > 1)
    .map(([hash, same]) => ({ hash, urls: same.map(({ url }) => url), wasted: bytesOf(same.slice(1)) }))
    .sort((a, b) => b.wasted - a.wasted)
  return {
    total: bytesOf(files),
    byType: (['image', 'video', 'document'] as const).map((type: PanelAsset['type']) => {
      const some = files.filter(({ url }) => typeOfAsset(url) === type)
      return { type, count: some.length, bytes: bytesOf(some) }
    }),
    largest: files
      .map(({ url, bytes }) => ({ url, size: bytes.length }))
      .sort((a, b) => b.size - a.size)
      .slice(0, 10),
    duplicates: duplicates.slice(0, mostDuplicates),
    duplicateCount: duplicates.length,
  }
}

function countUsers({ routes, shared }: AssetUse): Map<string, number> {
  const counts = new Map<string, number>()
  const everywhere = new Set(shared)
  for (const { usedAssets } of routes)
    for (const url of usedAssets) if (!everywhere.has(url)) counts.set(url, (counts.get(url) ?? 0) + 1)
  for (const url of everywhere) counts.set(url, routes.length)
  return counts
}

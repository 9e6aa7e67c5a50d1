// Assets → what they cost. Pure. Sizes by type, the largest, and files that are there twice: equal hashes are equal bytes.

import type { PanelAsset } from './panel-api.ts'

export type AssetType = PanelAsset['type']

export interface StorageInfo {
  total: number
  byType: { type: AssetType; count: number; bytes: number }[]
  /** Largest first, at most ten. */
  largest: PanelAsset[]
  /** Groups of equal files, and the bytes that could be spared. */
  duplicates: { hash: string; assets: PanelAsset[]; wasted: number }[]
}

export function describeStorage(assets: readonly PanelAsset[]): StorageInfo {
  const bytesOf = (some: readonly PanelAsset[]) => some.reduce((sum, { size }) => sum + size, 0)
  const byHash = new Map<string, PanelAsset[]>()
  for (const asset of assets) byHash.set(asset.hash, [...(byHash.get(asset.hash) ?? []), asset])
  return {
    total: bytesOf(assets),
    byType: (['image', 'video', 'document'] as const).map((type) => {
      const some = assets.filter((asset) => asset.type === type)
      return { type, count: some.length, bytes: bytesOf(some) }
    }),
    largest: [...assets].sort((a, b) => b.size - a.size).slice(0, 10),
    duplicates: [...byHash]
      .filter(([, same]) => same.length > 1)
      .map(([hash, same]) => ({ hash, assets: same, wasted: bytesOf(same.slice(1)) })),
  }
}

/** Assets by name or path, and by type; '' is every type. */
export function filterAssets(assets: readonly PanelAsset[], type: AssetType | 'all', search: string): PanelAsset[] {
  const wanted = search.trim().toLowerCase()
  return assets.filter((asset) => (type === 'all' || asset.type === type) && asset.url.toLowerCase().includes(wanted))
}

import type { PanelAsset } from '../wire-types.ts'

export type AssetType = PanelAsset['type']

export interface StorageInfo {
  total: number
  byType: { type: AssetType; count: number; bytes: number }[]
  /** Largest first, at most ten. */
  largest: PanelAsset[]
  /** Groups of equal files, by hash, and the bytes that removing the copies would save. */
  duplicates: { hash: string; assets: PanelAsset[]; wasted: number }[]
}

/** Sizes of the assets by type, the largest assets, and duplicates. */
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

/** Assets of a type whose path contains `search`, in any case. */
export function filterAssets(assets: readonly PanelAsset[], type: AssetType | 'all', search: string): PanelAsset[] {
  const wanted = search.trim().toLowerCase()
  return assets.filter((asset) => (type === 'all' || asset.type === type) && asset.url.toLowerCase().includes(wanted))
}

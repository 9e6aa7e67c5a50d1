import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PanelAsset, PanelState } from './panel-state.ts'

/** Adds the modification time of each asset's file; assets whose file is missing stay as they are. */
export async function dateAssets({ assets, content }: Pick<PanelState, 'assets' | 'content'>): Promise<PanelAsset[]> {
  return Promise.all(
    assets.map((asset) =>
      lstat(join(content, asset.url)).then(
        ({ mtime }) => ({ ...asset, uploadedAt: mtime.toISOString() }),
        () => asset,
      ),
    ),
  )
}

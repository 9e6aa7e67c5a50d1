// When each asset came to the disk as it is now. In: assets by their paths and the content folder. Out: the same with an instant each; without
// one where the file has gone meanwhile. Looks at nothing but the file's own times.

import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PanelAsset, PanelState } from './panel-state.ts'

/** Assets with the instant of their last change. */
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

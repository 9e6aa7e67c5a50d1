import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PanelAsset } from '#runtime/devtools/wire-types.ts'
import type { PanelState } from './panel-state.ts'

/** Adds the instant of the last change to each asset whose file still exists. */
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

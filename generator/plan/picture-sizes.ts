import { imageSize } from 'image-size'
import type { AssetFile } from '../content/content.ts'

/** In pixels. */
export interface PictureSize {
  width: number
  height: number
}

/**
 * Sizes of pictures among the assets, by their name in content, e.g. /assets/diagram.svg. Only the head of a file is
 * looked at, when it is first asked for. Undefined for what is no picture, and for an SVG without a size of its own,
 * which takes the width that it finds.
 */
export function pictureSizes(assets: readonly AssetFile[]): (url: string) => PictureSize | undefined {
  const files = new Map(assets.map((asset) => [asset.url, asset]))
  const known = new Map<string, PictureSize | undefined>()
  return (url) => {
    const asset = files.get(url)
    if (asset && !known.has(url)) known.set(url, measurePicture(asset))
    return known.get(url)
  }
}

/** The size of one asset; undefined as above. */
export function measurePicture(asset: AssetFile): PictureSize | undefined {
  try {
    const { width, height, type, orientation = 1 } = imageSize(asset.bytes)
    if (!(width > 0 && height > 0) || (type === 'svg' && !hasSize(asset.bytes))) return undefined
    // Cameras write pictures sideways, and say so; browsers turn them.
    const [shown, other] = orientation > 4 ? [height, width] : [width, height]
    return { width: Math.round(shown), height: Math.round(other) }
  } catch {
    return undefined
  }
}

function hasSize(bytes: Uint8Array): boolean {
  const [root = ''] = /<svg\b[^>]*>/.exec(new TextDecoder().decode(bytes.subarray(0, 4096))) ?? []
  return /\swidth=/.test(root) && /\sheight=/.test(root)
}

// Which files get smaller versions, by their bytes.

import type { AssetFile } from '../../load/load.ts'

const rasterName = /\.(?:png|jpe?g|webp)$/i
/** A smaller file arrives quickly as it is. */
const minBytes = 20_000

/** Whether a file is a picture of pixels that takes long to arrive. */
export function isLarge({ file, bytes }: AssetFile): boolean {
  return rasterName.test(file) && bytes.length >= minBytes && isRaster(bytes)
}

/** A file is decoded as what its first bytes say, and no other decoder gets files of the content. */
function isRaster(bytes: Uint8Array): boolean {
  return /^(?:\x89PNG\r\n\x1a\n|\xff\xd8\xff|RIFF.{4}WEBP)/s.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'))
}

/** Only the first picture of an animation would remain. */
export function isAnimated({ bytes }: AssetFile): boolean {
  // The chunks are near the top of a file: acTL of a PNG, ANIM of a WebP.
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096))
  const isPng = head.indexOf('PNG') === 1
  const isWebp = head.indexOf('WEBP') === 8
  return (isPng && head.includes('acTL')) || (isWebp && head.includes('ANIM'))
}

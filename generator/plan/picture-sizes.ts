import { disableTypes, imageSize, types } from 'image-size'
import { type AssetFile, pictureKind } from '../load/load.ts'

/** In pixels. */
export interface PictureSize {
  width: number
  height: number
}

// What browsers show. The others are not worth their parsers: some of those never end on a file made for that.
const shownTypes: ReadonlySet<string> = new Set(['bmp', 'gif', 'ico', 'jpg', 'png', 'svg', 'webp'])
disableTypes(types.filter((type) => !shownTypes.has(type)))

/**
 * Sizes of pictures among the assets, by their name in content, e.g. /assets/diagram.svg. Only the head of a file is
 * looked at, when it is first asked for. Undefined for what is no picture, and for an SVG without its own size, which
 * takes the width that it finds.
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
  return measure(asset, hasSize)
}

/** Width of a picture by its height, for a place that has a height: an SVG without its own size has its shape. */
export function measureShape(asset: AssetFile): number | undefined {
  const { width = 0, height = 0 } = measure(asset, () => true) ?? {}
  return width > 0 && height > 0 ? width / height : undefined
}

function measure(asset: AssetFile, isMeasured: (svg: Uint8Array) => boolean): PictureSize | undefined {
  try {
    // A slice of a Buffer is no copy: the parser of JPEG takes one for each byte that it skips.
    const bytes = Buffer.from(asset.bytes.buffer, asset.bytes.byteOffset, asset.bytes.length)
    if (bytes.toString('latin1', 4, 8) === 'ftyp') return measureAvif(bytes)
    const { width, height, type, orientation = 1 } = imageSize(bytes)
    // The size of what only begins as a picture is any number.
    if (type !== 'svg' && pictureKind(bytes) === undefined) return undefined
    if (!(width > 0 && height > 0) || (type === 'svg' && !isMeasured(asset.bytes))) return undefined
    // Cameras write pictures sideways, and say so; browsers turn them.
    const [shown, other] = orientation > 4 ? [height, width] : [width, height]
    return { width: Math.round(shown), height: Math.round(other) }
  } catch {
    return undefined
  }
}

/**
 * The largest `ispe` box has the size: a picture in tiles, as cameras write it, has one for each tile as well.
 * image-size takes the first, and reads the boxes in a loop that may not end.
 */
function measureAvif(bytes: Buffer): PictureSize | undefined {
  let largest: PictureSize | undefined
  for (let at = bytes.indexOf('ispe'); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf('ispe', at + 4)) {
    // Version and flags of the box are 0: the same letters within the data of a picture are no box.
    if (bytes.readUInt32BE(at + 4) !== 0) continue
    const [width, height] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)]
    if (width * height > (largest ? largest.width * largest.height : 0)) largest = { width, height }
  }
  return largest
}

function hasSize(bytes: Uint8Array): boolean {
  const [root = ''] = /<svg\b[^>]*>/.exec(new TextDecoder().decode(bytes.subarray(0, 4096))) ?? []
  return /\swidth=/.test(root) && /\sheight=/.test(root)
}

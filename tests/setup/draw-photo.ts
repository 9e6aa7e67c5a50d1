import sharp from 'sharp'

type PhotoFormat = 'avif' | 'jpeg' | 'png' | 'webp'

/** A picture with so much detail that its file is large; the same bytes each time. */
export async function drawPhoto(width: number, height: number, format: PhotoFormat = 'jpeg'): Promise<Uint8Array> {
  const pixels = Buffer.alloc(width * height * 3)
  let seed = 1
  for (let index = 0; index < pixels.length; index++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    pixels[index] = ((index / width / 4) % 200) + seed / 2 ** 26
  }
  const photo = sharp(pixels, { raw: { width, height, channels: 3 } })
  return new Uint8Array(await photo[format](format === 'png' ? {} : { quality: 95 }).toBuffer())
}

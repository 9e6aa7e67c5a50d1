// Pictures without their notes: what is gone, and that nothing else is.

import sharp, { type Metadata } from 'sharp'
import { expect, test } from 'vitest'
import { barePicture, isCutOff } from '#generator/load/metadata/bare-picture.ts'
import { drawPhoto } from '../../setup/draw-photo.ts'

const formats = ['jpeg', 'png', 'webp', 'avif'] as const
type Format = (typeof formats)[number]

const secret = 'Jane Miller'
const rdf = '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/>'
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${rdf}<!--${secret}--></x:xmpmeta>`
const gps = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' }

/** As a camera writes it, with a place, a name and a colour profile. */
async function takePhoto(format: Format, orientation = 1): Promise<Buffer> {
  const plain = sharp(await drawPhoto(64, 40, 'png'))
  return plain
    .withIccProfile('p3')
    .withExif({ IFD0: { Artist: secret }, IFD3: gps })
    .withXmp(xmp)
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer()
}

const bare = (bytes: Uint8Array) => Buffer.from(barePicture(bytes) ?? bytes)

async function readPixels(bytes: Uint8Array): Promise<string> {
  const { data, info } = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true })
  return `${info.width} × ${info.height}: ${data.toString('base64')}`
}

test.each(formats)('%s: place, name and notes are gone, colours and pixels are not', async (format) => {
  const photo = await takePhoto(format)
  expect(photo.includes(secret)).toBe(true)
  const clean = bare(photo)
  expect(clean.includes(secret)).toBe(false)
  expect(clean.includes('51/1')).toBe(false)
  const { exif, xmp: notes, icc }: Metadata = await sharp(clean).metadata()
  expect(exif?.includes('Artist') ?? false).toBe(false)
  expect(notes?.toString().trim() ?? '').toBe('')
  expect(icc).toEqual((await sharp(photo).metadata()).icc)
  expect(icc?.length).toBeGreaterThan(100)
  expect(await readPixels(clean)).toBe(await readPixels(photo))
  expect(isCutOff(clean)).toBe(false)
  // Nothing is left to do.
  expect(barePicture(clean)).toBeUndefined()
})

test.each(['jpeg', 'png', 'webp'] as const)('%s: it stays turned as the camera was held', async (format) => {
  for (const orientation of [3, 6, 8]) {
    const photo = await takePhoto(format, orientation)
    const clean = bare(photo)
    expect((await sharp(clean).metadata()).orientation).toBe(orientation)
    expect(await readPixels(clean)).toBe(await readPixels(photo))
    expect(clean.includes(secret)).toBe(false)
  }
})

test('a file without notes is left alone', async () => {
  for (const format of formats) {
    const plain = await sharp(await drawPhoto(30, 20, 'png'))
      .toFormat(format)
      .toBuffer()
    expect([format, barePicture(plain)]).toEqual([format, undefined])
  }
  for (const other of ['', 'hello', 'GIF89a']) expect(barePicture(Buffer.from(other))).toBeUndefined()
})

/** A segment of a JPEG. */
const segment = (marker: number, text: string) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text, 'latin1')])

test('JPEG: IPTC, comments, thumbnails, more pictures and films behind the end are gone', async () => {
  const plain = await sharp(await drawPhoto(64, 40, 'png'))
    .jpeg({ progressive: true })
    .toBuffer()
  const notes = [
    segment(0xed, `Photoshop 3.0\0${secret}`),
    segment(0xfe, secret),
    segment(0xe0, `JFXX\0${secret}`),
    segment(0xe2, `MPF\0${secret}`),
    segment(0xe4, secret),
  ]
  const photo = Buffer.concat([plain.subarray(0, 2), ...notes, plain.subarray(2), Buffer.from(`ftypmp42 ${secret}`)])
  expect(bare(photo)).toEqual(plain)
})

test('JPEG: the mark of Adobe stays, which says how colours are stored', async () => {
  const print = await sharp(await drawPhoto(64, 40, 'png'))
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
  expect(print.includes('Adobe')).toBe(true)
  const photo = Buffer.concat([print.subarray(0, 2), segment(0xfe, secret), print.subarray(2)])
  expect(bare(photo).includes(secret)).toBe(false)
  expect(await readPixels(bare(photo))).toBe(await readPixels(photo))
})

test('JPEG: notes behind padding are found, too', async () => {
  const plain = await sharp(await drawPhoto(64, 40, 'png'))
    .jpeg()
    .toBuffer()
  const padding = Buffer.from([0, 0, 0xff, 0xff])
  const photo = Buffer.concat([plain.subarray(0, 2), padding, segment(0xfe, secret), plain.subarray(2)])
  expect(bare(photo)).toEqual(plain)
})

test('PNG: texts, time and unknown chunks are gone, an animation keeps its frames', async () => {
  const plain = await sharp(await drawPhoto(30, 20, 'png'))
    .png()
    .toBuffer()
  const chunk = (kind: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, secret.length]), Buffer.from(kind + secret), Buffer.alloc(4)])
  const insert = (...kinds: string[]) => Buffer.concat([plain.subarray(0, 33), ...kinds.map(chunk), plain.subarray(33)])
  expect(bare(insert('tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX'))).toEqual(plain)
  expect(barePicture(insert('acTL', 'fdAT'))).toBeUndefined()
})

test('a file that is cut keeps what it has, and its missing end is noticed', async () => {
  for (const format of formats) {
    const photo = await takePhoto(format)
    for (const share of [0.5, 0.9, 0.99]) {
      const cut = photo.subarray(0, Math.floor(share * photo.length))
      expect([format, share, isCutOff(cut)]).toEqual([format, share, true])
      expect(bare(cut).length).toBeLessThanOrEqual(cut.length)
    }
    expect(isCutOff(photo)).toBe(false)
  }
})

test('no bytes make it fail', async () => {
  for (const format of formats) {
    const photo = await takePhoto(format, 6)
    let seed = 7
    for (let round = 0; round < 400; round++) {
      const broken = Buffer.from(photo.subarray(0, 40 + ((round * 37) % photo.length)))
      for (let change = 0; change < 6; change++) {
        seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
        broken[seed % broken.length] = (seed >> 8) % 256
      }
      expect(() => bare(broken)).not.toThrow()
    }
  }
})

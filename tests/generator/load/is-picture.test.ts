// Files with the first bytes of a picture or a font and garbage behind them.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findAssetFaults } from '#generator/load/asset-faults.ts'
import { drawPhoto } from '../../setup/draw-photo.ts'
import { libretto } from '../../setup/mini-site.ts'

const noPicture = 'this file is not a picture, whatever its name says'
const noFont = 'this file is not a WOFF2 font, whatever its name says'

const messagesOf = (file: string, bytes: Uint8Array | string) =>
  findAssetFaults(`assets/${file}`, Buffer.from(bytes)).map(({ message }) => message)

/** Bytes that are no picture: the same each time. */
const garbage = Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * 7919 + 131) % 251))
const ones = Buffer.alloc(2000, 0xff)

const heads: Readonly<Record<string, string>> = {
  'a.png': '\x89PNG\r\n\x1a\n',
  'a.jpg': '\xff\xd8\xff',
  'a.gif': 'GIF89a',
  'a.webp': 'RIFF\x00\x10\x00\x00WEBP',
  'a.avif': '\x00\x00\x00\x1cftypavif',
  'a.heic': '\x00\x00\x00\x1cftypheic',
  'a.bmp': 'BM',
  'a.ico': '\x00\x00\x01\x00',
  'a.cur': '\x00\x00\x02\x00',
  'a.tif': 'II*\x00',
  'a.tiff': 'MM\x00*',
  'a.jxl': '\x00\x00\x00\x0cJXL \r\n\x87\n',
}

test.each(Object.entries(heads))(
  '%s with the right first bytes and garbage behind them is no picture',
  (file, head) => {
    for (const rest of [garbage, ones, Buffer.from('hello\n'), Buffer.alloc(0)])
      expect(messagesOf(file, Buffer.concat([Buffer.from(head, 'latin1'), rest]))).toEqual([noPicture])
    expect(messagesOf(file, 'hello')).toEqual([noPicture])
  },
)

test('pictures of each kind are pictures, whatever kind their name says', async () => {
  const photo = sharp(await drawPhoto(70, 50))
  for (const format of ['png', 'jpeg', 'gif', 'webp', 'avif', 'tiff'] as const) {
    const bytes = await photo.clone().toFormat(format).toBuffer()
    for (const file of ['a.png', `a.${format}`]) expect([format, messagesOf(file, bytes)]).toEqual([format, []])
  }
  const lossless = await photo.clone().webp({ lossless: true }).toBuffer()
  const progressive = await photo
    .clone()
    .withExif({ IFD0: { Artist: 'A' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const withAlpha = await photo.clone().ensureAlpha(0.5).webp().toBuffer()
  for (const bytes of [lossless, progressive, withAlpha]) expect(messagesOf('a.webp', bytes)).toEqual([])
})

test('icons and bitmaps are pictures', async () => {
  const png = await sharp(await drawPhoto(16, 16))
    .png()
    .toBuffer()
  const icon = Buffer.alloc(22)
  icon.set([0, 0, 1, 0, 1, 0, 16, 16])
  icon.writeUInt32LE(png.length, 14)
  icon.writeUInt32LE(22, 18)
  expect(messagesOf('a.ico', Buffer.concat([icon, png]))).toEqual([])
  const bitmap = Buffer.alloc(54 + 12)
  bitmap.write('BM')
  bitmap.writeUInt32LE(54, 10)
  bitmap.writeUInt32LE(40, 14)
  bitmap.writeInt32LE(2, 18)
  // Rows from top to bottom.
  bitmap.writeInt32LE(-1, 22)
  bitmap.writeUInt16LE(1, 26)
  expect(messagesOf('a.bmp', bitmap)).toEqual([])
})

test('an SVG has an svg element, after what may come before it', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
  const before = [
    '',
    '\ufeff',
    '<?xml version="1.0"?>\n',
    '<!-- <b> -->\n<!-- a --> ',
    '<!DOCTYPE svg [ <!-- > --> ]>\n',
  ]
  for (const text of before) expect([text, messagesOf('a.svg', text + svg)]).toEqual([text, []])
  expect(messagesOf('a.svg', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>')).toEqual([])
  for (const text of ['hello', '', '<b>svg</b>', '<svgs/>', 'text <svg/>', '<!-- <svg/>', 'version https://git-lfs'])
    expect([text, messagesOf('a.svg', text)]).toEqual([text, [noPicture]])
})

test('a font is one only if its tables can be unpacked', () => {
  const folder = join(libretto, 'node_modules/@fontsource-variable')
  const fonts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.woff2'))
  expect(fonts.length).toBeGreaterThan(1)
  for (const name of fonts) expect([name, messagesOf('a.woff2', readFileSync(join(folder, name)))]).toEqual([name, []])

  const font = readFileSync(join(folder, fonts[0] ?? ''))
  const changed = (change: (copy: Buffer) => void) => {
    const copy = Buffer.from(font)
    change(copy)
    return copy
  }
  const wrong: Readonly<Record<string, Uint8Array>> = {
    garbage: Buffer.concat([Buffer.from('wOF2'), ones]),
    cut: font.subarray(0, font.length - 100),
    cutAndToldSo: changed((copy) => copy.writeUInt32BE(copy.length - 100, 8)).subarray(0, font.length - 100),
    damaged: changed((copy) => copy.fill(0xff, copy.length - 2000)),
    noTables: changed((copy) => copy.writeUInt16BE(0, 12)),
    tooManyTables: changed((copy) => copy.writeUInt16BE(0xffff, 12)),
  }
  for (const [name, bytes] of Object.entries(wrong))
    expect([name, messagesOf('a.woff2', bytes)]).toEqual([name, [noFont]])
})

test('a font of a few kilobytes that unpacks to gigabytes is not unpacked', () => {
  // Tables that say 8 bytes, and data that goes on for 50 MB.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 2 }
  const packed = brotliCompressSync(Buffer.alloc(50_000_000), { params })
  const list = Buffer.from([0, 2, 1, 2, 2, 2, 3, 1, 4, 1])
  const head = Buffer.alloc(48)
  head.write('wOF2')
  head.writeUInt32BE(48 + list.length + packed.length, 8)
  head.writeUInt16BE(5, 12)
  head.writeUInt32BE(packed.length, 20)
  expect(packed.length).toBeLessThan(10_000)
  expect(messagesOf('a.woff2', Buffer.concat([head, list, packed]))).toEqual([noFont])
})

// What cameras note in a photo is not published, unless site.yaml keeps it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import type { Cache } from '#generator/cache/open-cache.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { drawPhoto } from '../setup/draw-photo.ts'
import { configOf, readFolder, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'

/** EXIF as a camera writes it: turned, with a link to the latitude. Numbers are little-endian. */
function drawExif(): Buffer {
  const exif = Buffer.alloc(82)
  const entry = (at: number, [tag = 0, type = 0, count = 0, value = 0]: readonly number[]) => {
    exif.writeUInt16LE(tag, at)
    exif.writeUInt16LE(type, at + 2)
    exif.writeUInt32LE(count, at + 4)
    exif.writeUInt32LE(value, at + 8)
  }
  exif.write('II*\0', 'latin1')
  exif.writeUInt32LE(8, 4)
  exif.writeUInt16LE(2, 8)
  entry(10, [0x0112, 3, 1, 6])
  entry(22, [0x8825, 4, 1, 38])
  exif.writeUInt16LE(1, 38)
  // The latitude: degrees, minutes, seconds.
  entry(40, [0x0002, 5, 3, 56])
  for (const [index, number] of [51, 1, 30, 1, 3230].entries()) exif.writeUInt32LE(number, 56 + 4 * index)
  return Buffer.concat([exif, Buffer.from('Jane Miller')])
}

async function takePhoto(width: number): Promise<Buffer> {
  const plain = Buffer.from(await drawPhoto(width, 90))
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), drawExif()])
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([plain.subarray(0, 2), head, exif, plain.subarray(2)])
}

const photo = await takePhoto(120)
const large = await takePhoto(1200)
const secret = 'Jane Miller'

const files = {
  'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\nsharedAssets: [/assets/alone.jpg]\n',
  'content/blog/lake.md': [
    '---\ntitle: Lake\npublishedAt: 2026-01-01\ncover: { src: lake/pier.jpg, alt: The pier }\n---\n',
    '![Lake](lake/pier.jpg)\n\n![Large](../assets/large.jpg)\n',
  ].join('\n'),
  'content/pages/home.yaml': 'title: Home\ndescription: The lake.\n',
  'content/blog/lake/pier.jpg': photo,
  'content/assets/large.jpg': large,
  'content/assets/alone.jpg': photo,
  'content/root/press.jpg': photo,
}

let compiled: Cache | undefined

async function buildWith(site = '', encoder?: string): Promise<{ out: string; pictures: Record<string, Buffer> }> {
  const folder = await writeFolder({ ...files, 'content/site.yaml': files['content/site.yaml'] + site })
  const config = configOf(folder, {}, { encoder })
  const cache = pickKinds(compiled, [compiledSite])
  expect((await build(config, cache)).problems).toEqual([])
  compiled = cache
  const { out } = config.places
  const names = Object.keys(await readFolder(out)).filter((path) => /\.(?:jpe?g|webp|avif)$/.test(path))
  const read = (path: string) => [path.replace(/-[0-9a-f]{8}(?=\.)/, ''), readFileSync(join(out, path))]
  return { out, pictures: Object.fromEntries(names.map(read)) }
}

test('published photos have no place and no name; root/ keeps its bytes', async () => {
  const { pictures } = await buildWith()
  const found = Object.entries(pictures).map(([path, bytes]) => [path, bytes.includes(secret)])
  expect(Object.fromEntries(found)).toEqual({
    'assets/alone.jpg': false,
    'assets/blog/lake/pier.jpg': false,
    'assets/large.jpg': false,
    'press.jpg': true,
  })
  for (const [name, bytes] of Object.entries({ 'assets/large.jpg': large, 'assets/alone.jpg': photo })) {
    const bare = await sharp(pictures[name]).metadata()
    expect(bare).toMatchObject({ orientation: 6, width: name.includes('large') ? 1200 : 120 })
    // Only the segment has become shorter.
    expect(pictures[name]?.subarray(-5000)).toEqual(bytes.subarray(-5000))
  }
})

test('the smaller versions have none either, and stand upright', async () => {
  const { pictures } = await buildWith('', '1')
  const versions = Object.entries(pictures).filter(([path]) => path.endsWith('.webp'))
  expect(versions.length).toBeGreaterThan(0)
  for (const [, bytes] of versions) {
    expect(bytes.includes(secret)).toBe(false)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  }
})

test('metadata: keep publishes each file byte for byte, under another name', async () => {
  const [removed, kept] = [await buildWith(), await buildWith('pictures: { metadata: keep }\n')]
  expect(kept.pictures['assets/blog/lake/pier.jpg']).toEqual(photo)
  expect(kept.pictures['assets/large.jpg']).toEqual(large)
  const namesIn = async (out: string) => Object.keys(await readFolder(out)).filter((path) => path.includes('large-'))
  expect(await namesIn(removed.out)).not.toEqual(await namesIn(kept.out))
})

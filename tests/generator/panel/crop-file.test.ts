// A picture cropped through the panel's API: which pixels stay, what an undo brings back, what is refused.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { hashOf } from '#generator/hash.ts'
import { drawPhoto } from '../../setup/draw-photo.ts'
import { type PanelSite, panelSite } from './panel-site.ts'

const file = 'assets/lake.png'
const part = { left: 2, top: 1, width: 4, height: 3 }
const refusal = (body: { error?: { message: string; hint: string } }) => `${body.error?.message}; ${body.error?.hint}`

/** A picture whose colours say where a pixel comes from. */
async function drawPlaces(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at++) pixels.set([at % width, Math.floor(at / width), 0], at * 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

async function siteWith(bytes: Uint8Array, name = file, more: Parameters<typeof panelSite> = []): Promise<PanelSite> {
  const site = await panelSite(...more)
  await mkdir(dirname(join(site.folder, name)), { recursive: true })
  await writeFile(join(site.folder, name), bytes)
  return site
}

function crop(site: PanelSite, bytes: Uint8Array, more: object = {}) {
  return site.send('POST', '/files/crop', { body: { file, hash: hashOf(bytes), ...part, ...more } })
}

it('has the pixels of the part, and the picture comes back', async () => {
  const bytes = await drawPlaces(10, 8)
  const site = await siteWith(bytes)
  const { status, body } = await crop(site, bytes)
  expect([status, body['width'], body['height'], body['changes']]).toEqual([200, 4, 3, ['cropped']])
  const made = await readFile(join(site.folder, file))
  const { data } = await sharp(made).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3), ...data.subarray(-3)]).toEqual([2, 1, 0, 5, 3, 0])
  expect(site.written).toEqual([[file, hashOf(made)]])
  const undo = await site.send('POST', '/files/restore', {
    body: { file, hash: hashOf(bytes), seen: body['hash'] },
  })
  expect(undo.status).toBe(200)
  expect(await readFile(join(site.folder, file))).toEqual(bytes)
})

it('means the picture as it is shown, whatever way the camera was held, and leaves its notes out', async () => {
  const flat = await drawPlaces(10, 8)
  const turned = await sharp(flat)
    .withExif({ IFD0: { Artist: 'Jane Miller' } })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer()
  const upright = await sharp(turned).autoOrient().extract(part).removeAlpha().raw().toBuffer()
  const tall = { left: 0, top: 0, width: 8, height: 9 }
  for (const [keeps, keep] of [
    [false, ''],
    [true, 'pictures: { metadata: keep }\n'],
  ] as const) {
    const settings = { 'site.yaml': `name: Test\nurl: https://example.com\n${keep}` }
    const site = await siteWith(turned, file, [settings])
    const { body } = await crop(site, turned)
    expect(body['changes']).toEqual(keeps ? ['cropped'] : ['cropped', 'bare'])
    const made = sharp(await readFile(join(site.folder, file)))
    expect(await made.clone().removeAlpha().raw().toBuffer()).toEqual(upright)
    const { exif, orientation = 1 } = await made.metadata()
    expect([exif?.includes('Jane Miller') ?? false, orientation]).toEqual([keeps, 1])
    const other = await siteWith(turned, file, [settings])
    expect((await crop(other, turned, tall)).body).toMatchObject({ width: 8, height: 9 })
  }
})

it('is made no wider than a page shows', async () => {
  const wide = await drawPhoto(2700, 20)
  const site = await siteWith(wide, 'assets/wide.jpg')
  const { body } = await crop(site, wide, { file: 'assets/wide.jpg', left: 0, top: 0, width: 2600, height: 20 })
  expect([body['width'], body['changes']]).toEqual([2560, ['cropped']])
})

it.each(['avif', 'webp', 'jpeg'] as const)('takes %s', async (format) => {
  const bytes = await drawPhoto(20, 20, format)
  const name = `assets/a.${format}`
  const site = await siteWith(bytes, name)
  expect((await crop(site, bytes, { file: name })).body).toMatchObject({ width: 4, height: 3, file: name })
  expect((await sharp(await readFile(join(site.folder, name))).metadata()).mediaType).toBe(`image/${format}`)
})

const small = await drawPlaces(10, 8)
it.each<[what: string, more: object, status: number, words: RegExp]>([
  ['a part beside the picture', { left: 8 }, 422, /^the part to keep is not inside the picture; look/],
  ['a part far away', { top: Number.MAX_SAFE_INTEGER - 1 }, 422, /^the part to keep is not inside/],
  ['the whole picture', { left: 0, top: 0, width: 10, height: 8 }, 422, /^this is the whole picture/],
  ['nothing', { width: 0 }, 422, /at least 1/],
  ['less than nothing', { left: -1 }, 422, /at least 0/],
  ['half of a pixel', { height: 1.5 }, 422, /whole number/],
  ['more than a number', { width: 1e308 }, 422, /./],
  ['what JSON makes of NaN', { width: Number.NaN }, 422, /number/],
  ['words', { width: '4' }, 422, /number/],
  ['more than it takes', { angle: 90 }, 422, /angle/],
  ['another version', { hash: hashOf(new Uint8Array()) }, 409, /^the file has changed since you saw it/],
  ['a file that is gone', { file: 'assets/none.png' }, 410, /^this file is gone/],
  ['a file outside of the folder', { file: 'assets/../../lake.png' }, 422, /is no place for such a file/],
  ['a page', { file: 'pages/home.yaml' }, 422, /is no place for such a file/],
])('%s is refused, and nothing is written', async (_, more, status, words) => {
  const site = await siteWith(small)
  const answer = await crop(site, small, more)
  expect([answer.status, refusal(answer.body)]).toEqual([status, expect.stringMatching(words)])
  expect(await readFile(join(site.folder, file))).toEqual(small)
  expect(site.written).toEqual([])
  expect(await readdir(join(site.folder, 'assets'))).toEqual(['lake.png'])
})

it.each<[what: string, name: string, bytes: Uint8Array, words: string]>([
  ['a page called .png', 'a.png', Buffer.from('<!doctype html>'), 'this file is not a picture, whatever its name says'],
  ['a drawing', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'only JPEG, PNG, WebP and AVIF'],
  ['a table', 'a.csv', Buffer.from('a,b\n'), 'only JPEG, PNG, WebP and AVIF'],
  ['half of a photo', 'a.jpg', (await drawPhoto(16, 12)).subarray(0, 400), 'this picture cannot be decoded'],
  [
    'a picture that moves',
    'a.webp',
    await sharp([await drawPlaces(10, 8), await drawPhoto(10, 8, 'png')], { join: { animated: true } })
      .webp()
      .toBuffer(),
    'this picture moves',
  ],
])('%s is refused', async (_, name, bytes, words) => {
  const site = await siteWith(bytes, `assets/${name}`)
  const { status, body } = await crop(site, bytes, { file: `assets/${name}` })
  expect([status, refusal(body)]).toEqual([422, expect.stringContaining(words)])
  expect(await readFile(join(site.folder, 'assets', name))).toEqual(Buffer.from(bytes))
})

it('says so without the package sharp', async () => {
  const site = await siteWith(small, file, [{}, { cropPicture: async () => 'no-encoder' }])
  expect(refusal((await crop(site, small)).body)).toBe(
    'pictures cannot be cropped here, because the package sharp is not installed or does not run on this system; ' +
      'install it with "npm install sharp", or crop the picture in a picture program and replace the file',
  )
})

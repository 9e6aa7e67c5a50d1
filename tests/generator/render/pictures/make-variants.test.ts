// Which pictures get smaller versions, in which widths, and what happens to those that cannot be decoded.

import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Cache, openCache } from '#generator/cache/open-cache.ts'
import { openValueFiles } from '#generator/cache/value-files.ts'
import { makeVariants, type PictureWork, type SiteVariants } from '#generator/render/pictures/make-variants.ts'
import { drawPhoto } from '../../../setup/draw-photo.ts'
import { checkFolder, configOf, writeFolder } from '../../../setup/mini-site.ts'

const photo = await drawPhoto(700, 200)

interface Made extends SiteVariants {
  /** Pictures were decoded. */
  isWork: boolean
  works: readonly PictureWork[]
  /** Width of each variant, by format. */
  widthsOf: (name: string) => Record<string, number[]>
}

const both = 'pictures: { formats: [avif, webp] }\n'

async function make(
  assets: Readonly<Record<string, Uint8Array>>,
  cache: Cache,
  encoder?: string,
  site = '',
): Promise<Made> {
  const named = Object.keys(assets).filter((name) => !name.startsWith('unnamed'))
  const text = named.map((name) => `![A](../assets/${name})\n`).join('\n')
  const { content } = await checkFolder(
    await writeFolder({
      'content/site.yaml': `name: Lake\nurl: https://example.com\n${site}`,
      'content/help/lake.md': `---\ntitle: Lake\n---\n\n${text}`,
      ...Object.fromEntries(Object.entries(assets).map(([name, bytes]) => [`content/assets/${name}`, bytes])),
    }),
  )
  if (!content) throw new Error('the site is not valid')
  let isWork = false
  const works: PictureWork[] = []
  const made = await makeVariants([content], {
    config: configOf('/', {}, { encoder }),
    cache,
    onStart: () => (isWork = true),
    onPicture: (work) => works.push(work),
  })
  const widthsOf = (name: string) =>
    Object.fromEntries(
      (made.variants.get(`/assets/${name}`)?.sources ?? []).map(({ type, files }) => [
        type,
        files.map(({ width }) => width),
      ]),
    )
  return { ...made, isWork, works, widthsOf }
}

const filesOf = async ({ list }: SiteVariants, ...urls: string[]) => {
  const files = await Promise.all(list(new Set(urls)).map(({ read }) => read()))
  return Object.fromEntries(files.map(({ path, bytes }) => [path, bytes]))
}

test('a picture gets no version wider than itself, and each has the width that it promises', async () => {
  const made = await make({ 'lake.jpg': photo }, openCache(), '1', both)
  expect(made.problems).toEqual([])
  expect(made.widthsOf('lake.jpg')).toEqual({ 'image/avif': [480, 700], 'image/webp': [480, 700] })
  const files = await filesOf(made, '/assets/lake.jpg')
  const names = Object.keys(files).map((path) => path.replace(/-[0-9a-f]{8}(?=\.\w+$)/, ''))
  expect(names.sort()).toEqual([
    'assets/lake-480.avif',
    'assets/lake-480.webp',
    'assets/lake-700.avif',
    'assets/lake-700.webp',
  ])
  for (const [path, bytes] of Object.entries(files)) {
    const { width, format, height } = await sharp(bytes).metadata()
    expect(path).toContain(`-${width}-`)
    expect(format).toBe(path.endsWith('.webp') ? 'webp' : 'heif')
    expect(height).toBe(width === 480 ? 137 : 200)
    expect(bytes.length).toBeLessThan(photo.length)
  }
  expect(await filesOf(made, '/assets/other.jpg')).toEqual({})
})

test('small files, drawings, animations and files that no text shows are left', async () => {
  const frames = await sharp(photo).resize(90, 400).webp({ lossless: true }).toBuffer()
  const animated = await sharp([frames, await sharp(frames).negate().webp({ lossless: true }).toBuffer()], {
    join: { animated: true },
  })
    .webp({ lossless: true })
    .toBuffer()
  expect(animated.length).toBeGreaterThan(20_000)
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${'M0 0'.repeat(9000)}"/></svg>`)
  const small = await drawPhoto(40, 40)
  const assets = { 'a.webp': animated, 'b.svg': drawing, 'c.jpg': small, 'unnamed.jpg': photo }
  const { variants, problems, isWork } = await make(assets, openCache(), '1')
  expect({ size: variants.size, problems, isWork }).toEqual({ size: 0, problems: [], isWork: false })
})

/** A scene with soft edges and little noise, as cameras take it. */
async function drawScene(width: number, height: number): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const coarse = sharp({ create: { width: 24, height: 16, channels: 3, background: 'black', noise } }).png()
  const soft = sharp(await coarse.toBuffer()).resize(width, height, { fit: 'fill' })
  return new Uint8Array(await soft.jpeg({ quality: 95 }).toBuffer())
}

test('an AVIF is only made where it is smaller than the WebP of its width', async () => {
  const names = ['lake.jpg', 'scene.jpg', 'flat.png']
  const [scene, flat] = [await drawScene(1000, 700), await drawPhoto(500, 900, 'png')]
  const made = await make({ 'lake.jpg': photo, 'scene.jpg': scene, 'flat.png': flat }, openCache(), '1', both)
  for (const name of names) {
    const { 'image/avif': avif, 'image/webp': webp } = made.widthsOf(name)
    // A browser that takes the first format finds every width there.
    if (avif && webp) expect(avif).toEqual(webp)
    const files = Object.entries(await filesOf(made, `/assets/${name}`))
    const bytesOf = (format: string) => files.filter(([path]) => path.endsWith(format)).map(([, bytes]) => bytes.length)
    const [first, second] = [bytesOf('avif'), bytesOf('webp')]
    if (webp) for (const [index, bytes] of first.entries()) expect(bytes).toBeLessThan(second[index] ?? 0)
  }
  const all = names.map((name) => Object.keys(made.widthsOf(name)).join())
  expect(all).toContain('image/webp')
  expect(all).toContain('image/avif,image/webp')
})

test('a picture that is too high for both formats stays as it is, without a word', async () => {
  const assets = {
    'a.png': await drawPhoto(16, 50_000, 'png'),
    'b.png': await drawPhoto(200, 16_400, 'png'),
    'c.png': await drawPhoto(20, 16_383, 'png'),
  }
  const { problems, variants, widthsOf } = await make(assets, openCache(), '1')
  expect({ problems, names: [...variants.keys()] }).toEqual({ problems: [], names: ['/assets/c.png'] })
  expect(Object.values(widthsOf('c.png'))).toEqual([[20]])
})

test('only JPEG, PNG and WebP are decoded, whatever the name says', async () => {
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500">${'<path d="M0 0H9"/>'.repeat(2000)}</svg>`,
  )
  const gif = await sharp(photo).gif().toBuffer()
  const tiff = await sharp(photo).tiff().toBuffer()
  const { problems, isWork } = await make({ 'a.png': drawing, 'b.png': gif, 'c.jpg': tiff }, openCache(), '1')
  expect({ problems, isWork }).toEqual({ problems: [], isWork: false })
})

/** A picture whose file is small already: a WebP of it is larger. */
async function drawNoise(): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const raw = sharp({ create: { width: 500, height: 300, channels: 3, background: 'black', noise } })
  return new Uint8Array(await raw.jpeg({ quality: 50 }).toBuffer())
}

test('a format that saves nothing is left out', async () => {
  const coarse = await drawNoise()
  const made = await make({ 'noise.jpg': coarse }, openCache(), '1', both)
  const files = Object.values(await filesOf(made, '/assets/noise.jpg'))
  expect(Object.keys(made.widthsOf('noise.jpg'))).not.toContain('image/webp')
  for (const { length } of files) expect(length).toBeLessThan(coarse.length)
})

test('a format that saves less than 15 % is left out', async () => {
  const coarse = await drawNoise()
  // The same picture with bytes behind its end, which no decoder reads. They are published only with this key.
  const keep = 'pictures: { widths: [500], metadata: keep }\n'
  const padded = (bytes: number) => Buffer.concat([coarse, Buffer.alloc(bytes - coarse.length)])
  const known = await make({ 'lake.jpg': padded(500_000) }, openCache(), '1', keep)
  const [webp] = Object.values(await filesOf(known, '/assets/lake.jpg'))
  const bytes = webp?.length ?? 0
  expect(coarse.length).toBeLessThan(bytes)
  const less = await make({ 'lake.jpg': padded(Math.floor(bytes / 0.86)) }, openCache(), '1', keep)
  const more = await make({ 'lake.jpg': padded(Math.ceil(bytes / 0.84)) }, openCache(), '1', keep)
  expect([less.variants.size, more.variants.size]).toEqual([0, 1])
})

test('a picture that is cut or huge is a warning at its file, and the others are made', async () => {
  const cut = (await drawPhoto(300, 200, 'png')).subarray(0, 60_000)
  const huge = Buffer.from(cut)
  // Width and height are in the first chunk.
  huge.writeUInt32BE(20_000, 16)
  huge.writeUInt32BE(20_000, 20)
  const { problems, variants } = await make({ 'a.png': cut, 'b.png': huge, 'lake.jpg': photo }, openCache(), '1')
  expect([...problems].sort((one, other) => (one.file ?? '').localeCompare(other.file ?? ''))).toEqual([
    {
      code: 'broken-picture',
      severity: 'warning',
      file: 'assets/a.png',
      message: 'this picture cannot be decoded',
      hint: 'export it again',
    },
    {
      code: 'broken-picture',
      severity: 'warning',
      file: 'assets/b.png',
      message: 'this picture has 20000 × 20000 pixels, more than 100 million',
      hint: 'save it in a smaller size',
    },
  ])
  expect([...variants.keys()]).toEqual(['/assets/lake.jpg'])
})

test('without a word in site.yaml, versions are WebP files in up to three widths', async () => {
  const made = await make({ 'lake.jpg': await drawPhoto(1700, 400) }, openCache(), '1')
  expect(made.widthsOf('lake.jpg')).toEqual({ 'image/webp': [480, 800, 1600] })
  const narrow = await make({ 'lake.jpg': await drawPhoto(850, 300) }, openCache(), '1')
  expect(narrow.widthsOf('lake.jpg')).toEqual({ 'image/webp': [480, 850] })
})

test('site.yaml decides formats and widths, and what is made already is not made again', async () => {
  const picture = { 'lake.jpg': await drawPhoto(900, 300) }
  const widths = async (site: string, cache = openCache()) => {
    const { widthsOf, isWork } = await make(picture, cache, '1', site)
    return { isWork, ...widthsOf('lake.jpg') }
  }
  expect(await widths('pictures: { formats: [] }\n')).toEqual({ isWork: false })
  expect(await widths('pictures: { formats: [avif], widths: [700, 300] }\n')).toEqual({
    isWork: true,
    'image/avif': [300, 700],
  })
  const first = openCache()
  const one = await make(picture, first, '1', 'pictures: { widths: [300, 600] }\n')
  const next = openCache(first)
  const more = await make(picture, next, '1', 'pictures: { widths: [300, 600], formats: [webp, avif] }\n')
  expect(Object.keys(more.widthsOf('lake.jpg'))).toEqual(['image/avif', 'image/webp'])
  expect(Object.keys(await filesOf(more, '/assets/lake.jpg'))).toEqual(
    expect.arrayContaining(Object.keys(await filesOf(one, '/assets/lake.jpg'))),
  )
  expect(await widths('pictures: { widths: [300, 600] }\n', openCache(next))).toEqual({
    isWork: false,
    'image/webp': [300, 600],
  })
})

test('a picture with two names is decoded once, and the work says how far it is', async () => {
  const assets = { 'a.jpg': photo, 'b.jpg': photo, 'c.jpg': await drawPhoto(600, 300) }
  const { variants, works } = await make(assets, openCache(), '1')
  expect([...variants.keys()]).toEqual(['/assets/a.jpg', '/assets/b.jpg', '/assets/c.jpg'])
  expect(works[0]).toMatchObject({ count: 0, total: 2, made: 0 })
  expect(works.at(-1)).toEqual({ count: 2, total: 2, made: 4, files: [] })
  expect(new Set(works.flatMap(({ files }) => files)).size).toBe(2)
})

test('what the cache has is not made again; another version of sharp makes it again under another name', async () => {
  const first = openCache()
  const made = await make({ 'lake.jpg': photo }, first, '1')
  const files = await filesOf(made, '/assets/lake.jpg')
  const again = await make({ 'lake.jpg': photo }, openCache(first), '1')
  expect([made.isWork, again.isWork]).toEqual([true, false])
  expect(await filesOf(again, '/assets/lake.jpg')).toEqual(files)
  const newer = await make({ 'lake.jpg': photo }, openCache(first), '2')
  expect(newer.isWork).toBe(true)
  expect(Object.keys(await filesOf(newer, '/assets/lake.jpg'))).not.toContain(Object.keys(files)[0])
})

test('CMYK, 16 bits, transparency and turned pictures keep their colours and their sides', async () => {
  const noisy = await drawPhoto(300, 200, 'png')
  const assets = {
    'cmyk.jpg': await sharp(noisy).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(),
    'deep.png': await sharp(noisy).toColourspace('rgb16').png().toBuffer(),
    'clear.png': await sharp(noisy).ensureAlpha(0.5).png().toBuffer(),
    'grey.png': await sharp(noisy).greyscale().png().toBuffer(),
    'turned.jpg': await sharp(noisy).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer(),
  }
  const made = await make(assets, openCache(), '1')
  expect(made.problems).toEqual([])
  for (const [name, bytes] of Object.entries(assets)) {
    const [file] = Object.values(await filesOf(made, `/assets/${name}`))
    const { width, height, exif } = await sharp(file).metadata()
    expect([name, width, height, exif]).toEqual([name, ...(name === 'turned.jpg' ? [200, 300] : [300, 200]), undefined])
    const meansOf = async (picture: Uint8Array | undefined) => {
      const { channels } = await sharp(
        await sharp(picture).toColourspace('srgb').ensureAlpha().png().toBuffer(),
      ).stats()
      return channels.map(({ mean }) => mean)
    }
    const real = await meansOf(bytes)
    for (const [channel, mean] of (await meansOf(file)).entries())
      expect(Math.abs(mean - (real[channel] ?? 0)), `${name} ${channel}`).toBeLessThan(4)
  }
})

test('files of the cache that another build has removed are made again, the same', async () => {
  const folder = await writeFolder({ 'place.txt': '' })
  const files = openValueFiles({ folder, name: 'cache-0123', version: '1' })
  const cache = openCache({ kinds: new Map(), build: 0, files })
  const made = await make({ 'lake.jpg': photo }, cache, '1')
  const before = await filesOf(made, '/assets/lake.jpg')
  const stored = readdirSync(folder).filter((name) => name.endsWith('.value'))
  // Two versions, and the list of them.
  expect(stored).toHaveLength(3)
  for (const name of stored) rmSync(join(folder, name))
  expect(await filesOf(made, '/assets/lake.jpg')).toEqual(before)
})

test('without sharp no picture is looked at', async () => {
  const { variants, problems, isWork } = await make({ 'lake.jpg': photo }, openCache())
  expect({ size: variants.size, problems, isWork }).toEqual({ size: 0, problems: [], isWork: false })
})

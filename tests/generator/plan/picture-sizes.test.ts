import { expect, test } from 'vitest'
import { fillText, joinHtml } from '#generator/links/links.ts'
import { measurePicture, pictureSizes } from '#generator/plan/picture-sizes.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGNgYPgPQlAKAAT9Av8Q3AyNAAAAAElFTkSuQmCC',
  'base64',
)
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80"/>')
const fluid = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80"/>')
const assets = Object.entries({
  'a.png': png,
  'b.svg': svg,
  'c.png': Buffer.from('not a picture'),
  'd.svg': fluid,
}).map(([name, bytes]) => ({ url: `/assets/${name}`, file: `assets/${name}`, bytes, hash: name }))
const sizeOf = pictureSizes(assets)

test.each([
  ['/assets/a.png', { width: 3, height: 2 }],
  ['/assets/b.svg', { width: 320, height: 80 }],
  ['/assets/c.png', undefined],
  ['/assets/d.svg', undefined],
  ['/assets/none.png', undefined],
])('the size of %s is %j', (url, size) => expect(sizeOf(url)).toEqual(size))

const measure = (bytes: Uint8Array) =>
  measurePicture({ url: '/assets/a.png', file: 'assets/a.png', bytes, hash: '0'.repeat(64) })
const box = (name: string, size: number, content: Uint8Array = Buffer.alloc(0)) => {
  const head = Buffer.from(`0000${name}`)
  head.writeUInt32BE(size)
  return Buffer.concat([head, content])
}

test.each([
  ['BMP', Buffer.from('BM')],
  ['GIF', Buffer.from('GIF89a')],
  ['icon', Buffer.from([0, 0, 1, 0])],
])('a %s that is garbage behind its first bytes has no size', (_, start) => {
  expect(measure(Buffer.concat([start, Buffer.alloc(500, 0xff)]))).toBeUndefined()
})

test('a file made so that its size is searched for without end is no picture', () => {
  expect(measure(Buffer.concat([Buffer.from('icns\0\xff\xff\xffic07', 'latin1'), Buffer.alloc(99)]))).toBeUndefined()
  const jxl = [box('JXL ', 8), box('ftyp', 12, Buffer.from('jxl ')), box('jxlp', 0, Buffer.alloc(99))]
  expect(measure(Buffer.concat(jxl))).toBeUndefined()
  expect(measure(Buffer.concat([Buffer.from('P7\n'), Buffer.from('\na'.repeat(500_000))]))).toBeUndefined()
  expect(measure(new Uint8Array(5_000_000).fill(1).fill(0xff, 0, 1).fill(0xd8, 1, 2))).toBeUndefined()
})

const ispe = (width: number, height: number) =>
  box('ispe', 20, Buffer.from([0, 0, 0, 0, 0, 0, 0, width, 0, 0, 0, height]))

test('AVIF in tiles has the size of the whole picture', () => {
  const boxes = [box('ftyp', 12, Buffer.from('avif')), ispe(20, 10), ispe(20, 10), ispe(40, 30), Buffer.from('ispe')]
  expect(measure(Buffer.concat([...boxes, Buffer.from([1, 2, 3, 4, 250, 0, 0, 0, 250, 0, 0, 0])]))).toEqual({
    width: 40,
    height: 30,
  })
})

test('AVIF has the size of its picture, whatever its boxes say of themselves', () => {
  const size = Buffer.from([0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 30])
  const boxes = box('ipco', 1000, Buffer.concat([box('ispe', 0, size), Buffer.alloc(990)]))
  const avif = [box('ftyp', 12, Buffer.from('avif')), box('meta', 1100, Buffer.alloc(4)), box('iprp', 1050), boxes]
  expect(measure(Buffer.concat([...avif, Buffer.alloc(200)]))).toEqual({ width: 40, height: 30 })
  expect(measure(box('ftyp', 12, Buffer.from('avif')))).toBeUndefined()
  expect(measure(Buffer.concat([box('ftyp', 12, Buffer.from('avif')), Buffer.from('ispe')]))).toBeUndefined()
})

test('pictures of a text get their size, those of other sites and unreadable ones do not', () => {
  const table = {
    basePath: '/base',
    assets: new Map([['/assets/a.png', '/assets/a-1.png']]),
    fileRoutes: new Map(),
    sizeOf,
  }
  const html = (src: string) => ({ htmlPieces: ['<p>', { picture: src, attributes: ' alt="A"' }, '</p>'] })
  const resolved = (src: string) => joinHtml(fillText(html(src), 'help/x.md', table))
  expect(resolved('/assets/a.png')).toBe('<p><img src="/base/assets/a-1.png" width="3" height="2" alt="A"></p>')
  expect(resolved('../assets/a.png')).toBe('<p><img src="/base/assets/a-1.png" width="3" height="2" alt="A"></p>')
  expect(resolved('/assets/c.png')).toBe('<p><img src="/base/assets/c.png" alt="A"></p>')
  expect(resolved('https://example.com/a.png')).toBe('<p><img src="https://example.com/a.png" alt="A"></p>')
})

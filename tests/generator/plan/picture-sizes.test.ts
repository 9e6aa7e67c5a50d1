import { expect, test } from 'vitest'
import { resolveLinks } from '#generator/content/links.ts'
import { pictureSizes } from '#generator/plan/picture-sizes.ts'

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

test('pictures of a text get their size, those of other sites and unreadable ones do not', () => {
  const table = {
    basePath: '/base',
    assets: new Map([['/assets/a.png', '/assets/a-1.png']]),
    fileRoutes: new Map(),
    sizeOf,
  }
  const html = (src: string) => `<p><img src="${src}" alt="A"></p>`
  const resolved = (src: string) => resolveLinks({ html: html(src) }, 'help/x.md', table).html
  expect(resolved('/assets/a.png')).toBe('<p><img src="/base/assets/a-1.png" width="3" height="2" alt="A"></p>')
  expect(resolved('../assets/a.png')).toBe('<p><img src="/base/assets/a-1.png" width="3" height="2" alt="A"></p>')
  expect(resolved('/assets/c.png')).toBe('<p><img src="/base/assets/c.png" alt="A"></p>')
  expect(resolved('https://example.com/a.png')).toBe(html('https://example.com/a.png'))
})

// listAssets: kinds by name, and the pages whose HTML contains an asset's address.

import { expect, it } from 'vitest'
import { listAssets } from '#generator/panel/list-assets.ts'
import { assetSchema } from '#schemas/asset.ts'

const asset = (url: string) => ({ url, file: url.slice(1), bytes: new Uint8Array(3), hash: 'abc' })

it('finds every way to name an asset, and each page once', () => {
  const assets = [
    '/assets/a.png',
    '/assets/a b.png',
    '/assets/in/a.png',
    '/assets/a.png-x/b.svg',
    '/assets/a-12345678.png',
  ].map(asset)
  const usedIn = (html: string) =>
    listAssets(assets, new Map([['/assets/a.png', '/assets/a-12345678.png']]), [{ url: '/p', html }]).flatMap(
      ({ url, usedIn: pages }) => pages.map(() => url),
    )
  expect(usedIn('<img srcset="/assets/in/a.png 1x, /assets/a.png 2x"><img src="/assets/a.png">')).toEqual([
    '/assets/a.png',
    '/assets/in/a.png',
  ])
  expect(usedIn('<a href="/base/assets/a b.png?x#y">')).toEqual(['/assets/a b.png'])
  expect(usedIn('<a href="/assets/x/assets/in/a.png">')).toEqual(['/assets/in/a.png'])
  expect(usedIn('<a href="/assets/a.png-x/b.svg">')).toEqual(['/assets/a.png-x/b.svg'])
  // A name that is written and a name that is made can be the same.
  expect(usedIn('url(/assets/a-12345678.png)')).toEqual(['/assets/a.png', '/assets/a-12345678.png'])
  expect(usedIn('/assets/a.png')).toEqual(['/assets/a.png'])
  expect(usedIn('<p>/assets/ and /assets/a.pngs</p>')).toEqual([])
})

it('lists each asset with its kind, size, address and pages', () => {
  const assets = ['/assets/logo.svg', '/assets/a b/film.MP4', '/assets/read.pdf', '/assets/none.png'].map(asset)
  const addresses = new Map(
    ['logo.svg', 'none.png'].map((name) => [`/assets/${name}`, `/assets/${name.replace('.', '-12345678.')}`] as const),
  )
  const pages = [
    { url: '/', html: '<img src="/assets/logo-12345678.svg"><a href="/assets/read.pdf">' },
    { url: '/docs', html: '<a href="https://example.com/assets/logo.svg"> /assets/read.pdf.zip /assets/none.png2' },
    { url: '/help', html: '' },
  ]
  const listed = listAssets(assets, addresses, pages)
  expect(listed.map(({ id, name, type, usedIn, address }) => [id, name, type, usedIn.join(' '), address])).toEqual([
    ['logo.svg', 'logo.svg', 'image', '/ /docs', '/assets/logo-12345678.svg'],
    ['a-b-film.MP4', 'film.MP4', 'video', '', '/assets/a b/film.MP4'],
    ['read.pdf', 'read.pdf', 'document', '/', '/assets/read.pdf'],
    ['none.png', 'none.png', 'image', '', '/assets/none.png'],
  ])
  for (const { hash, address, file, ...item } of listed) {
    expect([hash, address, file]).not.toContain('')
    expect(assetSchema.parse(item)).toEqual(item)
  }
})

// listAssets: kinds by name, and the pages whose HTML holds an asset's address.

import { expect, it } from 'vitest'
import { listAssets } from '#generator/panel/list-assets.ts'
import { assetSchema } from '#schemas/asset.ts'

const asset = (url: string) => ({ url, file: url.slice(1), bytes: new Uint8Array(3), hash: 'abc' })

it('lists each asset with its kind, size, address and pages', () => {
  const assets = ['/assets/logo.svg', '/assets/a b/film.MP4', '/assets/read.pdf', '/assets/none.png'].map(asset)
  const addresses = new Map(['logo.svg', 'none.png'].map((name) => [`/assets/${name}`, `/assets/${name.replace('.', '-12345678.')}`] as const))
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
  for (const { hash, address, ...item } of listed) {
    expect([hash, address]).not.toContain('')
    expect(assetSchema.parse(item)).toEqual(item)
  }
})

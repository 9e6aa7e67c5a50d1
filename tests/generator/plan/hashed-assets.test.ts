// Assets that pages refer to carry eight characters of their hash in their name; the others keep it.

import { expect, it } from 'vitest'
import { hashedAssets } from '#generator/plan/hashed-assets.ts'
import { readTarget } from '#generator/server/request-target.ts'
import { describeFiles } from '../describe-files.ts'

const asset = (url: string, hash: string) => ({
  url,
  file: url.slice(1),
  bytes: new TextEncoder().encode(url),
  hash: hash.repeat(32),
})

it('names are hashed before the last dot, in their folder', () => {
  const { addresses } = hashedAssets([
    asset('/assets/a.svg', 'ab'),
    asset('/assets/x.y/b.tar.gz', 'cd'),
    asset('/assets/plain', 'ef'),
  ])
  expect(Object.fromEntries(addresses)).toEqual({
    '/assets/a.svg': '/assets/a-abababab.svg',
    '/assets/x.y/b.tar.gz': '/assets/x.y/b.tar-cdcdcdcd.gz',
    '/assets/plain': '/assets/plain-efefefef',
  })
})

it('a name that looks encoded has another one that is read in one way', () => {
  const { addresses } = hashedAssets([asset('/assets/a b#?&%2e.png', 'ab'), asset('/assets/50%/100%.png', 'cd')])
  expect([...addresses.values()]).toEqual(['/assets/a b#?&-2e-abababab.png', '/assets/50%/100%-cdcdcdcd.png'])
  for (const path of addresses.values())
    expect(readTarget(path.split('/').map(encodeURIComponent).join('/'))).toBe(path)
})

it('only used files are written under their hashed name', () => {
  const { files } = hashedAssets([asset('/assets/a.svg', 'ab'), asset('/assets/b.svg', 'cd')])
  expect(files(new Set(['/assets/b.svg'])).map(({ path }) => path)).toEqual(['assets/a.svg', 'assets/b-cdcdcdcd.svg'])
  expect(new TextDecoder().decode(files(new Set())[0]?.bytes)).toBe('/assets/a.svg')
})

it('an asset that code names by hand is written under its own name as well, and may change there', () => {
  const { files, immutable, programs } = hashedAssets(['a.svg', 'b.mjs'].map((name) => asset(`/assets/${name}`, 'ab')))
  const used = new Set(['/assets/a.svg', '/assets/b.mjs'])
  expect(files(used, { named: used }).map(({ path }) => path)).toEqual([
    'assets/a-abababab.svg',
    'assets/a.svg',
    'assets/b-abababab.mjs',
    'assets/b.mjs',
  ])
  expect(immutable(used, [])).toEqual(['/assets/*'])
  expect(immutable(used, [], { named: new Set(['/assets/a.svg']) })).not.toContain('/assets/*')
  expect(programs(used, [], { named: used })).toEqual(['/assets/b-abababab.mjs', '/assets/b.mjs'])
})

it('programs are for download only, under the name that they are written as', () => {
  const { programs } = hashedAssets(['/assets/b.mjs', '/assets/a.JS', '/assets/c.json'].map((url) => asset(url, 'ab')))
  expect(programs(new Set(['/assets/b.mjs']), [])).toEqual(['/assets/a.JS', '/assets/b-abababab.mjs'])
})

it('a page, a feed and a Markdown version name the asset by its hash', async () => {
  const { routes, files } = await describeFiles({
    'content/assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'content/blog/first.md': '---\ntitle: First\npublishedAt: 2026-01-01\n---\n![A](/assets/a.svg)\n',
  })
  const name = /\/assets\/a-[0-9a-f]{8}\.svg/
  expect(JSON.stringify(routes.find(({ url }) => url === '/blog/first'))).toMatch(name)
  for (const file of ['blog/feed.xml', 'blog/feed.json', 'blog/first/index.md']) {
    expect(files[file], file).toMatch(name)
    expect(files[file], file).not.toContain('/assets/a.svg')
  }
})

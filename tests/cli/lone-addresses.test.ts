// What programs find that do not come from a page of the site: the icon, feeds without posts, addresses in JSON-LD.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import type { Cache } from '#generator/cache/open-cache.ts'
import type { Flags } from '#generator/config/config.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { configOf, readFolder, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'

let shared: Cache | undefined

async function buildSite(files: Readonly<Record<string, string | Uint8Array>>, flags: Flags = {}) {
  const folder = await writeFolder({
    'content/pages/home.yaml': 'title: Home\ndescription: About ferries.\n',
    ...files,
  })
  const cache = pickKinds(shared, [compiledSite])
  const config = configOf(folder, flags)
  const { problems } = await build(config, cache)
  shared = cache
  expect(problems).toEqual([])
  return { dist: await readFolder(config.places.out), out: config.places.out }
}

const site = (more = '') => ({ 'content/site.yaml': `name: Tide\nurl: https://tide.example.com\n${more}` })

test('the icon of the tab is at the address that programs ask for, too', async () => {
  const { dist, out } = await buildSite({ ...site(), 'content/redirects.yaml': '- { from: /old, to: / }\n' })
  const icon = await readFile(join(out, 'favicon.ico'))
  const png = await readFile(join(out, 'favicon-32.png'))
  // One picture of 32 × 32 pixels in 32 bits, its length, and where it begins.
  const length = [png.length & 0xff, png.length >> 8].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  expect(icon.toString('hex', 0, 22)).toBe(`0000010001002020000001002000${length}000016000000`)
  expect(icon.subarray(22).equals(png)).toBe(true)
  expect(dist['old/index.html']).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">')
})

test('an icon of the site stays as it is', async () => {
  const drawn = await buildSite(site())
  const icon = Buffer.concat([await readFile(join(drawn.out, 'favicon.ico')), Buffer.from([0])])
  const own = await buildSite({ ...site(), 'content/root/favicon.ico': icon })
  expect(await readFile(join(own.out, 'favicon.ico'))).toEqual(icon)
  const named = await buildSite({
    ...site('favicon: /assets/icon.svg\n'),
    'content/assets/icon.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n',
  })
  expect(Object.keys(named.dist)).not.toContain('favicon.ico')
})

test('a feed without posts has an instant of the year of the build', async () => {
  const { dist } = await buildSite(site(), { now: '2031-05-06' })
  expect(dist['blog/feed.xml']).toContain('<updated>2031-01-01T00:00:00Z</updated>')
})

test.each<[flags: Flags, url: string, home: string]>([
  [{}, 'https://tide.example.com', 'https://tide.example.com'],
  [{}, 'https://tide.example.com/boats', 'https://tide.example.com/boats'],
  [{ basePath: '/lake' }, 'https://tide.example.com', 'https://tide.example.com/lake'],
])('with %j and %s the publisher is at %s in every language', async (flags, url, home) => {
  const { dist } = await buildSite(
    {
      'content/site.yaml': `name: Tide\nurl: ${url}\nlanguages: [en, de]\n`,
      'content/de/pages/home.yaml': 'title: Start\ndescription: Alle Boote.\n',
      'content/blog/one.md': '---\ntitle: One\npublishedAt: 2026-01-02\nexcerpt: Short.\n---\n\nText.\n',
    },
    flags,
  )
  for (const page of ['index.html', 'de/index.html', 'blog/one/index.html'])
    expect(dist[page], page).toContain(`"@type":"Organization","name":"Tide","url":"${home}"`)
})

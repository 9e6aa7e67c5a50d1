// Link previews of sites in scripts that no typeface of Libretto has: no blank card, one warning, and a remedy.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import type { Cache } from '#generator/cache/open-cache.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { configOf, readFolder, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'

const lake = join(import.meta.dirname, '../sites/import/starlight/source/src/assets/lake.png')
let shared: Cache | undefined

async function buildSite(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = await writeFolder(files)
  const cache = pickKinds(shared, [compiledSite])
  const { problems } = await build(configOf(folder), cache)
  shared = cache
  const dist = await readFolder(join(folder, 'dist'))
  return {
    problems: problems.map(({ code, severity, message, file, line }) => ({ code, severity, message, file, line })),
    imageOf: (page: string) => /<meta property="og:image" content="([^"]*)"/.exec(dist[page] ?? '')?.[1],
    card: (page: string) => /<meta name="twitter:card" content="([^"]*)"/.exec(dist[page] ?? '')?.[1],
    dist,
  }
}

const post = (title: string) => `---\ntitle: ${title}\npublishedAt: 2026-01-02\nexcerpt: Short.\n---\n\nText.\n`
const home = (title: string) => `title: ${title}\ndescription: About ferries.\n`

test('a title and a name that cannot be drawn give no picture, and one warning', async () => {
  const { problems, imageOf, card, dist } = await buildSite({
    'content/site.yaml': 'name: 潮\nurl: https://tide.example.com\nlanguage: ja\n',
    'content/pages/home.yaml': home('潮の時刻'),
    'content/blog/one.md': post('船の切符'),
    'content/blog/two.md': post('Tide tables'),
  })
  expect(problems).toEqual([
    {
      code: 'no-preview-picture',
      severity: 'warning',
      message: expect.stringMatching(/^link previews of 2 pages have no picture: Libretto has no typeface for "/),
      file: 'site.yaml',
      line: expect.any(Number),
    },
  ])
  expect(imageOf('index.html')).toBeUndefined()
  expect(card('index.html')).toBe('summary')
  expect(imageOf('blog/one/index.html')).toBeUndefined()
  expect(dist['blog/one/index.html']).not.toContain('"image"')
  expect(imageOf('blog/two/index.html')).toMatch(/\/assets\/og\/[0-9a-f]{16}\.png$/)
})

test('a name that can be drawn stands in for the title', async () => {
  const { problems, imageOf } = await buildSite({
    'content/site.yaml': 'name: Tide\nurl: https://tide.example.com\nlanguage: ja\n',
    'content/pages/home.yaml': home('潮の時刻'),
  })
  expect(problems.map(({ message }) => message)).toEqual([
    'link previews of 1 page show the name of the site in place of a title: Libretto has no typeface for "潮の時刻"',
  ])
  expect(imageOf('index.html')).toMatch(/\/assets\/og\/[0-9a-f]{16}\.png$/)
})

test('the picture that site.yaml names is shown for those titles alone, without a warning', async () => {
  const { problems, imageOf, card, dist } = await buildSite({
    'content/site.yaml': 'name: 潮\nurl: https://tide.example.com\nlanguage: ja\nseo: { image: /assets/preview.png }\n',
    'content/pages/home.yaml': home('潮の時刻'),
    'content/pages/about.yaml': home('About the ferry'),
    'content/assets/preview.png': readFileSync(lake),
  })
  expect(problems).toEqual([])
  const image = imageOf('index.html') ?? ''
  expect(image).toMatch(/^https:\/\/tide\.example\.com\/assets\/preview-[0-9a-f]{8}\.png$/)
  expect(Object.keys(dist)).toContain(image.replace('https://tide.example.com/', ''))
  expect(card('index.html')).toBe('summary_large_image')
  expect(dist['index.html']).not.toContain('og:image:width')
  expect(imageOf('about/index.html')).toMatch(/\/assets\/og\//)
})

test('each language has a warning of its own, and titles of emoji none', async () => {
  const { problems } = await buildSite({
    'content/site.yaml': 'name: Tide\nurl: https://tide.example.com\nlanguages: [en, ja]\n',
    'content/pages/home.yaml': home('"🎉"'),
    'content/ja/pages/home.yaml': home('潮の時刻'),
  })
  expect(problems.map(({ code, file }) => [code, file])).toEqual([['no-preview-picture', 'site.yaml']])
})

test('a page that nothing leads to has a picture as well: people share it', async () => {
  const { problems, imageOf, card, dist } = await buildSite({
    'content/site.yaml': 'name: Tide\nurl: https://tide.example.com\n',
    'content/pages/home.yaml': home('Tide'),
    'content/pages/offer.yaml': `${home('Ten trips for eight')}listed: false\n`,
  })
  expect(problems).toEqual([])
  expect(imageOf('offer/index.html')).toMatch(/\/assets\/og\/[0-9a-f]{16}\.png$/)
  expect(card('offer/index.html')).toBe('summary_large_image')
  expect(dist['offer/index.html']).toContain('<meta name="robots" content="noindex">')
  expect(imageOf('404.html')).toBeUndefined()
})

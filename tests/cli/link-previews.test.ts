// Link previews of sites in scripts that no typeface of Libretto has: no blank card, one warning, and a remedy.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import type { Cache } from '#generator/cache/open-cache.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { makeFont } from '../setup/make-font.ts'
import { configOf, libretto, readFolder, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'

const cyrillic = readFileSync(
  join(libretto, 'node_modules/@fontsource-variable/geist-mono/files/geist-mono-cyrillic-wght-normal.woff2'),
)
const lake = join(import.meta.dirname, '../sites/import/starlight/source/src/assets/lake.png')
let shared: Cache | undefined

async function buildSite(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = await writeFolder(files)
  const cache = pickKinds(shared, [compiledSite])
  const { problems } = await build(configOf(folder), cache)
  shared = cache
  const dist = existsSync(join(folder, 'dist')) ? await readFolder(join(folder, 'dist')) : {}
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
      message: expect.stringMatching(
        /^link previews of 2 pages have no picture: Libretto lacks the Japanese letters of "/,
      ),
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
    'link previews of 1 page show the name of the site in place of a title: Libretto lacks the Japanese letters of ' +
      '"潮の時刻"',
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

test('a font that site.yaml names draws them, and is not published', async () => {
  const files = {
    'content/site.yaml': 'name: 潮\nurl: https://tide.example.com\ntheme: { cardFont: /assets/letters.ttf }\n',
    'content/pages/home.yaml': home('潮の時刻表'),
    'content/assets/letters.ttf': makeFont('潮の時刻表'),
  }
  const { problems, imageOf, dist } = await buildSite(files)
  expect(problems).toEqual([])
  expect(imageOf('index.html')).toMatch(/\/assets\/og\/[0-9a-f]{16}\.png$/)
  expect(Object.keys(dist).filter((path) => path.endsWith('.ttf'))).toEqual([])
  const changed = await buildSite({ ...files, 'content/assets/letters.ttf': makeFont('潮の時刻表を') })
  expect(changed.imageOf('index.html')).not.toBe(imageOf('index.html'))
  const lacking = await buildSite({ ...files, 'content/assets/letters.ttf': makeFont('の表') })
  expect(lacking.problems).toEqual([
    {
      code: 'no-preview-picture',
      severity: 'warning',
      message: 'link previews of 1 page have no picture: assets/letters.ttf lacks the Japanese letters of "潮の時刻表"',
      file: 'site.yaml',
      line: 3,
    },
  ])
  expect(lacking.imageOf('index.html')).toBeUndefined()
})

test('a font that pages load, too, is published', async () => {
  const { problems, dist } = await buildSite({
    'content/site.yaml':
      'name: Tide\nurl: https://tide.example.com\n' +
      'theme: { textFont: /assets/face.woff2, cardFont: /assets/face.woff2 }\n',
    'content/pages/home.yaml': home('Tide'),
    'content/assets/face.woff2': cyrillic,
  })
  expect(problems).toEqual([])
  expect(Object.keys(dist).filter((path) => /face-[0-9a-f]{8}\.woff2$/.test(path))).toHaveLength(1)
})

test.each<[name: string, bytes: string | Buffer | undefined, message: RegExp]>([
  ['/assets/letters.ttf', 'version https://git-lfs.github.com/spec/v1\n', /^assets\/letters\.ttf is not a font, what/],
  ['/assets/letters.otf', Buffer.from([0, 1, 0, 0, 255, 255, 0, 0]), /^assets\/letters\.otf is not a font, what/],
  ['/assets/none.woff2', undefined, /none\.woff2/],
  ['/assets/letters.svg', undefined, /must be a \.woff2, \.ttf or \.otf file such as/],
])('%s as card font, without a font in it, is an error at its key', async (name, bytes, message) => {
  const { problems, dist } = await buildSite({
    'content/site.yaml': `name: Tide\nurl: https://tide.example.com\ntheme:\n  cardFont: ${name}\n`,
    'content/pages/home.yaml': home('Tide'),
    ...(bytes === undefined ? {} : { [`content${name}`]: bytes }),
  })
  expect(problems).toMatchObject([{ severity: 'error', message: expect.stringMatching(message), line: 4 }])
  expect(dist).toEqual({})
})

test('the picture that a page names is shown in place of a card', async () => {
  const { problems, imageOf, card, dist } = await buildSite({
    'content/site.yaml': 'name: Tide\nurl: https://tide.example.com\n',
    'content/pages/home.yaml': `${home('潮の時刻表')}image: /assets/offer.png\n`,
    'content/assets/offer.png': readFileSync(lake),
  })
  expect(problems).toEqual([])
  const image = imageOf('index.html') ?? ''
  expect(image).toMatch(/^https:\/\/tide\.example\.com\/assets\/offer-[0-9a-f]{8}\.png$/)
  expect(Object.keys(dist)).toContain(image.replace('https://tide.example.com/', ''))
  expect(card('index.html')).toBe('summary_large_image')
  expect(dist['index.html']).toMatch(/og:image:width" content="\d+"/)
})

test.each([
  ['/assets/none.png', /none\.png/],
  ['/assets/drawing.svg', /must be a PNG, JPEG or WebP/],
])('%s as the picture of a page is an error at its key', async (image, message) => {
  const { problems } = await buildSite({
    'content/site.yaml': 'name: Tide\nurl: https://tide.example.com\n',
    'content/pages/home.yaml': `${home('Tide')}image: ${image}\n`,
  })
  expect(problems).toMatchObject([{ severity: 'error', message: expect.stringMatching(message), line: 3 }])
})

// Covers of articles: on the page, in lists, in feeds and in link previews, with sizes and smaller versions.

import { expect, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import type { Cache } from '#generator/cache/open-cache.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { drawPhoto } from '../setup/draw-photo.ts'
import { configOf, readFolder, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'

const site = {
  'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
  'content/pages/home.yaml': 'title: Home\ndescription: About ferries.\n',
}
const post = (title: string, more: string) =>
  `---\ntitle: ${title}\npublishedAt: 2026-01-02\nexcerpt: Short.\n${more}\n---\n\nText.\n`
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>\n'
let shared: Cache | undefined

async function buildSite(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = await writeFolder({ ...site, ...files })
  const cache = pickKinds(shared, [compiledSite])
  const { problems } = await build(configOf(folder, {}, { encoder: '1' }), cache)
  shared = cache
  const dist = problems.some(({ severity }) => severity === 'error') ? {} : await readFolder(`${folder}/dist`)
  return { problems: problems.map(({ code, file, message }) => [code, file, message]), dist }
}

test('a cover is at the head of its post, in lists, in feeds and in link previews', async () => {
  const { problems, dist } = await buildSite({
    'content/blog/pier.md': post('The pier', 'cover: { src: pier/boats.jpg, alt: Two boats }'),
    'content/blog/pier/boats.jpg': await drawPhoto(800, 450),
  })
  expect(problems).toEqual([])
  const page = dist['blog/pier/index.html'] ?? ''
  const [, address = ''] =
    /"og:image" content="https:\/\/lake\.example\.com(\/assets\/blog\/pier\/boats-[^"]*)"/.exec(page) ?? []
  expect(Object.keys(dist)).toContain(address.slice(1))
  expect(page).toContain('<meta property="og:image:width" content="800">')
  expect(page).toContain('<meta property="og:image:alt" content="Two boats">')
  expect(page).toMatch(/"@type":"BlogPosting"[^<]*"image":"https:\/\/lake\.example\.com\/assets\/blog\/pier\/boats-/)
  const image = `<img src="${address}" alt="Two boats" width="800" height="450" fetchPriority="high" decoding="async"`
  expect(page.toLowerCase()).toContain(image.toLowerCase())
  expect(page).toMatch(/<source type="image\/webp" srcset="[^"]*480w/i)
  const list = dist['blog/index.html'] ?? ''
  expect(list).toContain(`<img src="${address}" alt="" width="800" height="450" loading="lazy"`)
  expect(list).toMatch(/<link[^>]*covers-[^>]*\.css/)
  expect(dist['index.html']).not.toMatch(/covers-[^>]*\.css/)
  const url = `https://lake.example.com${address}`
  expect(dist['blog/feed.xml']).toMatch(
    new RegExp(`<link rel="enclosure" href="${url}" type="image/jpeg" length="\\d{4,}"/>`),
  )
  expect(JSON.parse(dist['blog/feed.json'] ?? '').items).toMatchObject([
    { image: url, content_html: expect.stringContaining(`<p><img src="${url}" alt="Two boats" width="800"`) },
  ])
})

test('documentation, case studies and a translation have covers', async () => {
  const study = post('Harbour', 'company: Harbour\nindustry: Ports\ncover: { src: /assets/harbour.svg }')
  const { problems, dist } = await buildSite({
    'content/site.yaml': `${site['content/site.yaml']}languages: [en, de]\n`,
    'content/assets/harbour.svg': drawing,
    'content/case-studies/harbour.md': study.replace('excerpt: Short.\n', ''),
    'content/docs/trips/first.md': '---\ntitle: First\ncover: { src: ../map.svg, alt: A map }\n---\n\nText.\n',
    'content/docs/map.svg': drawing,
    'content/blog/pier.md': post('The pier', 'cover: { src: pier/boats.svg, alt: Two boats }'),
    'content/blog/pier/boats.svg': drawing,
    'content/de/pages/home.yaml': 'title: Start\ndescription: Schiffe.\n',
    'content/de/blog/pier.md': post('Der Steg', 'cover: { src: pier/boats.svg, alt: Zwei Boote }'),
  })
  expect(problems).toEqual([])
  expect(dist['case-studies/harbour/index.html']).toMatch(/<div class="cover"><img src="\/assets\/harbour-/)
  expect(dist['case-studies/index.html']).toMatch(/<div class="row-cover"><img src="\/assets\/harbour-/)
  expect(dist['docs/trips/first/index.html']).toMatch(
    /<div class="cover"><img src="\/assets\/docs\/map-[^"]*" alt="A map"/,
  )
  for (const page of ['de/blog/pier/index.html', 'de/blog/index.html'])
    expect(dist[page]).toMatch(/<img src="\/assets\/blog\/pier\/boats-/)
  // No program shows drawings in link previews.
  expect(dist['blog/pier/index.html']).toMatch(/"og:image" content="[^"]*\/assets\/og\//)
})

test('a cover that is missing, or no picture, is an error at its place', async () => {
  const { problems } = await buildSite({
    'content/blog/one.md': post('One', 'cover: { src: pier/boats.jpg }'),
    'content/blog/two.md': post('Two', 'cover: { src: https://example.com/boats.jpg }'),
    'content/blog/three.md': post('Three', 'cover: { src: /assets/boats.pdf }'),
  })
  const form = '"src" must name a picture, such as pier/boats.jpg beside the article or /assets/boats.jpg; found'
  expect(problems).toEqual([
    ['broken-link', 'blog/one.md', 'there is no file "blog/pier/boats.jpg" in the content folder'],
    ['bad-value', 'blog/three.md', `${form} "/assets/boats.pdf"`],
    ['bad-value', 'blog/two.md', `${form} "https://example.com/boats.jpg"`],
  ])
})

// Pictures and other files beside the Markdown of an article: found relative to it, hashed like assets, published only
// when an article uses them.

import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '#generator/build/build.ts'
import type { Cache } from '#generator/cache/open-cache.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { configOf, readFolder, writeFolder } from '../setup/mini-site.ts'
import { pickKinds } from '../setup/pick-kinds.ts'
import { startWatch } from '../setup/watched-site.ts'

const lake = readFileSync(join(import.meta.dirname, '../sites/import/starlight/source/src/assets/lake.png'))
const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>\n`
const site = {
  'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
  'content/pages/home.yaml': 'title: Home\ndescription: About ferries.\n',
}
const post = (body: string, title = 'The pier') =>
  `---\ntitle: ${title}\npublishedAt: 2026-01-02\nexcerpt: Short.\n---\n\n${body}\n`
let shared: Cache | undefined

async function buildFolder(folder: string) {
  const cache = pickKinds(shared, [compiledSite])
  const { problems } = await build(configOf(folder), cache)
  shared = cache
  const dist = existsSync(join(folder, 'dist')) ? await readFolder(join(folder, 'dist')) : {}
  return {
    problems: problems.map(({ code, file, message, hint }) => [code, file, message, hint]),
    dist,
    sources: (page: string) => [...(dist[page] ?? '').matchAll(/<img src="([^"]*)"/g)].map(([, source]) => source),
    files: Object.keys(dist).filter((path) => /^assets\/(?:de\/)?(?:blog|docs|help|rides)\//.test(path)),
  }
}

const buildSite = async (files: Readonly<Record<string, string | Uint8Array>>) =>
  buildFolder(await writeFolder({ ...site, ...files }))

test('a picture is found beside its article, in a folder named after it, and in a tree', async () => {
  const { problems, sources, files, dist } = await buildSite({
    'content/blog/pier.md': post('![Boats](./pier/photo.png) [plan](pier/the%20plan.pdf)'),
    'content/blog/pier/photo.png': lake,
    'content/blog/pier/the plan.pdf': '%PDF-1.7\n',
    'content/blog/quay/index.md': post('![Boats](photo.svg)', 'The quay'),
    'content/blog/quay/photo.svg': drawing(20),
    'content/docs/trips/first.md': '---\ntitle: First trip\n---\n\n![A map](../map.svg)\n',
    'content/docs/map.svg': drawing(30),
  })
  expect(problems).toEqual([])
  expect(files.map((file) => file.replace(/-[0-9a-f]{8}(?=\.)/, ''))).toEqual([
    'assets/blog/pier/photo.png',
    'assets/blog/pier/the plan.pdf',
    'assets/blog/quay/photo.svg',
    'assets/docs/map.svg',
  ])
  expect(sources('blog/pier/index.html')).toEqual([`/${files[0]}`])
  expect(dist['blog/pier/index.html']).toContain(`href="/${files[1]?.replace(' ', '%20')}"`)
  expect(sources('blog/quay/index.html')).toEqual([`/${files[2]}`])
  expect(dist['blog/quay/index.html']).toMatch(/<img src="[^"]*" width="20" height="10"/)
  expect(sources('docs/trips/first/index.html')).toEqual([`/${files[3]}`])
  expect(dist['blog/pier.md'] ?? dist['blog/pier/index.md'] ?? '').toContain(`https://lake.example.com/${files[0]}`)
})

test('a translation shows its own picture, or that of the original', async () => {
  const { problems, sources, files } = await buildSite({
    'content/site.yaml': `${site['content/site.yaml']}languages: [en, de]\n`,
    'content/de/pages/home.yaml': 'title: Start\ndescription: Von den Schiffen.\n',
    'content/blog/pier/index.md': post('![Boats](boats.svg) ![A map](map.svg)'),
    'content/blog/pier/boats.svg': drawing(20),
    'content/blog/pier/map.svg': drawing(30),
    'content/de/blog/pier/index.md': post('![Boote](boats.svg) ![Eine Karte](map.svg)', 'Der Steg'),
    'content/de/blog/pier/map.svg': drawing(40),
  })
  expect(problems).toEqual([])
  expect(files).toHaveLength(3)
  expect(sources('de/blog/pier/index.html')).toEqual([
    expect.stringMatching(/^\/assets\/blog\/pier\/boats-/),
    expect.stringMatching(/^\/assets\/de\/blog\/pier\/map-/),
  ])
})

test('what no published article uses is not published, and a warning says so', async () => {
  const { problems, files } = await buildSite({
    'content/blog/pier.md': post('Text.'),
    'content/blog/pier/old.svg': drawing(20),
    'content/blog/later.md': post('![Soon](later/soon.svg)').replace('---\n\n', 'status: draft\n---\n\n'),
    'content/blog/later/soon.svg': drawing(30),
  })
  expect(problems).toEqual([
    [
      'unused-asset',
      'blog/pier/old.svg',
      'no article mentions this file, so it is not published',
      'show it or link to it, or remove it',
    ],
  ])
  expect(files).toEqual([])
})

test('one that is missing says where it was looked for, and names one nearby', async () => {
  const { problems } = await buildSite({
    'content/blog/pier.md': post('![Boats](photo.png) ![A map](pier/map.svg)'),
    'content/blog/pier/photo.png': lake,
  })
  expect(problems.map(([, , message, hint]) => [message, hint])).toEqual([
    ['there is no file "blog/photo.png" in the content folder', 'did you mean "pier/photo.png"?'],
    [
      'there is no file "blog/pier/map.svg" in the content folder',
      'put the file into assets/, and write /assets/pier/map.svg',
    ],
  ])
})

test('the checks of assets hold: scripts in pictures, pages, and two files with one name', async () => {
  const { problems } = await buildSite({
    'content/blog/pier.md': post('![Boats](pier/boats.svg) ![A map](pier/map.svg)'),
    'content/blog/pier/boats.svg': drawing(20).replace('/>', '><script>alert(1)</script></svg>'),
    'content/blog/pier/map.svg': drawing(30),
    'content/assets/blog/pier/map.svg': drawing(40),
    'content/blog/pier/page.html': '<p>Hello\n',
  })
  expect(problems.map(([code, file, message]) => [code, file, message])).toEqual([
    ['asset-svg', 'blog/pier/boats.svg', 'this picture has a script'],
    [
      'duplicate-address',
      'blog/pier/map.svg',
      'the name is the same as that of assets/blog/pier/map.svg on many hosts and disks',
    ],
    ['unused-file', 'blog/pier/page.html', 'this file is not content'],
  ])
})

test('in a site of several languages, two files with one name are one problem', async () => {
  const { problems } = await buildSite({
    'content/site.yaml': `${site['content/site.yaml']}languages: [en, de]\n`,
    'content/de/pages/home.yaml': site['content/pages/home.yaml'],
    'content/blog/pier.md': post('![A map](pier/map.svg) ![Boats](pier/Map.svg)'),
    'content/blog/pier/map.svg': drawing(30),
    'content/blog/pier/Map.svg': drawing(40),
  })
  expect(problems.map(([code, file]) => [code, file])).toEqual([['duplicate-address', 'blog/pier/map.svg']])
})

test('a second build and a watch follow a picture that comes, changes and goes', async () => {
  const folder = await writeFolder({ ...site, 'content/blog/pier.md': post('![Boats](pier/photo.svg)') })
  const picture = join(folder, 'content/blog/pier/photo.svg')
  await mkdir(join(folder, 'content/blog/pier'))
  expect((await buildFolder(folder)).problems).toHaveLength(1)
  await writeFile(picture, drawing(20))
  const first = await buildFolder(folder)
  expect(first.problems).toEqual([])
  await writeFile(picture, drawing(50))
  const second = await buildFolder(folder)
  expect(second.sources('blog/pier/index.html')).toEqual(second.files.map((file) => `/${file}`))
  expect(second.files).not.toEqual(first.files)
  await rm(picture)
  expect((await buildFolder(folder)).problems).toHaveLength(1)
})

test('a watch serves a picture as soon as it lies beside its article', async () => {
  const watched = await startWatch({
    'site.yaml': site['content/site.yaml'],
    'pages/home.yaml': site['content/pages/home.yaml'],
    'blog/pier.md': post('![Boats](pier/photo.svg)'),
  })
  const built = watched.nextReport(({ isServed }) => isServed)
  await watched.write('blog/pier/photo.svg', drawing(20))
  expect((await built).problems).toEqual([])
  const page = await (await fetch(`${watched.url}/blog/pier`)).text()
  const [, source = ''] = /<img src="([^"]*)"/.exec(page) ?? []
  expect(await (await fetch(watched.url + source)).text()).toBe(drawing(20))
})

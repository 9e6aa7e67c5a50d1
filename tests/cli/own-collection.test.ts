// A collection of a site's own: found by its file, checked with places, and everywhere that a standard one is.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deep } from '../setup/deep.ts'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { ownCode, ownPages } from '../setup/own-code.ts'
import { runHere } from '../setup/run-here.ts'

const content = Object.fromEntries(Object.entries(ownPages).map(([path, text]) => [`content/${path}`, text]))

test('its articles have pages, a list, feeds, search hits, Markdown versions and a place in the sitemap', async () => {
  const folder = await writeFolder({ ...content, ...ownCode })
  expect(await runHere(folder, 'build', '--strict')).toMatchObject({ code: 0, stderr: '' })
  const dist = await readFolder(join(folder, 'dist'))
  expect(dist['stations/lake/index.html']).toMatch(/<h1>Lake Station<\/h1>.*<p class="platforms">2 platforms<\/p>/)
  expect(dist['stations/lake/index.html']).toMatch(/class="neighbour is-next" href="\/stations\/hill"/)
  expect(dist['stations/index.html']).toMatch(/<title>Stations \| Acme Rail.*Lake Station.*2 platforms\. By the lake/)
  expect(dist['stations/feed.xml']).toContain('<title>Acme Rail: Stations</title>')
  expect(dist['index.html']).toMatch(
    /type="application\/atom\+xml" title="Acme Rail: Stations" href="\/stations\/feed\.xml"/,
  )
  expect(dist['stations/lake/index.md']).toContain('# Lake Station')
  expect(dist['sitemap.xml']).toContain('https://acme.example.com/stations/hill')
  expect(dist['llms.txt']).toMatch(/## Stations\n\n- \[Hill Station\]/)
  expect(dist['search-index.json']).toMatch(/"category":"Stations","relevance":0\.6,"keywords":\["water"\]/)
  expect(dist['stations/404.html']).toMatch(/Page not found.*<a [^>]*href="\/stations"[^>]*>Stations<\/a>/s)
})

test('its front matter is checked at its line, and its links as all links are', async () => {
  const folder = await writeFolder({
    ...content,
    ...ownCode,
    'content/stations/moor.md': '---\ntitle: Moor\nplatforms: many\n---\n\nText.\n',
    'content/stations/bay.md': '---\ntitle: Bay\nplatforms: 1\npublishedAt: 2026-01-01\n---\n\n[None](/stations/bey)\n',
  })
  const { code, stderr } = await runHere(folder, 'validate')
  expect(code).toBe(1)
  expect(stderr).toContain('content/stations/moor.md:3:12  "platforms" must be a number, but is the text "many"')
  expect(stderr).toContain('content/stations/moor.md:2:1  "publishedAt" is missing')
  expect(stderr).toMatch(/content\/stations\/bay\.md:7:\d+ {2}.*\/stations\/bey/)
})

test('what its schema refines as a whole is checked, too', async () => {
  const path = 'site/collections/stations.tsx'
  const refined = `.refine((head) => head.platforms < 2, { error: 'must be small', path: ['platforms'] }),`
  const code = ownCode[path].replace("Number of platforms.') }),", `Number of platforms.') })${refined}`)
  const folder = await writeFolder({ ...content, ...ownCode, [path]: code })
  const { code: exit, stderr } = await runHere(folder, 'validate')
  expect(stderr).toContain('content/stations/lake.md:3:12  "platforms" must be small; found 2 [bad-value]')
  expect(stderr).toContain('1 error in 1 file')
  expect(exit).toBe(1)
})

test('its articles may have keys of other tools, which are checked where they are written', async () => {
  const station = (head: string) => `---\ntitle: Pier\nplatforms: 1\n${head}\n---\n\nText.\n`
  const folder = await writeFolder({
    ...content,
    ...ownCode,
    'content/stations/pier.md': station('date: 2024-01-05 10:00:00 +0100\nlastmod: 2024-02-01\nsummary: At sea.'),
    'content/stations/tunnel.md': station('date: 2024-01-06\ndraft: true').replace('Pier', 'Tunnel'),
  })
  expect(await runHere(folder, 'build', '--strict')).toMatchObject({ code: 0, stderr: '' })
  const dist = await readFolder(join(folder, 'dist'))
  expect(dist['stations/pier/index.html']).toMatch(/At sea\..*Text\./s)
  expect(dist['stations/feed.xml']).toContain('<published>2024-01-05T10:00:00+01:00</published>')
  expect(dist['stations/feed.xml']).toContain('<updated>2024-02-01T00:00:00Z</updated>')
  expect(dist['stations/tunnel/index.html']).toBeUndefined()

  await writeFile(
    join(folder, 'content/stations/pier.md'),
    station('date: soon\ndraft: perhaps\npublished: true\nweight: 3'),
  )
  const { code, stderr } = await runHere(folder, 'validate')
  expect(code).toBe(1)
  expect(stderr).toContain('content/stations/pier.md:4:7  "date" must be a date')
  expect(stderr).toContain('content/stations/pier.md:5:1  "draft" must be true or false')
  expect(stderr).toContain('content/stations/pier.md:6:1  "draft" and "published" are two names of the same key')
  expect(stderr).toMatch(/pier\.md:7:1 {2}the key "weight" is not known.*Libretto lists articles by their dates/s)
})

test('a page lists its articles, and a list of a collection that does not exist is a problem', async () => {
  const page = (name: string) =>
    'title: Trips\ndescription: Where to go.\nblocks:\n' +
    `  - { id: list, type: text, title: New, data: { component: ArticleList, collection: ${name}, limit: 1 } }\n`
  const folder = await writeFolder({ ...content, ...ownCode, 'content/pages/trips.yaml': page('stations') })
  expect((await runHere(folder, 'build')).code).toBe(0)
  const trips = await readFile(join(folder, 'dist/trips/index.html'), 'utf8')
  expect(trips).toContain('<h3 class="row-title"><a href="/stations/lake">Lake Station</a></h3>')
  expect(trips).not.toContain('Hill Station')
  await writeFile(join(folder, 'content/pages/trips.yaml'), page('station'))
  expect((await runHere(folder, 'validate')).stderr).toMatch(
    /there is no collection "station".*did you mean "stations"/s,
  )
})

test.each([
  ['Trams.tsx', 'export const collection = {}', /site\/collections\/Trams\.tsx {2}"Trams" must be lower-case/],
  ['help.tsx', 'export const collection = {}', /site\/collections\/help\.tsx {2}the name "help" is taken/],
  [
    'trams.ts',
    'export const trams = {}',
    /site\/collections\/trams\.ts {2}No matching export .*export it from this file/s,
  ],
  ['trams.ts', 'export const collection = { noun: "tram" }', /trams\.ts {2}the definition .* it needs "title", a text/],
  ['trams.ts', 'export const collection = missing()', /stops with an error: missing is not defined/],
])('a module %s with %s is refused', async (name, text, message) => {
  const folder = await writeFolder({ ...content, ...ownCode, [`site/collections/${name}`]: text })
  for (const command of ['validate', 'build']) {
    const { code, stderr } = await runHere(folder, command)
    expect(stderr).toMatch(message)
    expect(code).toBe(1)
  }
})

test('libretto new writes an article with the keys that its collection needs', async () => {
  const folder = await writeFolder({ ...content, ...ownCode })
  expect(await runHere(folder, 'new', 'station', 'old-port')).toMatchObject({ code: 0 })
  const path = join(folder, 'content/stations/old-port.md')
  const written = await readFile(path, 'utf8')
  expect(written).toContain('# Number of platforms.\nplatforms: 1 # an example\n')
  expect(await runHere(folder, 'validate')).toMatchObject({ code: 0 })
  await writeFile(path, written.replace('1 # an example', '3').replace(/TODO: write.*/, 'By the sea.'))
  expect(await runHere(folder, 'validate', '--strict', '--drafts')).toMatchObject({ code: 0 })
  await runHere(folder, 'schema', '--out', 'schemas')
  expect(await readFile(join(folder, 'schemas/stations.json'), 'utf8')).toContain('Number of platforms.')
})

test('a thousand of its articles are read in several threads with the same result', deep, async () => {
  const folder = await writeFolder({ ...content, ...ownCode })
  await mkdir(join(folder, 'content/stations'), { recursive: true })
  for (let number = 0; number < 1000; number++)
    await writeFile(
      join(folder, `content/stations/stop-${number}.md`),
      `---\ntitle: Stop ${number}\nplatforms: 1\npublishedAt: 2026-01-01\n---\n\n## Stop\n\nText ${number}.\n`,
    )
  expect(await runHere(folder, 'build', '--strict', '--threads', '2')).toMatchObject({ code: 0, stderr: '' })
  const several = await readFolder(join(folder, 'dist'))
  expect(await runHere(folder, 'build', '--no-cache', '--threads', '0', '--out', 'one')).toMatchObject({ code: 0 })
  expect(await readFolder(join(folder, 'one'))).toEqual(several)
})

test('Markdown in a folder that is no collection is named with the folders that are', async () => {
  const folder = await writeFolder({ ...content, ...ownCode, 'content/notes/a.md': '---\ntitle: [\n---\n\nTODO: x\n' })
  const { code, stderr } = await runHere(folder, 'validate')
  expect(code).toBe(0)
  expect(stderr).toContain('warning content/notes/a.md  this file is not content')
  expect(stderr).toContain('articles belong in blog/, help/, case-studies/ or stations/')
})

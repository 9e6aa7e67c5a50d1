// HTML in texts, from the content folder to the output folder: its links and pictures are those of Markdown.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="9" height="9" fill="${color}"/></svg>`

const readme = `---
title: Boats
publishedAt: 2026-01-01
---

<p align="center">
  <img src="/assets/boat's.svg" width="200" alt="A boat">
  <a href="../docs/piers.md#north"><kbd>Piers</kbd></a>
</p>

<a name="top-of-list"></a>

<picture>
  <source media="(prefers-color-scheme: dark)" srcset="/assets/night.svg 2x, /assets/boat's.svg">
  <img src="/assets/night.svg" alt="The same at night">
</picture>

<video src="/assets/film.mp4" poster="/assets/night.svg" controls></video>

See [the list](#top-of-list), <a href="/blog/boats#top-of-list">once more</a>, H<sub>2</sub>O.
`

const files = {
  'content/site.yaml': 'name: Acme\nurl: https://acme.example.com/lake\n',
  'content/pages/home.yaml': 'title: Home\ndescription: The home page of the ferries on the lake.\nblocks: []\n',
  'content/docs/piers.md': '---\ntitle: Piers\n---\n\n<h2 id="north">The north</h2>\n\nText.\n',
  'content/blog/boats.md': readme,
  "content/assets/boat's.svg": drawing('red'),
  'content/assets/night.svg': drawing('blue'),
  'content/assets/film.mp4': 'film',
}

const build = async (folder: string) => runHere(folder, 'build', '--now', '2026-05-31')

test('links, pictures and films in HTML have the names and sizes of files, below the path of the site', async () => {
  const folder = await writeFolder(files)
  expect(await build(folder)).toMatchObject({ code: 0, stderr: '' })
  const dist = await readFolder(join(folder, 'dist'))
  const page = dist['blog/boats/index.html'] ?? ''
  const boat = /\/lake\/assets\/boat's-[0-9a-f]{8}\.svg/.source
  const night = /\/lake\/assets\/night-[0-9a-f]{8}\.svg/.source
  expect(page).toMatch(new RegExp(`<img src="${boat}" width="200" height="50" alt="A boat" loading="lazy">`))
  expect(page).toContain('<a href="/lake/docs/piers#north"><kbd translate="no">Piers</kbd></a>')
  expect(page).toMatch(new RegExp(`srcset="${night} 2x, ${boat}" media="\\(prefers-color-scheme: dark\\)"`))
  expect(page).toMatch(new RegExp(`<img src="${night}" alt="The same at night" loading="lazy">`))
  expect(page).toMatch(new RegExp(`<video src="/lake/assets/film-[0-9a-f]{8}\\.mp4" poster="${night}" controls>`))
  expect(page).toContain('id="top-of-list"')
  expect(page).toContain('<a href="/lake/blog/boats#top-of-list">once more</a>')
  expect(page).toMatch(/<link rel="stylesheet" href="[^"]*prose-html/)
  const feed = dist['blog/feed.xml'] ?? dist['feed.xml'] ?? ''
  expect(feed).toContain('https://acme.example.com/lake/docs/piers#north')
})

test('a page without HTML has no style sheet for it', async () => {
  const folder = await writeFolder({ ...files, 'content/docs/piers.md': '---\ntitle: Piers\n---\n\n## North\n' })
  await build(folder)
  expect((await readFolder(join(folder, 'dist')))['docs/piers/index.html']).not.toContain('prose-html')
})

test('faulty links and pictures in HTML are errors at their place', async () => {
  const text =
    '---\ntitle: Piers\n---\n\n<a href="/nowhere">x</a> and <a href="#none">y</a>\n\n' +
    '<img src="/assets/none.svg" alt="x">\n\n<b>z</b> <a href="javascript:x">u</a>\n'
  const folder = await writeFolder({ ...files, 'content/docs/piers.md': text, 'content/blog/boats.md': '' })
  const { stdout, ...others } = await runHere(folder, 'validate', '--format', 'json')
  expect(others).toMatchObject({ code: 1, stderr: '' })
  const problems = (JSON.parse(stdout) as { problems: { file: string; line: number; code: string }[] }).problems
  expect(problems.filter(({ file }) => file.endsWith('piers.md')).map(({ line, code: kind }) => [line, kind])).toEqual([
    [5, 'broken-link'],
    [5, 'broken-anchor'],
    [7, 'missing-asset'],
    [9, 'link-scheme'],
  ])
})

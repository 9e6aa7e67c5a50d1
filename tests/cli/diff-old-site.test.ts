// `libretto diff` with a site of another generator: each old address and each anchor of a heading answers, or is
// listed.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const site = {
  'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
  'content/pages/home.yaml': 'title: Home\ndescription: The page that sites begin with.\n',
  'content/docs/boats.md':
    '---\ntitle: Boats\naliases: [/guide/boats.html, /Boote]\n---\n\n' +
    '## Prices\n\nText.\n\n## Tide {#old-tide}\n\nText.\n',
  'content/redirects.yaml': '- { from: /shop, to: https://shop.example.com }\n',
}
const boats =
  '<!doctype html><html><body id="top"><h1 id="boats">Boats</h1><h2 id="prices">P</h2><h3 id="old-tide">T</h3>' +
  '<h2 id="gone">G</h2><a name="also-gone"></a><p id="words">W</p></body></html>'

async function buildSite(): Promise<string> {
  const folder = await writeFolder(site)
  expect(await runHere(folder, 'build', '--quiet')).toMatchObject({ code: 0 })
  return folder
}

/** What a comparison with an old site says. */
async function diff(folder: string, files: Readonly<Record<string, string>>, old = 'old') {
  const place = await writeFolder(files)
  const { code, stdout, stderr } = await runHere(folder, 'diff', join(place, old), 'dist', '--format', 'json')
  if (code === 2) return { code, rows: [stderr.replaceAll(place, '').trim()], counts: {} }
  const { problems, summary } = JSON.parse(stdout) as { problems: { code: string; message: string }[]; summary: object }
  return { code, rows: problems.map((problem) => `${problem.code}: ${problem.message}`), counts: summary }
}

test('pages, redirects and files answer, and what does not is listed', async () => {
  const folder = await buildSite()
  const { code, rows, counts } = await diff(folder, {
    'old/index.html': '<h1>Home</h1>',
    'old/404.html': '<h2 id="x">No</h2>',
    'old/guide/boats.html': boats,
    'old/Boote/index.html': '<h2 id="prices">P</h2>',
    'old/shop/index.html': '<h2 id="x">Elsewhere</h2>',
    'old/docs/boats/index.html': '',
    'old/robots.txt': 'User-agent: *',
    'old/gone/index.html': '<h2 id="y">Gone</h2>',
    'old/docs/boats.html': '',
  })
  expect(code).toBe(0)
  expect(rows).toEqual([
    'vanished-address: the address "/docs/boats.html" is gone, and nothing redirects from it',
    'vanished-address: the address "/gone/" is gone, and nothing redirects from it',
    'vanished-anchor: the anchor "#gone" of "/guide/boats.html" is gone: the page "/docs/boats" has no such heading',
    'vanished-anchor: the anchor "#also-gone" of "/guide/boats.html" is gone: ' +
      'the page "/docs/boats" has no such heading',
  ])
  expect(counts).toMatchObject({ addresses: { kept: 5, gone: 2 }, anchors: { kept: 3, gone: 2 } })

  // People read the numbers, and with --strict what is gone is an error.
  await writeFiles(folder, { 'old/shop/boats/index.html': '' })
  const strict = await runHere(folder, 'diff', 'old', 'dist', '--strict')
  expect(strict.code).toBe(1)
  expect(strict.stdout).toBe('addresses: 0 answer, 1 gone\nanchors of headings: 0 are there, 0 gone\n')
  expect(strict.stderr).toContain('error  the address "/shop/boats/" is gone, and nothing redirects from it')
  expect(strict.stderr).toContain('add "- { from: /shop/boats/, to: /docs/boats }" to redirects.yaml')
})

const urls = (tag: string, ...paths: string[]) =>
  `<${tag}>${paths.map((path) => `<url><loc> https://lake.example.com${path}</loc></url>`).join('')}</${tag}>`

test('a sitemap has the addresses, and sitemaps that it lists are beside it', async () => {
  const folder = await buildSite()
  const files = {
    'sitemap.xml': urls('urlset', '/', '/guide/boats.html?a=1&amp;b=2', '/g%C3%B6ne'),
    'index.xml': urls('sitemapindex', '/deep/sitemap.xml'),
    'lost.xml': urls('sitemapindex', '/deep/other.xml'),
  }
  const expected = ['vanished-address: the address "/göne" is gone, and nothing redirects from it']
  expect((await diff(folder, files, 'sitemap.xml')).rows).toEqual(expected)
  expect((await diff(folder, files, 'index.xml')).rows).toEqual(expected)
  expect((await diff(folder, files, 'lost.xml')).rows).toEqual([
    expect.stringContaining('lists other sitemaps, and other.xml is not beside it; download it, too'),
  ])
})

test.each([
  [
    { 'old/a.txt': 'Text.' },
    'old',
    'has no HTML files; build the old site, and name the folder that it was built into',
  ],
  [{ 'old.xml': '<rss/>' }, 'old.xml', 'is no sitemap: it has no <loc>'],
  [{ 'other/a.html': '' }, 'old', 'is neither a folder with a built site nor a sitemap'],
])('what is no site is refused with a reason', async (files, old, reason) => {
  expect(await diff(await writeFolder({}), files, old)).toMatchObject({
    code: 2,
    rows: [expect.stringContaining(reason)],
  })
})

// `libretto new site`, then `libretto import`: what nobody has touched gives way, and the site begins with the old
// page.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importFolder } from '../setup/import-folder.ts'
import { readFolder, writeFiles, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const mkdocs = {
  'old/mkdocs.yml': 'site_name: Lake\nsite_url: https://lake.example.com/\nsite_description: Boats of the lake.\n',
  'old/docs/index.md': '# Welcome\n\nSee [boats](guide/boats.md#prices) and [the top](#top).\n',
  'old/docs/guide/boats.md': '# Boats\n\n## Prices\n\nText.\n',
}

/** A new site of a kind beside the old one. */
async function newSite(kind: string, ...argv: string[]): Promise<string> {
  const folder = await writeFolder({})
  const made = await runHere(folder, 'new', 'site', 'site', '--kind', kind, '--yes', ...argv)
  expect(made.code).toBe(0)
  await writeFiles(join(folder, 'site'), mkdocs)
  return join(folder, 'site')
}

const contentOf = async (site: string) => readFolder(join(site, 'content'))

test.each(['docs', 'company', 'blog'])('nothing is left of an untouched %s but its design', async (kind) => {
  const site = await newSite(kind)
  const { code, summary } = await importFolder(site)
  expect(code).toBe(0)
  const files = await contentOf(site)
  const pages = Object.keys(files).filter((path) => /^(?:pages|docs|blog|help)\//.test(path))
  expect(pages).toEqual(['docs/guide/boats.md', 'docs/index.md', 'pages/home.yaml'])
  expect(files['site.yaml']).toMatch(/^name: "?Lake"?\nurl: "?https:\/\/lake\.example\.com"?$/m)
  expect(files['site.yaml']).toMatch(/^description: "?Boats of the lake\."?$/m)
  expect(summary.removed).not.toEqual([])
  expect((await runHere(site, 'validate')).code).toBe(0)
  const again = await importFolder(site)
  expect(again.summary).toMatchObject({ created: [], replaced: [], removed: [], kept: [] })
  expect(await contentOf(site)).toEqual(files)
})

test('a new site is untouched with the line ends of Windows, too', async () => {
  const site = await newSite('docs')
  const texts = Object.entries(await contentOf(site)).filter(([path]) => /\.(?:md|yaml)$/.test(path))
  for (const [path, text] of texts) await writeFile(join(site, 'content', path), text.replaceAll('\n', '\r\n'))
  await importFolder(site)
  const pages = Object.keys(await contentOf(site)).filter((path) => /^(?:pages|docs|blog|help)\//.test(path))
  expect(pages).toEqual(['docs/guide/boats.md', 'docs/index.md', 'pages/home.yaml'])
})

test('the home page has the words and the links of the old start page, and is kept once it is edited', async () => {
  const site = await newSite('docs')
  await importFolder(site)
  const home = join(site, 'content/pages/home.yaml')
  expect(await readFile(home, 'utf8')).toBe(
    'title: Welcome\ndescription: Boats of the lake.\nblocks:\n  - id: start\n    type: text\n' +
      '    content: |\n      See [boats](/docs/guide/boats#prices) and [the top](/).\n',
  )
  await writeFile(home, 'title: Mine\n')
  await importFolder(site)
  expect(await readFile(home, 'utf8')).toBe('title: Mine\n')
})

test('what its owner has changed stays: a page, a name, an address, and what those need', async () => {
  const site = await newSite('docs', '--name', 'Ours', '--url', 'https://ours.example.com')
  const home = join(site, 'content/pages/home.yaml')
  const text = (await readFile(home, 'utf8')).replace(/^title: .*/m, 'title: My own')
  await writeFile(home, text)
  const before = await contentOf(site)
  const { code } = await importFolder(site)
  expect(code).toBe(0)
  const after = await contentOf(site)
  expect(after['pages/home.yaml']).toBe(text)
  expect(after['site.yaml']).toMatch(/^name: "Ours"\nurl: "https:\/\/ours\.example\.com"$/m)
  // The page leads to it.
  expect(after['docs/install.md']).toBe(before['docs/install.md'])
  expect((await runHere(site, 'validate')).code).toBe(0)
})

test('a new site shows the parts of it that the import fills, unless its owner has written site.yaml', async () => {
  const hugo = {
    'old/hugo.toml': 'title = "Lake"\n',
    'old/content/a.md': '---\ntitle: A\n---\n\n[First](/blog/b/)\n',
    'old/content/blog/b.md': '---\ntitle: B\ndate: 2026-01-02\n---\n\nText.\n',
  }
  const site = await newSite('docs')
  await writeFiles(site, hugo)
  const { summary } = await importFolder(site, '--from', 'hugo')
  expect(summary.switchedOff).toEqual([])
  expect((await contentOf(site))['site.yaml']).toContain('blog: true')
  expect((await contentOf(site))['docs/a.md']).toContain('[First](../blog/b.md)')

  const other = await newSite('docs')
  await writeFiles(other, hugo)
  const file = join(other, 'content/site.yaml')
  await writeFile(file, `${await readFile(file, 'utf8')}\n# Mine.\n`)
  expect((await importFolder(other, '--from', 'hugo')).summary.switchedOff).toEqual(['blog'])
  expect((await runHere(other, 'validate')).code).toBe(0)
})

test('a folder without pages takes nothing away', async () => {
  const site = await newSite('docs')
  await writeFiles(site, { 'empty/notes.txt': 'Text.\n' })
  const before = await contentOf(site)
  const { code } = await runHere(site, 'import', 'empty', '--from', 'markdown')
  expect(code).toBe(2)
  expect(Object.keys(await contentOf(site))).toEqual(Object.keys(before))
})

test('without a new site, and without a start page, the home page lists what is there', async () => {
  const folder = await writeFolder({ 'old/a.md': '# A [b]\n\nText.\n', 'old/deep/c.md': '# C\n\nText.\n' })
  await importFolder(folder, '--from', 'markdown')
  expect(await readFile(join(folder, 'content/pages/home.yaml'), 'utf8')).toContain(
    'content: |\n      - [A \\[b\\]](/docs/a)\n',
  )
  expect((await runHere(folder, 'validate')).code).toBe(0)
})

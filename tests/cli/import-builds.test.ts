// After `libretto import` the site builds: what a build refuses is taken out before anything is written, and listed.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importFolder } from '../setup/import-folder.ts'
import { readFolder, writeFiles, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const hugo = { 'old/hugo.toml': 'title = "Lake"\nbaseURL = "https://lake.example.com/"\n' }
const page = (title: string, text = 'Text.') => `---\ntitle: ${title}\n---\n\n${text}\n`

/** Imports, and expects that the content is valid then. */
async function importValid(folder: string, ...argv: string[]) {
  const result = await importFolder(folder, ...argv)
  expect(result.code).toBe(0)
  const { code, stdout } = await runHere(folder, 'validate', '--format', 'json')
  expect({ code, errors: (JSON.parse(stdout) as { summary: { errors: number } }).summary.errors }).toEqual({
    code: 0,
    errors: 0,
  })
  return result
}

const off = 'name: A\nurl: https://a.example.com\nfeatures:\n  blog: false\n'

test.each([
  // A link into a part of the site that the owner has switched off.
  ['a [b](/blog/b) c', 'a b c'],
  ['a [b][1] c [d][1]\n\n[1]: /blog/b\n\ne', 'a b c d\n\n\n\ne'],
  ['![b](https://x.example.com/a.png) [*b*](/blog/b "t")', '![b](https://x.example.com/a.png) *b*'],
  // An address with a sign of a line's end in it.
  ['https://b.example.com/a\\\nb', 'https://b.example.com/a \\\nb'],
  // A reference to a figure that the site does not have.
  ['a {claim:none} b', 'a `{claim:none}` b'],
])('%j is kept as far as a build takes it: %j', async (text, expected) => {
  const folder = await writeFolder({
    ...hugo,
    'content/site.yaml': off,
    'old/content/a.md': page('A', text),
    'old/content/blog/b.md': '---\ntitle: B\ndate: 2026-01-02\n---\n\nText.\n',
  })
  await importValid(folder)
  const written = await readFile(join(folder, 'content/docs/a.md'), 'utf8')
  expect(written.slice(written.indexOf('---\n\n') + 5)).toBe(`${expected}\n`)
  expect((await importFolder(folder)).summary).toMatchObject({ created: [], replaced: [], kept: [] })
})

test('what was there before has the last word: the import of it fails, and nothing of it is changed', async () => {
  const mine = '---\ntitle: Mine\n---\n\n[nowhere](/nowhere)\n'
  const folder = await writeFolder({ ...hugo, 'content/docs/mine.md': mine, 'old/content/a.md': page('A') })
  const { code, stderr } = await runHere(folder, 'import', 'old')
  expect(code).toBe(1)
  expect(stderr).toContain('the site does not build yet: files that were there before have errors\n')
  expect(stderr).toContain('error content/docs/mine.md:5:1  there is no page "/nowhere"')
  expect(await readFile(join(folder, 'content/docs/mine.md'), 'utf8')).toBe(mine)
})

test('two files with one address: the one that was there stays', async () => {
  const folder = await writeFolder({
    ...hugo,
    'content/docs/a/index.md': page('Mine'),
    'old/content/a.md': page('A'),
    'old/content/b.md': page('B', '[A](a.md#text)'),
  })
  const { rows } = await importValid(folder)
  expect(rows.filter((row) => row.startsWith('import-skipped'))).toEqual([
    expect.stringMatching(
      /^import-skipped old\/content\/a\.md: docs\/a\.md is not written, because a build would refu/,
    ),
  ])
  expect(Object.keys(await readFolder(join(folder, 'content')))).toEqual([
    'docs/a/index.md',
    'docs/b.md',
    'pages/home.yaml',
    'site.yaml',
  ])
})

test('pages lead to what is there: a link to a heading of a page that was kept is taken out', async () => {
  const folder = await writeFolder({
    ...hugo,
    'old/content/a.md': page('A', '## Deep\n\nText.'),
    'old/content/b.md': page('B', '[Deep](a.md#deep)'),
  })
  await writeFiles(folder, { 'content/docs/a.md': page('Mine') })
  const { rows } = await importValid(folder)
  expect(rows.map((row) => row.split(':')[0])).toEqual([
    'import-kept content/docs/a.md',
    'import-lost old/content/b.md',
  ])
  expect(await readFile(join(folder, 'content/docs/b.md'), 'utf8')).toBe(
    page('B', 'Deep').replace('\n---\n\n', '\naliases:\n  - /b\n---\n\n'),
  )
})

const hero = (text: string, link: string) =>
  `---\nlayout: home\nhero:\n  name: Lake\n  text: ${text}\n  tagline: Calm *water*\n` +
  '  image: { src: /logo.svg, alt: Lake }\n' +
  `  actions:\n    - { text: Rent, link: ${link} }\n    - { text: Call }\nfeatures:\n` +
  `  - { title: Boats, details: Two of them., link: ${link} }\n---\n`

test('a home page that is data becomes the home page, in each language', async () => {
  const folder = await writeFolder({
    'old/.vitepress/config.ts':
      "export default { title: 'Lake', sitemap: { hostname: 'https://lake.example.com' }, " +
      "locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch', lang: 'de' } } }",
    'old/index.md': hero('Row!', '/guide/rent'),
    'old/guide/rent.md': page('Rent'),
    'old/de/index.md': hero('Rudern!', '/de/guide/rent'),
    'old/de/guide/rent.md': page('Mieten'),
  })
  const { rows } = await importValid(folder)
  expect(rows.filter((row) => !row.includes('"/logo.svg"'))).toEqual([])
  const home = await readFile(join(folder, 'content/pages/home.yaml'), 'utf8')
  expect(home.replace(/^ {6}/gm, '')).toBe(
    'title: Lake\nblocks:\n  - id: start\n    type: text\n    content: |\n**Row!**\n\n' +
      'Calm \\*water\\*\n\n\n\n- [Rent](/docs/guide/rent)\n- Call\n\n**Boats**\n\nTwo of them.\n\n' +
      '[Boats](/docs/guide/rent)\n',
  )
  const german = await readFile(join(folder, 'content/de/pages/home.yaml'), 'utf8')
  expect(german).toContain('**Rudern!**')
  expect(german).toContain('[Rent](/docs/guide/rent)')
})

test('the home page lists the first page of each folder where no page stands above them', async () => {
  const folder = await writeFolder({
    ...hugo,
    'old/content/guide/a.md': page('A'),
    'old/content/guide/b.md': page('B'),
    'old/content/help/c.md': page('C'),
  })
  await importValid(folder)
  const home = await readFile(join(folder, 'content/pages/home.yaml'), 'utf8')
  expect(home).toContain('    content: |\n      - [A](/docs/guide/a)\n      - [C](/docs/help/c)\n')
})

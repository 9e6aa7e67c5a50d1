// Orphans and unused assets of sites with code of their own. Content alone is in tests/sites.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasErrors } from '#generator/build/build.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import { checkFolder, configOf, writeFiles, writeFolder } from '../../setup/mini-site.ts'

const page = (title: string) => `title: ${title}\ndescription: What a reader finds on this page.\n`
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"></svg>\n'
const site = {
  'content/site.yaml': 'name: Example\nurl: https://example.com\n',
  'content/navigation.yaml': 'main:\n  - { id: help, label: Help, href: /help }\n',
  'content/pages/home.yaml': page('Home'),
  'content/pages/imprint.yaml': page('Imprint'),
  'content/pages/team/anna.yaml': page('Anna'),
  'content/assets/downloads/guide.txt': 'A guide.\n',
  'content/assets/wave.svg': svg,
}

async function findUnused(folder: string): Promise<string[]> {
  const { problems } = await checkFolder(folder)
  return problems.map(({ code, file = '' }) => `${code} ${file}`)
}

test('paths that code or styles of the site name are used, and so is all in a folder that they name', async () => {
  const folder = await writeFolder(site)
  expect(await findUnused(folder)).toEqual([
    'unused-asset content/assets/downloads/guide.txt',
    'unused-asset content/assets/wave.svg',
    'orphan-page content/pages/imprint.yaml',
    'orphan-page content/pages/team/anna.yaml',
  ])
  await writeFiles(folder, {
    'site/layout/footer.tsx': "export const links = ['/imprint', ...names.map((name) => `/team/${name}`)]\n",
    'site/widgets/Files/Files.tsx': "export const folder = '/assets/downloads'\nexport const Files = () => null\n",
    'site/widgets/Files/Files.css': '.files { background: url(/assets/wave.svg) }\n',
  })
  expect(await findUnused(folder)).toEqual([])
})

test('a page that code does not name stays an orphan', async () => {
  const folder = await writeFolder({ ...site, 'site/brand.ts': "export const paths = ['/', '/imprint-2', '/team']\n" })
  expect(await findUnused(folder)).toContain('orphan-page content/pages/imprint.yaml')
  expect(await findUnused(folder)).toContain('orphan-page content/pages/team/anna.yaml')
})

test('an article mentions an asset with a whole address, too', async () => {
  const link = '[The wave](https://cdn.example.com/assets/wave.svg)'
  const article = `---\ntitle: Sound\ncategory: start\nlastUpdated: 2026-01-01\n---\n${link}\n`
  const folder = await writeFolder({ ...site, 'content/help/sound.md': article })
  const found = await findUnused(folder)
  expect(found).toContain('unused-asset content/assets/downloads/guide.txt')
  expect(found).not.toContain('unused-asset content/assets/wave.svg')
})

test('they are warnings, which stop a strict build only', async () => {
  const folder = await writeFolder(site)
  const { problems } = await checkFolder(folder)
  expect(hasErrors(problems, configOf(folder).output)).toBe(false)
  expect(hasErrors(problems, configOf(folder, { strict: true }).output)).toBe(true)
})

test('nothing is said about them while the content has errors', async () => {
  const folder = await writeFolder({ ...site, 'content/help/sound.md': '---\ntitel: Sound\n---\n\n[A](/imprint)\n' })
  expect(await findUnused(folder)).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/^(?:orphan-page|unused-asset) /)]),
  )
})

test('a site without menus has no orphans', async () => {
  const { 'content/navigation.yaml': _, ...others } = site
  expect(await findUnused(await writeFolder(others))).not.toContain('orphan-page content/pages/imprint.yaml')
  const empty = await writeFolder(others)
  await writeFiles(empty, { [join('content', 'navigation.yaml')]: '' })
  expect(await findUnused(empty)).not.toContain('orphan-page content/pages/imprint.yaml')
})

test('a check after another one sees what an edit has changed, and only that', async () => {
  const article = (text: string) => `---\ntitle: Sound\ncategory: start\nlastUpdated: 2026-01-01\n---\n${text}\n`
  const folder = await writeFolder({
    ...site,
    'content/help/sound.md': article('![A wave](/assets/wave.svg)'),
    'content/help/guide.md': article('[Guide](/assets/downloads/guide.txt)'),
  })
  let cache = openCache()
  const findNow = async () => {
    cache = openCache(cache)
    const { problems } = await checkFolder(folder, {}, cache)
    return problems.flatMap(({ code, file = '' }) => (code === 'unused-asset' ? file : []))
  }
  expect(await findNow()).toEqual([])
  await writeFiles(folder, { 'content/help/sound.md': article('No picture.') })
  expect(await findNow()).toEqual(['content/assets/wave.svg'])
  await writeFiles(folder, { 'content/pages/imprint.yaml': `${page('Imprint')}image: /assets/wave.svg\n` })
  expect(await findNow()).toEqual([])
  await writeFiles(folder, { 'content/pages/imprint.yaml': page('Imprint') })
  await writeFiles(folder, { 'content/help/guide.md': article('![A wave](/assets/wave.svg)') })
  expect(await findNow()).toEqual(['content/assets/downloads/guide.txt'])
})

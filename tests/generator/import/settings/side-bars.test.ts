// The old side bar → orders, lists of folders and versions of the new one.

import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { plan } from '../../../setup/plan-folder.ts'

const page = (text = 'Text.', head = '') => `---\ntitle: Page\n${head}---\n\n${text}\n`

const dataOf = (text: string | undefined): unknown => parse(text ?? '')

test('a list has what folders cannot say: pages of several folders, and groups in one', async () => {
  const links = (...paths: string[]) => paths.map((path) => `{ text: '${path}', link: '${path}' }`).join(', ')
  const { files, sideBar } = await plan('vitepress', {
    '.vitepress/config.js': `export default { themeConfig: { sidebar: [
  { text: 'Mixed', collapsed: false, items: [${links('/one/b', '/two/b')}] },
  { text: 'Whole', items: [${links('/two/c', '/three/b', '/three/a')}] },
  { text: 'Three', items: [] },
  { text: 'Whole folder', items: [${links('/four/b', '/four/a')}] }] } }`,
    ...Object.fromEntries(
      ['one/a', 'one/b', 'two/b', 'two/c', 'three/a', 'three/b', 'four/a', 'four/b'].map((path) => [
        `${path}.md`,
        page(),
      ]),
    ),
  })
  const order = ['one/b', 'two/b', 'two/c', 'three/b', 'three/a', 'four/b', 'four/a']
  expect(sideBar).toEqual(order.map((path) => `${path}.md`))
  expect(dataOf(files['docs/_folder.yaml'])).toMatchObject({
    sidebar: [
      { title: 'Mixed', open: true, items: ['one/b', 'two/b'] },
      { title: 'Whole', items: ['two/c', 'three/b', 'three/a'] },
      'four',
    ],
  })
  expect(dataOf(files['docs/four/_folder.yaml'])).toEqual({ title: 'Whole folder' })
  expect(files['docs/four/b.md']).toContain('order: 1\n')
  expect(files['docs/one/b.md']).not.toContain('order')
})

test('the configuration beside the pages of VitePress has a part of it', async () => {
  const { sideBar } = await plan('vitepress', {
    'docs/.vitepress/config.ts': "export default { title: 'Lake', srcDir: './text' }",
    'docs/text/config.ts': `import { defineAdditionalConfig, type DefaultTheme } from 'vitepress'
export default defineAdditionalConfig({
  title: 'Pond', themeConfig: { sidebar: { '/a/': { base: '/a/', items: bar() } } } })
function bar(): DefaultTheme.SidebarItem[] { return [{ text: 'B', link: 'b' }, { text: 'A', link: 'a' }] }`,
    'docs/config.ts': "export default { themeConfig: { sidebar: [{ text: 'A', link: '/a/a' }] } }",
    'docs/text/a/a.md': page(),
    'docs/text/a/b.md': page(),
  })
  expect(sideBar).toEqual(['docs/text/a/b.md', 'docs/text/a/a.md'])
})

test('groups of a folder are in the list of that folder, where those around it say the rest', async () => {
  const { files } = await plan('vitepress', {
    '.vitepress/config.js': `export default { themeConfig: { sidebar: {
  '/guide/': [{ text: 'Begin', items: [{ text: 'Page', link: '/guide/b' }] }, { text: 'Page', link: '/guide/a' }],
  '/api/': [{ text: 'Page', link: '/api/x' }, { text: 'Page', link: '/api/y' }] } } }`,
    ...Object.fromEntries(['guide/a', 'guide/b', 'api/x', 'api/y'].map((path) => [`${path}.md`, page()])),
  })
  expect(dataOf(files['docs/guide/_folder.yaml'])).toEqual({
    order: 1,
    sidebar: [{ title: 'Begin', items: ['b'] }, 'a'],
  })
  expect(dataOf(files['docs/api/_folder.yaml'])).toEqual({ order: 2 })
  expect(files).not.toHaveProperty('docs/_folder.yaml')
})

test('versions of Docusaurus become versions, each with its side bar: the last one is at /docs', async () => {
  const preset = "{ path: 'docs', sidebarPath: './sidebars.json' }"
  const { files, site, rows } = await plan('docusaurus', {
    'docusaurus.config.js': `module.exports = { presets: [['classic', { docs: ${preset}, pages: {} }]] }`,
    'sidebars.json': '{ "docs": ["b", "a"] }',
    'versions.json': '["2.1", "1.0"]',
    'docs/a.md': page(),
    'docs/b.md': page(),
    'src/pages/about.md': page('[B](/docs/b)'),
    'versioned_docs/version-2.1/a.md': page('[B](b.md) [Next](/docs/next/b) [Old](/docs/1.0/a)'),
    'versioned_docs/version-2.1/b.md': page(),
    'versioned_docs/version-1.0/a.md': page(),
    'versioned_sidebars/version-2.1-sidebars.json': '{ "docs": { "All": ["b"], "More": ["a"] } }',
    'versioned_sidebars/version-1.0-sidebars.json': '{ "docs": ["a"] }',
  })
  expect(site.docs).toEqual({ versions: ['2.1', '1.0', 'next'] })
  expect(Object.keys(files).sort()).toEqual([
    'docs/1.0/a.md',
    'docs/2.1/_folder.yaml',
    'docs/2.1/a.md',
    'docs/2.1/about.md',
    'docs/2.1/b.md',
    'docs/next/a.md',
    'docs/next/b.md',
  ])
  expect(dataOf(files['docs/2.1/_folder.yaml'])).toEqual({
    sidebar: [
      { title: 'All', items: ['b'] },
      { title: 'More', items: ['a'] },
    ],
  })
  expect(files['docs/2.1/a.md']).toContain('[B](b.md) [Next](../next/b.md) [Old](../1.0/a.md)')
  expect(files['docs/2.1/a.md']).not.toContain('aliases')
  expect(files['docs/1.0/a.md']).not.toContain('aliases')
  expect(files['docs/next/b.md']).toContain('order: 1\n')
  expect(rows).toEqual([])
})

test('translations have the lists of the original, with the labels of their language', async () => {
  const { files, site } = await plan('starlight', {
    'astro.config.mjs': `import { locales as all } from './config/locales.ts'
const sidebar = [{ label: 'Begin', translations: { de: 'Anfang' }, items: ['b', 'a'] }, 'c']
export default defineConfig({ integrations: [starlight({ title: 'Kiln', locales: all, sidebar })] })`,
    'config/locales.ts': "export const locales = { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } }",
    ...Object.fromEntries(['a', 'b', 'c', 'de/b', 'de/c'].map((path) => [`src/content/docs/${path}.md`, page()])),
  })
  expect(site).toMatchObject({ languages: ['en', 'de'] })
  expect(dataOf(files['docs/_folder.yaml'])).toEqual({ sidebar: [{ title: 'Begin', items: ['b', 'a'] }, 'c'] })
  expect(dataOf(files['de/docs/_folder.yaml'])).toEqual({ sidebar: [{ title: 'Anfang', items: ['b'] }, 'c'] })
})

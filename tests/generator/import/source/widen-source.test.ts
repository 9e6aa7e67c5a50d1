// Folders beside that of the site, which its configuration names.

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { planImport } from '#generator/import/plan-import.ts'
import { writeFolder } from '../../../setup/mini-site.ts'

const page = (text = 'Text.', head = '') => `---\ntitle: Page\n${head}---\n\n${text}\n`
const site = { routes: new Set(['/']), redirects: new Map<string, string>(), prefix: '' }
const keysOf = () => ({ known: ['title', 'aliases', 'publishedAt', 'order', 'label'], required: ['title'], extra: [] })

async function planBelow(files: Readonly<Record<string, string>>) {
  const root = await writeFolder({})
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'repo', path)), { recursive: true })
    await writeFile(join(root, 'repo', path), text)
  }
  return planImport(join(root, 'repo/website'), { from: undefined, to: 'docs', keysOf, ...site })
}

const config = (docs: string, more = '') =>
  `module.exports = { presets: [['classic', { docs: ${docs}, blog: {} }]], plugins: [${more}] }`

test('documentation beside the folder of the site comes over, of each instance, and links follow', async () => {
  const { files, problems } = await planBelow({
    'website/docusaurus.config.js': config(
      "{ path: '../docs', sidebarPath: require.resolve('./sidebars.json') }",
      "['@docusaurus/plugin-content-docs', { id: 'people', path: '../community', routeBasePath: 'people' }]",
    ),
    'website/sidebars.json': '{ "docs": ["b", "a"] }',
    'website/blog/2024-01-05-one.md': page('[A](/docs/a) [T](/people/team)'),
    'docs/a.md': page('[B](b.md)'),
    'docs/b.md': page(),
    'community/team.md': page(),
    'other/secret.md': page(),
    _redirects: '/docs/old-* /docs/:splat\n/first /docs/a\n',
  })
  const texts = Object.fromEntries(files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]))
  expect(Object.keys(texts).sort()).toEqual([
    'blog/one.md',
    'docs/a.md',
    'docs/b.md',
    'docs/people/_folder.yaml',
    'docs/people/team.md',
  ])
  expect(texts['blog/one.md']).toContain('[A](../docs/a.md) [T](../docs/people/team.md)')
  expect(texts['docs/b.md']).toContain('order: 1\n')
  expect(texts['docs/a.md']).toContain('aliases:\n  - /docs/old-a\n  - /first\n')
  expect(texts['docs/people/team.md']).toContain('  - /people/team\n')
  expect(problems).toEqual([])
})

test('no folder outside the one around the site is read', async () => {
  const folder = planBelow({
    'website/docusaurus.config.js': "module.exports = { presets: [['classic', { docs: { path: '../../../docs' } }]] }",
    'docs/a.md': page(),
  })
  await expect(folder).rejects.toThrow(/^there is no page of Docusaurus in /)
})

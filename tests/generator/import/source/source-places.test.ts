// Pages that the configuration of the old site leaves out or moves.

import { expect, test } from 'vitest'
import { rewritePath } from '#generator/import/source/source-places.ts'
import type { Tool } from '#generator/import/source/tools.ts'
import { plan } from '../../../setup/plan-folder.ts'

const page = (text: string) => `---\ntitle: Page\n---\n\n${text}\n`

test.each([
  ['packages/a/src/index.md', 'packages/a/src/index.md', 'a/index.md', 'a/index.md'],
  ['packages/a/src/x/y.md', 'packages/:name/src/:rest*', ':name/:rest*', 'a/x/y.md'],
  ['packages/a/x.md', 'packages/:name/(.*)', ':name/index.md', 'a/index.md'],
  ['packages/a/x/y.md', 'packages/:name/:file', ':name/:file', 'packages/a/x/y.md'],
  ['a.b/c.md', 'a?b/:file', ':file', 'a.b/c.md'],
  ['a/b/c/d/e.md', ':a/:b/:c/:d/:e', ':e', 'a/b/c/d/e.md'],
  ['a/b.md', ':a/:a', ':a', 'a/b.md'],
])('%s, rewritten from %s to %s, is %s', (path, from, to, expected) => {
  expect(rewritePath(path, [[from, to]])).toBe(expected)
})

test('a page of VitePress gets the place that rewrites give it, and links find it by both', async () => {
  const { files, rows } = await plan('vitepress', {
    '.vitepress/config.mts': "export default { rewrites: { 'packages/:name/src/:rest*': ':name/:rest*' } }",
    'packages/a/src/one.md': page('[by file](../../b/src/two.md) [by place](../b/two) [by address](/b/two.html)'),
    'packages/b/src/two.md': page('Text.'),
  })
  expect(files['docs/a/one.md']).toContain(
    'aliases:\n  - /a/one\n  - /a/one.html\n---\n\n' +
      '[by file](../b/two.md) [by place](../b/two.md) [by address](../b/two.md)\n',
  )
  expect(rows).toEqual([])
})

test('rewrites that are computed are reported', async () => {
  const config = 'export default {\n  rewrites(id) { return id.slice(2) },\n}'
  const { rows } = await plan('vitepress', { '.vitepress/config.js': config, 'a.md': page('Text.') })
  expect(rows).toEqual(['.vitepress/config.js:undefined the rewrites of the configuration, which are computed'])
})

test('pages that the configuration leaves out are skipped, and reported', async () => {
  const text = page('Text.')
  const vitepress = await plan('vitepress', {
    '.vitepress/config.js': "export default { srcExclude: ['**/TODO*.md', 'old/**', '**/**/*a*a*a*a*.md'] }",
    'a/TODO-soon.md': text,
    'old/a/b.md': text,
    'aaaaaa.md': text,
  })
  expect(Object.keys(vitepress.files)).toEqual(['docs/aaaaaa.md'])
  expect(vitepress.rows).toEqual([
    'a/TODO-soon.md:undefined the configuration leaves the file out',
    'old/a/b.md:undefined the configuration leaves the file out',
  ])
  const jekyll = await plan('jekyll', {
    '_config.yml': 'exclude:\n  - /internal/\n  - a.md\n',
    'internal/x.md': text,
    'internal/y.html': text,
    'a.md': text,
    'b/a.md': text,
  })
  expect(Object.keys(jekyll.files)).toEqual(['docs/b/a.md'])
  expect(jekyll.rows).toEqual([
    'a.md:undefined the configuration leaves the file out',
    'internal/x.md:undefined the configuration leaves the file out',
  ])
})

test('the configuration of Docusaurus says where its folders are, and what their addresses begin with', async () => {
  const { files, rows } = await plan('docusaurus', {
    'docusaurus.config.js': `module.exports = {
  presets: [['classic', { docs: { path: './handbook/', routeBasePath: '/' }, blog: { routeBasePath: 'news' } }]],
}`,
    'handbook/a.md': page('[Post](/news/2024/01/05/one) ![x](./img/x.png)'),
    'handbook/img/x.png': 'x',
    'static/img/x.png': 'y',
    'blog/2024-01-05-one.md': page('[A](/a)'),
  })
  expect(files['docs/a.md']).toContain(
    'aliases:\n  - /a\n---\n\n[Post](../blog/one.md) ![x](/assets/handbook/img/x.png)\n',
  )
  expect(files['blog/one.md']).toContain('aliases:\n  - /news/2024/01/05/one\n---\n\n[A](../docs/a.md)\n')
  expect(rows).toEqual(['blog:undefined the address "/news" of the list of articles'])
})

test('each page of Docusaurus is MDX', async () => {
  const { files, rows } = await plan('docusaurus', {
    'docs/a.md': page("import Tabs from '@theme/Tabs'\n\n{props.x} {/* a */} \\{name\\}"),
  })
  expect(files['docs/a.md']).toMatch(/---\n\n\{props\.x\}\s+\\\{name\\\}\n$/)
  expect(rows).toEqual(['docs/a.md:7 "{props.x}" is not known and stays in the text'])
})

test('a folder of Docusaurus whose name begins with "_" has parts of pages', async () => {
  const { files, rows } = await plan('docusaurus', { 'docs/_parts/a.md': page('Text.'), 'docs/b.md': page('Text.') })
  expect(Object.keys(files)).toEqual(['docs/b.md'])
  expect(rows).toEqual(['docs/_parts/a.md:undefined not brought over: a part that no page includes'])
})

test('a file about the project is skipped, and reported; a page with such a name comes over', async () => {
  const text = page('Text.')
  const config = "export default { rewrites: { 'README.md': 'index.md' } }"
  const root = await plan('vitepress', { '.vitepress/config.js': config, 'README.md': text, 'LICENSE.md': text })
  expect(Object.keys(root.files)).toEqual(['docs/index.md'])
  expect(root.rows).toEqual(['LICENSE.md:undefined the name is that of a file about the project, not of a page'])
  const inner = { 'docs/.vitepress/config.js': '', 'docs/CHANGELOG.md': text, 'README.md': text }
  expect(Object.keys((await plan('vitepress', inner)).files)).toEqual(['docs/changelog.md'])
  const small = await plan('jekyll', { 'security.md': text, 'README.md': text })
  expect(Object.keys(small.files)).toEqual(['docs/security.md'])
})

test('files of Eleventy are published from beside the folder of pages, too', async () => {
  const { files, rows } = await plan('eleventy', {
    'eleventy.config.js': "export const config = { dir: { input: 'content' } }",
    'content/a.md': page('![x](/img/x.png) ![y](/y.png)'),
    'content/img/x.png': 'x',
    'public/y.png': 'y',
  })
  expect(files['docs/a.md']).toContain('![x](/assets/x.png) ![y](/assets/y.png)\n')
  expect(rows).toEqual([])
})

test.each<[Tool, string, string]>([
  ['starlight', 'astro.config.mjs', 'export default {\n  redirects: { ...moved },\n}'],
  ['docusaurus', 'docusaurus.config.js', "module.exports = { plugins: ['@docusaurus/plugin-client-redirects'] }"],
])('computed redirects in the configuration of %s are reported', async (tool, config, code) => {
  const { rows } = await plan(tool, {
    [config]: code,
    'src/content/docs/a.md': page('Text.'),
    'docs/a.md': page('Text.'),
  })
  expect(rows.filter((row) => row.startsWith(config))).toEqual([
    tool === 'starlight'
      ? `${config}:undefined "redirects" of the configuration, because code computes it`
      : `${config}:undefined the redirects of the configuration`,
  ])
})

test('front matter that is code is said to be code', async () => {
  const { rows } = await plan('eleventy', { 'a.md': "---js\n{ title: 'A' }\n---\n\nText.\n" })
  expect(rows).toEqual(['a.md:undefined the front matter is code, which is not run'])
})

test.each<[Tool, Record<string, string>, string, string]>([
  [
    'hugo',
    { 'hugo.toml': '[languages]\nen.contentDir = "content/en"\nfr.contentDir = "content/fr"\n' },
    'content/en/',
    'content/fr/',
  ],
  [
    'hugo',
    { 'hugo.toml': '[languages.en]\nlanguageName = "English"\n[languages.fr]\ncontentdir = "./content/fr/"\n' },
    'content/',
    'content/fr/',
  ],
  [
    'starlight',
    {
      'astro.config.mjs':
        "export default { integrations: [starlight({ locales: { root: { lang: 'en' }, fr: { label: 'French' } } })] }",
    },
    'src/content/docs/',
    'src/content/docs/fr/',
  ],
  [
    'vitepress',
    {
      '.vitepress/config.mts':
        "export default { locales: { root: { label: 'English' }, fr: { label: 'Français', lang: 'fr' } } }",
    },
    '',
    'fr/',
  ],
])('%s: the pages of another language than that of the site go to its folder: %j', async (tool, config, own, other) => {
  const { files, rows } = await plan(tool, {
    ...config,
    [`${own}guide/a.md`]: page('[B](b.md)'),
    [`${own}guide/b.md`]: page('Text.'),
    [`${other}guide/a.md`]: page('Texte.'),
  })
  const pages = Object.keys(files).sort()
  expect(pages).toEqual(['docs/guide/a.md', 'docs/guide/b.md', 'fr/docs/guide/a.md'])
  expect(files['fr/docs/guide/a.md']).toContain('aliases:\n  - /fr/guide/a\n')
  expect(rows).toEqual([])
})

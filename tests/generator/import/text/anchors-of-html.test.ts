// Places that links can lead to stay where the element goes; components that show code become fences.

import { expect, test } from 'vitest'
import type { Tool } from '#generator/import/source/tools.ts'
import { plan } from '../../../setup/plan-folder.ts'

const page = (text: string, head = '') => `---\ntitle: Page\n${head}---\n\n${text}\n`

test.each<[Tool, string, string]>([
  ['eleventy', '<div id="old-name"></div>\n\n## New name', '<a id="old-name"></a>'],
  ['eleventy', '## New name <span id="old-name"></span>', '## New name <a id="old-name"></a>'],
  ['eleventy', '<section id="old-name">\n\nText.\n\n</section>', '<a id="old-name"></a>\n\nText.'],
  ['hugo', '<a name="old-name"></a>\n\nText.', '<a id="old-name"></a>'],
  ['jekyll', 'A <span id="old-name">word</span>.', 'A <a id="old-name"></a>word.'],
  ['docusaurus', '- <Link id="old-name"/> Text', '- <a id="old-name"></a> Text'],
])('%s: %s', async (tool, written, expected) => {
  const folder = { hugo: 'content/', docusaurus: 'docs/' }[tool as string] ?? ''
  const { files, rows } = await plan(tool, {
    [`${folder}a.md`]: page(written),
    [`${folder}b.md`]: page('[there](a.md#old-name)'),
  })
  expect(files['docs/a.md']?.replaceAll('name="old', 'id="old')).toContain(expected)
  expect(files['docs/b.md']).toContain('(a.md#old-name)')
  expect(rows.filter((row) => row.includes('anchor'))).toEqual([])
})

test('the id of a heading is made without what a template prints beside it', async () => {
  const { files } = await plan('eleventy', {
    'eleventy.config.js': 'import { IdAttributePlugin } from "@11ty/eleventy"\n',
    'a.md': page('## Fire & ice {% since "2.0" %}'),
    'b.md': page('[there](a.md#fire-and-ice)'),
  })
  expect(files['docs/a.md']).toContain('{#fire-and-ice}')
  expect(files['docs/b.md']).toContain('(a.md#fire-and-ice)')
})

test.each<[string, string]>([
  ['<Code code={`a\nb`} lang="js" />', '```js\na\nb\n```'],
  ['<Code code="a" lang="js" title="a.js" />', '```js title="a.js"\na\n```'],
  ['<Code\n  code={raw}\n  lang="json"\n  title={name}\n/>', '```json title="config.json"\n{ "a": 1 }\n```'],
  ['<Code code={text} lang="md" />', '````md\n```\ncode\n```\n````'],
  ['<Code code={made()} lang="js" />', '<!-- component: Code code= made() lang="js" -->'],
  ['```mdx\n<Code code="a" lang="js" />\n```', '```mdx\n<Code code="a" lang="js" />\n```'],
])('code of a component becomes a fence: %s', async (written, expected) => {
  const head =
    "import { Code } from '@astrojs/starlight/components';\nimport raw from './config.json?raw';\n\n" +
    "export const name = 'config.json';\nexport const text = `\\`\\`\\`\ncode\n\\`\\`\\``;\n\n"
  const { files } = await plan('starlight', {
    'astro.config.mjs': '',
    'src/content/docs/a.mdx': page(head + written),
    'src/content/docs/config.json': '{ "a": 1 }\n',
  })
  expect(files['docs/a.md']?.split('---\n\n')[1]?.trim()).toBe(expected)
})

test('Docusaurus: code of a file, and links of a part of other pages', async () => {
  const { files, rows } = await plan('docusaurus', {
    'docs/a/page.mdx': page(
      "import Code from '!!raw-loader!./one.js'\nimport Part from '../parts/_part.mdx'\n\n" +
        '<CodeBlock language="js">{Code}</CodeBlock>\n\n<Part />\n\n[Root](b.md)',
    ),
    'docs/a/one.js': 'one()\n',
    'docs/parts/_part.mdx': 'See [b](../b.md#two) and [c][c].\n\n[c]: ./c.md\n',
    'docs/parts/c.md': page('Text.'),
    'docs/b.md': page('## Two'),
  })
  expect(files['docs/a/page.md']).toContain('```js\none()\n```\n\nSee [b](../b.md#two) and [c][c].')
  expect(files['docs/a/page.md']).toContain('[c]: ../parts/c.md')
  expect(files['docs/a/page.md']).toContain('[Root](../b.md)')
  expect(rows.filter((row) => row.includes('link'))).toEqual([])
})

test('links to what both sites make by themselves lead there', async () => {
  const made = '[map](/sitemap.xml) [feed](/index.xml)'
  const { files } = await plan('hugo', {
    'content/a.md': page(`${made} [tag](/tags/hot-kilns/) [one](/tags/once/) [tags](/tags/)`),
    'content/blog/_index.md': page(''),
    'content/blog/b.md': page('[list](_index.md)', 'date: 2024-01-02\ntags: [Hot kilns]\n'),
    'content/blog/c.md': page('Text.', 'date: 2024-01-03\ntags: [Hot kilns, once]\n'),
  })
  const tags = '[tag](/blog/tags/hot-kilns) one [tags](/blog/tags)'
  expect(files['docs/a.md']).toContain(`[map](/sitemap.xml) [feed](/blog/feed.xml) ${tags}`)
  expect(files['blog/b.md']).toContain('[list](/blog)')
})

test('values of a data file in JavaScript are printed, and an address in an unknown filter stays', async () => {
  const { files } = await plan('eleventy', {
    '_data/config.js': 'export default { pledge: "https://kiln.example.com/pledge", now: new Date() }\n',
    'a.md': page('[pledge]({{ config.pledge }}) [x]({{ "https://x.example.com/a" | short }}) {{ config.now }}'),
    'b.md': page('<p><a href="{{ "https://x.example.com/b" | short }}">y</a></p>'),
  })
  expect(files['docs/a.md']).toContain('[pledge](https://kiln.example.com/pledge) [x](https://x.example.com/a) {{')
  expect(files['docs/b.md']).toContain('[y](https://x.example.com/b)')
})

test('a post of Material for MkDocs has the days of its date', async () => {
  const { files } = await plan('markdown', {
    'blog/posts/a.md': page('Text.', 'date:\n  created: 2024-01-02\n  updated: 2024-02-03\n'),
  })
  expect(Object.values(files).join('')).toContain('publishedAt: 2024-01-02\nupdatedAt: 2024-02-03\n')
})

// Ids of headings as each tool makes them. The values of VitePress, GitHub, Hugo, MkDocs and Eleventy come from these
// tools themselves (markdown-it-anchor with @mdit-vue/shared, github-slugger, Hugo 0.111, Python-Markdown 3.11,
// @sindresorhus/slugify); those of kramdown follow its source.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Tool } from '#generator/import/source/tools.ts'
import { noteHeadingIds } from '#generator/import/text/heading-ids.ts'
import type { HeadingStyle } from '#generator/import/text/heading-slugs.ts'
import { readSiteValues } from '#generator/import/text/site-values.ts'
import { translate } from '../../../setup/translate-text.ts'

const headings = [
  'kiln.heat',
  'Cool & dry',
  '2. Fire it',
  'Über `options.url` & more',
  'A [link](/a) here',
  '**Bold** _words_ and ~~old~~',
  "C++ / C#: what's new?",
  '`<script setup>` & \\<style>',
  'snake_case and camelCase',
  '日本語の見出し',
  "Émile's café",
  'Fire 🔥 now',
  'A -- b',
  'Twice',
  'Twice',
  'Twice',
  'H<sub>2</sub>O',
  '&copy; and &lt;b&gt;',
  'Trailing punctuation!',
  '100% - done -',
  'Already {#own-id}',
  'APIUsage v2.0.1',
  '???',
  '???',
  '`--flag=<value>`',
]

const ids = {
  vitepress: [
    'kiln-heat',
    'cool-dry',
    '_2-fire-it',
    'uber-options-url-more',
    'a-link-here',
    'bold-words-and-old',
    'c-c-what-s-new',
    'script-setup-style',
    'snake-case-and-camelcase',
    '日本語の見出し',
    'emile-s-cafe',
    'fire-🔥-now',
    'a-b',
    'twice',
    'twice-1',
    'twice-2',
    'h2o',
    '©-and-b',
    'trailing-punctuation',
    '_100-done',
    'own-id',
    'apiusage-v2-0-1',
    '',
    '-1',
    'flag-value',
  ],
  github: [
    'kilnheat',
    'cool--dry',
    '2-fire-it',
    'über-optionsurl--more',
    'a-link-here',
    'bold-words-and-old',
    'c--c-whats-new',
    'script-setup--style',
    'snake_case-and-camelcase',
    '日本語の見出し',
    'émiles-café',
    'fire--now',
    'a----b',
    'twice',
    'twice-1',
    'twice-2',
    'h2o',
    '-and-b',
    'trailing-punctuation',
    '100---done--',
    'own-id',
    'apiusage-v201',
    '',
    '-1',
    '--flagvalue',
  ],
  hugo: [
    'kilnheat',
    'cool--dry',
    '2-fire-it',
    'über-optionsurl--more',
    'a-linka-here',
    'bold-_words_-and-old',
    'c--c-whats-new',
    'script-setup--style',
    'snake_case-and-camelcase',
    '日本語の見出し',
    'émiles-café',
    'fire--now',
    'a----b',
    'twice',
    'twice-1',
    'twice-2',
    'hsub2subo',
    'copy-and-ltbgt',
    'trailing-punctuation',
    '100---done--',
    'own-id',
    'apiusage-v201',
    'heading',
    'heading-1',
    '--flagvalue',
  ],
  'hugo-ascii': [
    'kilnheat',
    'cool--dry',
    '2-fire-it',
    'uber-optionsurl--more',
    'a-linka-here',
    'bold-_words_-and-old',
    'c--c-whats-new',
    'script-setup--style',
    'snake_case-and-camelcase',
    'heading',
    'emiles-cafe',
    'fire--now',
    'a----b',
    'twice',
    'twice-1',
    'twice-2',
    'hsub2subo',
    'copy-and-ltbgt',
    'trailing-punctuation',
    '100---done--',
    'own-id',
    'apiusage-v201',
    'heading-1',
    'heading-2',
    '--flagvalue',
  ],
  blackfriday: [
    'kiln-heat',
    'cool-dry',
    '2-fire-it',
    'über-options-url-more',
    'a-link-a-here',
    'bold-words-and-old',
    'c-c-what-s-new',
    'script-setup-style',
    'snake-case-and-camelcase',
    '日本語の見出し',
    'émile-s-café',
    'fire-now',
    'a-b',
    'twice',
    'twice-1',
    'twice-2',
    'h-sub-2-sub-o',
    'copy-and-lt-b-gt',
    'trailing-punctuation',
    '100-done',
    'own-id',
    'apiusage-v2-0-1',
    'heading',
    'heading-1',
    'flag-value',
  ],
  mkdocs: [
    'kilnheat',
    'cool-dry',
    '2-fire-it',
    'uber-optionsurl-more',
    'a-link-here',
    'bold-words-and-old',
    'c-c-whats-new',
    'script-setup-style',
    'snake_case-and-camelcase',
    '_1',
    'emiles-cafe',
    'fire-now',
    'a-b',
    'twice',
    'twice_1',
    'twice_2',
    'h2o',
    'and-b',
    'trailing-punctuation',
    '100-done-',
    'own-id',
    'apiusage-v201',
    '_2',
    '_3',
    '-flagvalue',
  ],
  eleventy: [
    'kiln-heat',
    'cool-and-dry',
    '2-fire-it',
    'ueber-options-url-and-more',
    'a-link-here',
    'bold-words-and-old',
    'c-c-whats-new',
    'script-setup-and-style',
    'snake-case-and-camel-case',
    '',
    'emiles-cafe',
    'fire-now',
    'a-b',
    'twice',
    'twice-2',
    'twice-3',
    'h2-o',
    'and-b',
    'trailing-punctuation',
    '100-done',
    'own-id',
    'api-usage-v2-0-1',
    '-2',
    '-3',
    'flag-value',
  ],
}

/** The ids that a tool gives to the headings of one page; "" is none. */
function idsOf(words: readonly string[], style: HeadingStyle): string[] {
  const rows = words.map((text, index) => ({ text: `## ${text}`, line: index + 1 }))
  const [part] = noteHeadingIds([{ kind: 'text', rows }], style)
  return (part?.rows ?? []).map(({ text }) => / \{#\uE003?([^{}]*)\}$/u.exec(text)?.[1] ?? '')
}

describe('a tool gives headings these ids:', () => {
  test.each(Object.keys(ids) as (keyof typeof ids)[])('%s', (style) => {
    expect(idsOf(headings, style)).toEqual(ids[style])
  })

  test.each<[HeadingStyle, string[]]>([
    ['kramdown', ['fire-it', 'ber-a', 'a--b', '--x', 'twice', 'twice-1', 'section']],
    ['kramdown-gfm', ['2-fire-it', 'über-a', 'a--b', '--x', 'twice', 'twice-1', '']],
    ['astro', ['2-fire-it', 'über-a', 'a--b', '--x', 'twice', 'twice-1', '']],
    ['mkdocs-unicode', ['2-fire-it', 'über-a', 'a----b', '--x', 'twice', 'twice_1', '_1']],
    ['markdown-it-anchor', ['2.-fire-it', 'über-a', 'a----b', '--x', 'twice', 'twice-1', '']],
  ])('%s', (style, right) => {
    const words = ['2. Fire it', 'Über *a*', 'A -- b', '`--x`', 'Twice', 'Twice', '???']
    expect(idsOf(words, style)).toEqual(right.map((id) => (style === 'kramdown' && id === '--x' ? 'x' : id)))
  })
})

describe('a heading keeps its address', () => {
  test.each<[Tool, string, string]>([
    ['vitepress', '## kiln.heat\n\n## Plain', '## kiln.heat {#kiln-heat}\n\n## Plain'],
    ['vitepress', '## Cool & dry\n\nText.', '## Cool & dry {#cool-dry}\n\nText.'],
    ['vitepress', '## 1st\n\n## 1st', '## 1st {#_1st}\n\n## 1st {#_1st-1}'],
    ['vitepress', '## Twice\n\n## Twice', '## Twice\n\n## Twice'],
    ['vitepress', 'kiln.heat\n---\n\nHot.', 'kiln.heat {#kiln-heat}\n---\n\nHot.'],
    ['vitepress', '## `a.b` {#own}\n\n`## c.d`', '## `a.b` {#own}\n\n`## c.d`'],
    ['vitepress', '```md\n## a.b\n```', '```md\n## a.b\n```'],
    ['vitepress', '> ## a.b\n\n- ## c.d', '> ## a.b {#a-b}\n\n- ## c.d {#c-d}'],
    ['vitepress', '## Fire 🔥 now', '## Fire 🔥 now {#fire-🔥-now}'],
    ['hugo', '## A [link](https://example.com/)', '## A [link](https://example.com/) {#a-linkhttpsexamplecom}'],
    ['jekyll', '## a\n{: #b }', '## a {#b}'],
    ['markdown', '## 9.7 <small>2024</small> { id="9.7" }', '## 9.7 <small>2024</small> {#9.7}'],
    ['starlight', '## Ends with -', '## Ends with - {#ends-with-}'],
    ['docusaurus', '## A.b\n\n## a.b {#ab-1}\n\n## Ab', '## A.b\n\n## a.b {#ab-1}\n\n## Ab'],
    ['eleventy', '## kiln.heat', '## kiln.heat'],
    ['markdown', '## Results & impact', '## Results & impact'],
  ])('of %s: %s', (tool, source, text) => {
    expect(translate(tool, source).text).toBe(text)
  })

  test('the configuration of MkDocs says how', () => {
    const styleOf = (config: string) => {
      const folder = mkdtempSync(join(tmpdir(), 'libretto-headings-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      writeFileSync(join(folder, 'mkdocs.yml'), config)
      const source = { folder, files: ['mkdocs.yml'], problems: [] }
      return readSiteValues({ tool: 'markdown', config: 'mkdocs.yml' }, source, new Set()).headings
    }
    const slugify = 'slugify: !!python/object/apply:pymdownx.slugs.slugify'
    expect(styleOf(`site_name: Kiln\nplugins:\n  - tags:\n      ${slugify}\n`)).toBe('mkdocs')
    expect(
      styleOf(
        `site_name: Kiln\nmarkdown_extensions:\n  - toc:\n      permalink: true\n  - tabbed:\n      ${slugify}\n`,
      ),
    ).toBe('mkdocs')
    expect(styleOf(`site_name: Kiln\nmarkdown_extensions:\n  - toc:\n      ${slugify}\n`)).toBe('mkdocs-unicode')
    expect(idsOf(['A & b { data-x="y" }', 'Path { id=own }'], 'mkdocs')).toEqual(['a-b', ''])
  })

  test('that of the title leads to the top', () => {
    expect(translate('vitepress', '# kiln.heat\n\n## a.b').text).toBe('## a.b {#a-b}')
    expect(translate('vitepress', '# kiln.heat\n\n## a.b').title).toBe('kiln.heat')
  })
})

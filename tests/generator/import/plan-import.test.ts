// Folders of other tools → what an import writes and reports. tests/sites/import has whole sites.

import { describe, expect, test } from 'vitest'
import type { Tool } from '#generator/import/source/tools.ts'
import { plan } from '../../setup/plan-folder.ts'

const page = (text: string, head = '') => `---\ntitle: Page\n${head}---\n\n${text}\n`

test.each<[Tool, string]>([
  ['hugo', '{{< ref "b.md" >}}'],
  ['hugo', '{{< relref "b.md" >}}'],
  ['jekyll', '{% link b.md %}'],
])('a reference of %s to a page beside it becomes a link: %s', async (tool, reference) => {
  const folder = tool === 'hugo' ? 'content/' : ''
  const { files, rows } = await plan(tool, {
    [`${folder}a.md`]: page(`See [b](${reference}).`),
    [`${folder}b.md`]: page('Text.'),
  })
  expect(files['docs/a.md']).toContain('See [b](b.md).\n')
  expect(rows).toEqual([])
})

test.each<[Tool, string, string]>([
  ['hugo', 'See {{< ref "b.md" >}}.', 'See [Page](b.md).'],
  ['hugo', '({{< relref path="b.md#two" >}})', '([Page](b.md#two))'],
  ['hugo', '[b]({{< relref path="b.md" >}}#two)', '[b](b.md#two)'],
  ['hugo', '[b][r]\n\n[r]: {{< ref "b" >}}', '[b][r]\n\n[r]: b.md'],
  ['hugo', 'See {{< ref "none.md" >}}.', 'See none.md.'],
  ['jekyll', 'See {% link b.md %}!', 'See [Page](b.md)!'],
  ['jekyll', '[b]({{ site.url }}{{ site.baseurl }}{% link b.md %}#two)', '[b](b.md#two)'],
])('a reference of %s ends where its tag ends: %s', async (tool, text, expected) => {
  const folder = tool === 'hugo' ? 'content/' : ''
  const { files } = await plan(tool, {
    ...(tool === 'jekyll' && { '_config.yml': 'url: https://lake.example.com\nbaseurl: /lake\n' }),
    [`${folder}a.md`]: page(text),
    [`${folder}b.md`]: page('## Two'),
  })
  expect(files['docs/a.md']?.split('---\n\n')[1]).toBe(`${expected}\n`)
})

test.each([
  ['[a]({{< ref "none.md#c" >}})', 'a'],
  ['{{< relref "none.md" >}}', 'none.md'],
  ['<img src="{{< ref "none.md" >}}" alt="a">', 'a'],
])('a reference of Hugo to a page that is missing is lost, and reported: %s', async (text, expected) => {
  const { files, rows } = await plan('hugo', { 'content/a.md': page(`Text.\n\n${text}`) })
  expect(files['docs/a.md']?.split('---\n\n')[1]).toBe(`Text.\n\n${expected}\n`)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatch(/^content\/a\.md:7 the (?:link to|picture) "none\.md(?:#c)?": there is no such page or file/)
})

describe('a page that the old site does not publish is a draft', () => {
  test.each<[Tool, string, string[]]>([
    ['jekyll', 'published: no', []],
    ['jekyll', 'published: "false"', []],
    ['hugo', 'draft: "true"', []],
    ['hugo', 'draft: YES', []],
    ['hugo', 'draft: 1', []],
    ['docusaurus', 'draft: On', []],
    ['hugo', 'draft: soon', ['3 the value of "draft" in the front matter: "soon"']],
    ['hugo', 'headless: true', []],
    ['hugo', 'build:\n  render: never', []],
    ['hugo', '_build: { list: never, render: false }', []],
    ['hugo', 'expirydate: 2001-02-03', ['3 the value of "expirydate" in the front matter: "2001-02-03"']],
  ])('%s: %s', async (tool, head, losses) => {
    const file = { hugo: 'content/a.md', docusaurus: 'docs/a.md' }[tool as string] ?? 'a.md'
    const { files, rows } = await plan(tool, { [file]: page('Text.', `${head}\n`) })
    expect(files['docs/a.md']).toContain('status: draft\n')
    expect(rows).toEqual(losses.map((loss) => `${file}:${loss}`))
  })

  test.each(['draft: no', 'draft: "0"', 'draft:', 'published: yes', 'published: 2024-01-05'])(
    'but not with %s',
    async (head) => {
      const { files, rows } = await plan('jekyll', { 'a.md': page('Text.', `${head}\n`) })
      expect(files['docs/a.md']).not.toContain('status')
      expect(rows).toEqual([])
    },
  )

  test.each(['expiryDate: 2098-01-01', 'headless: false', 'build: { render: always }'])(
    'but not with %s, which is reported',
    async (head) => {
      const { files, rows } = await plan('hugo', { 'content/a.md': page('Text.', `${head}\n`) })
      expect(files['docs/a.md']).not.toContain('status')
      expect(rows).toEqual([`content/a.md:3 the key "${head.split(':')[0]}" of the front matter`])
    },
  )
})

test('a page of Hugo is not published before its publishDate, and tables of TOML are found', async () => {
  const { files, rows } = await plan('hugo', {
    'content/a.md': '+++\ntitle = "A"\ndate = 2024-01-05\npublishDate = 2098-01-01\n[params.x]\n[[cascade]]\n+++\n',
  })
  expect(files['docs/a.md']).toContain('publishedAt: 2098-01-01\n')
  expect(rows).toEqual(
    ['date:3', 'params:5', 'cascade:6'].map((place) => {
      const [key, line] = place.split(':')
      return `content/a.md:${line} the key "${key}" of the front matter`
    }),
  )
})

test('front matter that overflows the parser is reported, and the other pages come over', async () => {
  const deep = `---\n${'\t-'.repeat(50_000)}${'|\n'.repeat(20_000)}---\nText.\n`
  const { files, rows } = await plan('jekyll', { 'a.md': deep, 'b.md': page('Text.') })
  expect(Object.keys(files)).toEqual(['docs/b.md'])
  expect(rows).toEqual(['a.md:undefined the front matter cannot be read'])
})

test('of two pages with one address the second is left out, and reported', async () => {
  const { files, rows } = await plan('docusaurus', { 'docs/x.md': page('Text.'), 'docs/x/index.md': page('Text.') })
  expect(Object.keys(files)).toEqual(['docs/x.md'])
  expect(rows).toEqual(['docs/x/index.md:undefined the page would take the place of docs/x.md (the address /docs/x)'])
})

test('an address that only the old site can compute redirects nowhere', async () => {
  const { files, rows } = await plan('eleventy', {
    'posts/a.md': page('Text.', 'date: 2024-01-05\npermalink: "/p/{{ title | slug }}/index.html"\n'),
    'posts/b.md': page('Text.', 'date: 2024-01-05\n'),
  })
  expect(files['blog/a.md']).not.toContain('aliases')
  expect(files['blog/b.md']).toContain('aliases:\n  - /posts/b\n')
  expect(rows).toEqual([
    'posts:undefined the address "/posts" of the list of articles',
    'posts/a.md:4 the key "permalink" of the front matter',
  ])
})

test('the ending of a page in an address is that of HTML', async () => {
  const { files, rows } = await plan('jekyll', {
    '_config.yml': 'permalink: /:year/:title:output_ext\n',
    '_posts/2024-01-05-trip.md': page('Text.'),
  })
  expect(files['blog/trip.md']).toContain('aliases:\n  - /2024/trip.html\n')
  expect(rows).toEqual([])
})

test('a file of Markdown that has become no page is no download', async () => {
  const { files, rows } = await plan('hugo', {
    'content/a.md': page('See [b](posts/b.md) and [c](/c.md).'),
    'content/posts/b.md': page('Secret.'),
    'static/c.md': 'For you.',
  })
  expect(Object.keys(files)).toEqual(['docs/a.md', 'assets/c.md'])
  expect(files['docs/a.md']).toContain('See b and [c](/assets/c.md).')
  expect(rows.toSorted()).toEqual([
    'content/a.md:5 the link to "posts/b.md": the file has become no page',
    'content/posts/b.md:1 the page has no date, which "blog" needs',
    'content/posts:undefined the address "/posts" of the list of articles',
  ])
})

test.each([
  ['---json\n{ "title": "Sail", "tags": ["a"] }\n---\n\nText.', []],
  ['--- yaml\ntitle: Sail\ntags: [a]\n---\n\nText.', []],
  ['---toml\ntitle = "Sail"\ntags = ["a"]\n---\n\nText.', []],
  ['---js\n{ title: name() }\n---\n\nText.', ['a.md:undefined the front matter is code, which is not run']],
])('front matter in the language that its fence names: %j', async (text, losses) => {
  const { files, rows } = await plan('eleventy', { 'a.md': text })
  if (losses.length === 0) expect(files['docs/a.md']).toMatch(/^---\ntitle: Sail\ntags:\n {2}- a\n.*---\n\nText\.\n$/s)
  expect(rows).toEqual(losses)
})

test('diagrams that are not drawn are listed, and formulas are not', async () => {
  const { rows } = await plan('hugo', {
    'content/a.md': page('$$\na = b_1\n$$\n\n```mermaid\ngraph TD\n```\n\n`$$a$$` from $5 to $6'),
  })
  expect(rows).toEqual(['content/a.md:10 the diagram is shown as code: it has no boxes'])
})

test('each language of a page comes over, under the name without it', async () => {
  const { files, rows } = await plan('hugo', {
    'hugo.toml': 'defaultContentLanguage = "fr"\n',
    'content/b/index.fr.md': page('[D](../d.md)'),
    'content/b/index.en.md': page('Text.'),
    'content/d.fr.md': page('[B]({{< ref "b" >}})'),
    'content/vue.js.md': page('Text.'),
  })
  expect(Object.keys(files)).toEqual(['en/docs/b.md', 'docs/b.md', 'docs/d.md', 'docs/vue-js.md'])
  expect(files['docs/b.md']).toMatch(/aliases:\n {2}- \/b\n---\n\n\[D\]\(d\.md\)/)
  expect(files['docs/d.md']).toMatch(/aliases:\n {2}- \/d\n---\n\n\[B\]\(b\.md\)/)
  expect(files['en/docs/b.md']).toMatch(/aliases:\n {2}- \/en\/b\n---/)
  expect(rows).toEqual([])
})

test('an old address is relative to the folder of the page', async () => {
  const { files, rows } = await plan('hugo', {
    'content/boats/row.md': page('Text.', 'aliases: [oars, ../rowing, ../../../up]\n'),
  })
  expect(files['docs/boats/row.md']).toContain('aliases:\n  - /boats/row\n  - /boats/oars\n  - /rowing\n  - /up\n')
  expect(rows).toEqual([])
})

test('a page of what looks like thousands of tags is read in time: quadratic steps would take minutes', async () => {
  const { files } = await plan('jekyll', { 'a.md': page('{:{:}\n('.repeat(140_000)) })
  expect(files['docs/a.md']).toContain('{:{:}')
})

test.each([
  ['title: 2024', 'title: "2024"'],
  ['title: 1.10 # the next one', 'title: "1.10"'],
  ['title: true', 'title: "true"'],
  ['title: Page\nlinkTitle: 2.0', 'label: "2.0"'],
])('a title that is a number to YAML keeps its digits: %s', async (head, expected) => {
  const { files, rows } = await plan('hugo', { 'content/a.md': `---\n${head}\n---\n\nText.\n` })
  expect(files['docs/a.md']).toContain(`${expected}\n`)
  expect(rows).toEqual([])
})

describe('a link to a page in another language', () => {
  const config = "themeConfig: {}, locales: { root: { lang: 'en', label: 'English' }, fr: { lang: 'fr', label: 'FR' } }"
  const site = {
    'docs/.vitepress/config.js': `export default { ${config} }\n`,
    'docs/a.md': page('[fr](/fr/a) [fr](./fr/a.md)'),
    'docs/b.md': page('## Two'),
    'docs/fr/a.md': page('[b](/b#two) [original](/a)'),
  }

  test('keeps its address, also to a page without a translation', async () => {
    const { files } = await plan('vitepress', site)
    expect(files['docs/a.md']).toContain('\n[fr](/fr/docs/a) [fr](/fr/docs/a)\n')
    expect(files['fr/docs/a.md']).toContain('\n[b](../../docs/b.md#two) original\n')
  })

  test('becomes its words where the address leads to the translation, which is listed', async () => {
    const { rows } = await plan('vitepress', site)
    expect(rows).toEqual(['docs/fr/a.md:5 the link to "/a": in this language, its address leads to the translation'])
  })
})

test('an expression of MDX that stays is listed, and words in braces that are none are not', async () => {
  const { rows } = await plan('docusaurus', {
    'docs/a.mdx': page("One{' '}\n{1 + 1} and {list.map((n) => n)} and \\{one two} and `{x}`\n\n## Two {#two}"),
  })
  expect(rows.map((row) => row.replace('docs/a.mdx:', ''))).toEqual([
    '6 "{1 + 1}" is not known and stays in the text',
    '6 "{list.map((n) => n)}" is not known and stays in the text',
  ])
})

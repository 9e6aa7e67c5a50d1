// What templates of the old site print, as far as it is known without running them.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { planImport } from '#generator/import/plan-import.ts'
import { evaluate } from '#generator/import/text/template-values.ts'

const names = {
  site: { repository: 'https://code.example.com/kiln', data: { people: [{ name: 'Ada' }] }, year: 2024 },
  page: { title: 'Hot kiln', 'short-title': 'Hot', date: '2024-03-05' },
}

test.each<[string, unknown]>([
  ['site.repository', 'https://code.example.com/kiln'],
  ['site.data.people[0].name', 'Ada'],
  ['page["short-title"]', 'Hot'],
  ['site.year', 2024],
  ['"a" | upcase', 'A'],
  ["'/docs/' | relative_url", '/docs/'],
  ["'docs/a/#b' | relative_url", '/docs/a/#b'],
  ["'mailto:ada@example.com' | absolute_url", 'mailto:ada@example.com'],
  ['page.title | downcase | append: "!" | prepend: site.year', '2024hot kiln!'],
  ['page.title | replace: "Hot", "Cold"', 'Cold kiln'],
  ['page.title | replace("Hot", "Cold") | upper', 'COLD KILN'],
  ['page.missing | default: "none"', 'none'],
  ['page.date | date: "%-d %b %Y, %%"', '5 Mar 2024, %'],
  ['"a | b" | escape', 'a | b'],
  ["'<b>' | escape", '&lt;b&gt;'],
  ['page.title | slugify', 'hot-kiln'],
  ['"x" | strip | capitalize | markdownify', 'X'],
  // Not known: names, filters, computed values, and what changes from day to day.
  ['page.title | replace: "Hot", "$&$$"', '$&$$ kiln'],
  ['page.missing', undefined],
  ['page.title | shout', undefined],
  ['page.title | append: page.missing', undefined],
  ['"now" | date: "%Y"', undefined],
  ['page.date | date: "%Q"', undefined],
  ['page.date | plus: "a"', undefined],
  ['a + b', undefined],
  ['site', undefined],
  ['constructor', undefined],
  ['page.constructor.name', undefined],
  ['"open', undefined],
  ['', undefined],
])('{{ %s }} prints %j', (expression, value) => {
  expect(evaluate(expression, names)).toBe(value)
})

test.each([
  ['replace', ' | replace: "a", "aaaaaaaa"'],
  ['replace nothing', ' | replace: "", "aaaaaaaa"'],
])('values that grow without end are not known: %s', (_, filter) => {
  expect(evaluate(`"a"${filter.repeat(3)}`, names)).toMatch(/^a+$/)
  expect(evaluate(`"a"${filter.repeat(60)}`, names)).toBeUndefined()
})

test('a text that is appended to itself again and again is not known', () => {
  let text: unknown = 'aaaaaaaa'
  for (let round = 0; round < 60 && text !== undefined; round++) text = evaluate('a | append: a', { a: text })
  expect(text).toBeUndefined()
})

/** The texts of the pages of a site, and what is left in them. */
function importFiles(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-values-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const keysOf = () => ({ known: ['title'], required: ['title'], extra: [] })
  const options = { from: undefined, to: 'docs', keysOf, routes: new Set<string>(), redirects: new Map(), prefix: '' }
  const plan = planImport(folder, options)
  const pages = plan.files.filter(({ kind }) => kind === 'page')
  const textOf = ({ bytes }: { bytes: Uint8Array }) =>
    new TextDecoder().decode(bytes).replace(/^---\n[^]*?\n---\n\n/, '')
  return {
    texts: Object.fromEntries(pages.map((page) => [page.path, textOf(page)])),
    losses: plan.problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
  }
}

test('Hugo: param reads the page, what sections hand down, and the site; also in addresses and in code', () => {
  const { texts, losses } = importFiles({
    'hugo.yaml':
      'baseURL: https://kiln.example.com/\nparams:\n  repo: https://code.example.com/kiln\n  a: { Deep: 7 }\n',
    'content/docs/v2/_index.md': '---\ntitle: V2\ncascade:\n  params: { release: v2.4.1 }\n---\n\nOld.',
    'content/docs/v2/get.md':
      '---\ntitle: Get\nparams: { own: mine }\n---\n\n' +
      'Download release {{< param release >}} from the [source][src], {{% param "a.deep" %}} {{< param own >}}.\n\n' +
      '```sh\nget {{< param release >}} {{</* param release */>}}\n```\n\n' +
      '{{< param missing >}}\n\n[src]: {{< param repo >}}/tree/{{< param release >}}/\n',
  })
  expect(texts['docs/v2/get.md']).toBe(
    'Download release v2.4.1 from the [source][src], 7 mine.\n\n' +
      '```sh\nget v2.4.1 {{< param release >}}\n```\n\n' +
      '{{< param missing >}}\n\n[src]: https://code.example.com/kiln/tree/v2.4.1/\n',
  )
  expect(losses.filter((loss) => loss.includes('shortcode'))).toEqual([
    'content/docs/v2/get.md:12 the shortcode "param" is not known and stays in the text',
  ])
})

test('Jekyll: every value of the configuration, data, front matter, and names that a text gives', () => {
  const { texts, losses } = importFiles({
    '_config.yml': 'title: Kiln\nbaseurl: /kiln\nrepository: https://code.example.com/kiln\nport: 4000\n',
    '_data/versions.yml': 'ruby: { least: 3.1.0 }\n',
    'fire.md':
      '---\ntitle: Fire\nheat: 900\n---\n\n{% assign unit = "°C" %}\n' +
      'See [issue]({{ site.repository }}/issues/7), port `{{ site.port }}`, {{ page.heat }} {{ unit }}, ' +
      '{{ site.data.versions.ruby.least }}, {{ page.title | upcase }}.\n\n' +
      '{% raw %}{{ site.title }}{% endraw %} {{ site.time }}\n',
  })
  expect(texts['docs/fire.md']).toBe(
    'See [issue](https://code.example.com/kiln/issues/7), port `4000`, 900 °C, 3.1.0, FIRE.\n\n' +
      '{{ site.title }} {{ site.time }}\n',
  )
  expect(losses).toEqual([
    'fire.md:3 the key "heat" of the front matter',
    'fire.md:9 "{{ site.time }}" is not known and stays in the text',
  ])
})

test('Eleventy: global data, front matter and set', () => {
  const { texts } = importFiles({
    'eleventy.config.js': 'export default () => ({ dir: { input: "." } })\n',
    '_data/links.json': '{"forum": "https://forum.example.com/"}',
    'fire.md':
      '---\ntitle: Fire\n---\n\n{% set a = "b" %}{{ a | upper }} [forum]({{ links.forum }}) {{ title }} {{ c }}\n',
  })
  expect(texts['docs/fire.md']).toBe('B [forum](https://forum.example.com/) Fire {{ c }}\n')
})

test('VitePress: front matter and literals, outside code', () => {
  const { texts } = importFiles({
    '.vitepress/config.js': 'export default { title: "Kiln" }\n',
    'fire.md':
      "---\ntitle: Fire\nheat: 900\n---\n\n{{ $frontmatter.heat }} {{ 'a' }} `{{ $frontmatter.heat }}` {{ b }}\n",
  })
  expect(texts['docs/fire.md']).toBe('900 a `{{ $frontmatter.heat }}` {{ b }}\n')
})

test('data that cannot be read gives no values', () => {
  const { texts } = importFiles({
    '_config.yml': 'title: Kiln\n',
    '_data/broken.json': '{"a": ',
    'fire.md': '---\ntitle: Fire\n---\n\n{{ site.data.broken.a }} {{ "open }} {{ }}\n',
  })
  expect(texts['docs/fire.md']).toBe('{{ site.data.broken.a }} {{ "open }} {{ }}\n')
})

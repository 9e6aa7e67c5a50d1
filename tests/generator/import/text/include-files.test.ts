import { describe, expect, test } from 'vitest'
import { includeFiles } from '#generator/import/text/include-files.ts'

/** The text of a page of VitePress with what it includes, and the lines that cannot be included. */
function include(text: string, files: Readonly<Record<string, string>>) {
  const losses: string[] = []
  let reads = 0
  const rows = includeFiles(
    text.split('\n').map((row, index) => ({ text: row, line: index + 1 })),
    {
      file: 'docs/guide/page.md',
      base: 'docs',
      readText: (file) => {
        reads++
        return files[file]
      },
      report: { lose: ({ line, message }) => losses.push(`${line}: ${message}`), count: () => {} },
    },
  )
  return { text: rows.map((row) => row.text).join('\n'), lines: rows.map(({ line }) => line), losses, reads }
}

const code = '// #region rent\nrent()\n// #endregion rent\n\npay()\n'

describe('code', () => {
  test.each([
    ['<<< @/rent.js', '```js\nrent()\n\npay()\n```'],
    ['<<< ../rent.js#rent', '```js\nrent()\n```'],
    ['  <<< @/rent.js#rent{1,3-4 ts:line-numbers} [Rent]', '  ```ts{1,3-4} [Rent]\n  rent()\n  ```'],
    ['<<< @/rent.js#rent{1}[A]', '```js{1} [A]\nrent()\n```'],
    ['<<< @/rent.js#rent{c++}', '```c++\nrent()\n```'],
    ['```md\n<<< @/rent.js\n```', '```md\n<<< @/rent.js\n```'],
  ])('%j', (source, text) => {
    expect(include(source, { 'docs/rent.js': code })).toMatchObject({ text, losses: [] })
  })

  test('with fences in it gets longer ones', () => {
    expect(include('<<< ./a.md', { 'docs/guide/a.md': '```js\n1\n```\n' }).text).toBe('````md\n```js\n1\n```\n````')
  })
})

test('a text stands in the place of its line, without its front matter', () => {
  const files = { 'docs/part.md': '---\ntitle: Part\n---\nOne.\n<!-- @include: ./two.md -->', 'docs/two.md': 'Two.' }
  const { text, lines } = include('Before.\n<!--@include: ../part.md-->\nAfter.', files)
  expect(text).toBe('Before.\nOne.\nTwo.\nAfter.')
  expect(lines).toEqual([1, 2, 2, 3])
})

test.each([
  ['{2,3}', '2\n3'],
  ['{,2}', '1\n2'],
  ['{4,}', '4'],
])('only the lines %s of a text stand in its place', (range, text) => {
  expect(include(`<!--@include: ./a.md${range}-->`, { 'docs/guide/a.md': '1\n2\n3\n4' })).toMatchObject({
    text,
    losses: [],
  })
})

test.each([
  '<<< @/none.js',
  '<!--@include: ./a.md#a heading-->',
  '<<< @/rent.js#none',
  '<!--@include: ../../../secret.md-->',
])('%s stays, and is reported', (line) => {
  const { text, losses } = include(`Text.\n\n${line}`, { 'docs/rent.js': code })
  expect(text).toBe(`Text.\n\n${line}`)
  expect(losses).toEqual([`3: "${line}" cannot be included, and stays in the text`])
})

test('pages that include themselves many times come to an end', () => {
  const line = '<!--@include: ./page.md-->'
  const page = Array.from({ length: 1000 }, () => line).join('\n')
  const { reads, losses } = include(page, { 'docs/guide/page.md': page })
  expect(reads).toBeLessThan(1000)
  expect(losses.length).toBeGreaterThan(0)
})

test.each([
  [
    "import Part, { toc as more } from './_part.mdx'\n\n<Part />",
    "import Part, { toc as more } from './_part.mdx'\n\nIn.",
  ],
  ["import Part from './_part.mdx';\n\n<Part />", "import Part from './_part.mdx';\n\nIn."],
  ['import Part from \'@site/guide/_part.mdx\';\n<Part name="x" />', "import Part from '@site/guide/_part.mdx';\nIn."],
  ["import Other from './other.js';\n<Part />", "import Other from './other.js';\n<Part />"],
  ['{% include_relative _part.mdx %}', 'In.'],
  ['{{% include "part.md" %}}', 'In.'],
  ['{{< readfile file="/guide/part.md" >}}', 'In.'],
  ['See {{% include "part.md" %}}.', 'See {{% include "part.md" %}}.'],
])('parts of other tools: %j', (source, text) => {
  const files = { 'docs/guide/_part.mdx': '---\nx: 1\n---\nIn.\n', 'docs/guide/part.md': 'In.\n' }
  expect(include(source, files)).toMatchObject({ text, losses: [] })
})

test.each<[string, string, Readonly<Record<string, string>>]>([
  // Hugo: from a folder of pages around the page.
  ['{{% include "/_common/a.md" %}}', 'In.', { 'docs/_common/a.md': 'In.' }],
  ['{{% include "/_common/a.md" %}}', 'In.', { '_common/a.md': '---\ntitle: A\n---\nIn.' }],
  // Jekyll: a file without logic, and without values for it.
  ['{% include note.md %}', 'In.', { 'docs/_includes/note.md': 'In.\n' }],
  ['{%- include a/note.html -%}', '<b>In</b>', { 'docs/_includes/a/note.html': '<b>In</b>\n' }],
])('of another folder: %j is %j', (source, text, files) => {
  expect(include(source, files)).toMatchObject({ text, losses: [] })
})

test.each<[string, Readonly<Record<string, string>>]>([
  ['{{% include "/_common/a.md" %}}', {}],
  ['{% include note.md %}', { 'docs/_includes/note.md': '{% if page.hot %}In.{% endif %}' }],
  ['{% include note.md %}', { 'docs/_includes/note.md': '{{ include.words }}' }],
  ['{% include note.md words="A" %}', { 'docs/_includes/note.md': 'In.' }],
])('%j stays, and is reported with other tags', (source, files) => {
  expect(include(source, files).text).toBe(source)
})

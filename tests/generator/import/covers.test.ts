// The picture of a page, as each tool and its themes name it, is its cover.

import { expect, test } from 'vitest'
import type { Tool } from '#generator/import/source/tools.ts'
import { plan } from '../../setup/plan-folder.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z" fill="#808080"/></svg>'
const page = (head: string) => `---\ntitle: Page\ndate: 2026-01-01\n${head}---\n\nText.\n`
const headOf = (text = '') => /^cover:\n(?: {2}.*\n)*/m.exec(text)?.[0] ?? ''

test.each<[Tool, string, string, string, string]>([
  [
    'hugo',
    'content/blog/a.md',
    'static/images/pier.svg',
    'featured_image: /images/pier.svg',
    '/assets/images/pier.svg',
  ],
  ['hugo', 'content/blog/a.md', 'static/images/pier.svg', 'image: images/pier.svg', '/assets/images/pier.svg'],
  ['hugo', 'content/blog/a.md', 'static/pier.svg', 'images: [/pier.svg, /other.svg]', '/assets/pier.svg'],
  ['hugo', 'content/blog/a/index.md', 'content/blog/a/b.svg', 'cover: { image: b.svg }', '/assets/blog/a/b.svg'],
  ['hugo', 'content/blog/a/index.md', 'content/blog/a/feature-lake.svg', '', '/assets/blog/a/feature-lake.svg'],
  ['docusaurus', 'blog/a.md', 'static/img/pier.svg', 'image: /img/pier.svg', '/assets/img/pier.svg'],
  ['docusaurus', 'blog/a.md', 'blog/pier.svg', 'image: ./pier.svg', '/assets/blog/pier.svg'],
  ['jekyll', '_posts/2026-01-01-a.md', 'assets/pier.svg', 'image: { path: /assets/pier.svg }', '/assets/pier.svg'],
  ['jekyll', '_posts/2026-01-01-a.md', 'assets/pier.svg', 'header: { teaser: assets/pier.svg }', '/assets/pier.svg'],
])('%s, %s: %s by "%s%s"', async (...row) => {
  const [tool, file, picture, head, src] = row
  const { files, rows } = await plan(tool, { [file]: page(head === '' ? '' : `${head}\n`), [picture]: svg })
  expect(rows).toEqual([])
  expect(headOf(files['blog/a.md'])).toBe(`cover:\n  src: ${src}\n`)
  expect(Object.keys(files)).toContain(src.slice(1))
})

test.each([
  'cover: { image: /pier.svg, alt: The pier }',
  'image: { src: /pier.svg, alt: The pier }',
  'featured_image: /pier.svg\nfeatured_image_alt: The pier',
])('says what it shows, if the page does: %s', async (head) => {
  const { files, rows } = await plan('hugo', { 'content/blog/a.md': page(`${head}\n`), 'static/pier.svg': svg })
  expect(rows).toEqual([])
  expect(headOf(files['blog/a.md'])).toBe('cover:\n  src: /assets/pier.svg\n  alt: The pier\n')
})

test.each([
  ['image: https://pics.example.com/a.png', 'the cover "https://pics.example.com/a.png": it is on another site'],
  ['image: /none.png', 'the picture "/none.png": there is no such page or file in the folder'],
  ['image: /notes.txt', 'the cover "/notes.txt": it is no picture that pages show'],
])('a cover that cannot come over is reported: %s', async (head, message) => {
  const { files, rows } = await plan('hugo', {
    'content/blog/a.md': page(`${head}\n`),
    'static/notes.txt': 'Notes.\n',
  })
  expect(rows).toEqual([`content/blog/a.md:4 ${message}`])
  expect(headOf(files['blog/a.md'])).toBe('')
})

test('a page of another collection has none, and its picture is reported', async () => {
  const { rows } = await plan('hugo', { 'content/a.md': page('image: 7\n'), 'content/blog/b.md': page('cover: []\n') })
  expect(rows).toEqual([
    'content/a.md:4 the key "image" of the front matter',
    'content/blog/b.md:4 the key "cover" of the front matter',
  ])
})

// Which page's picture a page shows in link previews.

import { expect, it } from 'vitest'
import { describeFiles } from '../describe-files.ts'

const pageOf = (title: string) => `title: ${title}\ndescription: A page.\n`
const postOf = (title: string) => `---\ntitle: ${title}\npublishedAt: 2026-01-01\n---\nText.\n`
const many = (count: number, fileOf: (index: number) => [path: string, text: string]) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => fileOf(index)))
const posts = (count: number) => many(count, (index) => [`content/blog/post-${index}.md`, postOf(`Post ${index}`)])
const guides = (count: number) =>
  many(count, (index) => [`content/pages/guides/topic-${index % 7}/page-${index}.yaml`, pageOf(`Guide ${index}`)])

/** What is printed on the picture of each page, by address. */
async function cardsOf(files: Readonly<Record<string, string>>) {
  const { routes } = await describeFiles(files)
  return new Map(routes.map(({ url, head }) => [url, head?.image?.card]))
}

it('an article has a picture of its own, with the part of the site that it belongs to', async () => {
  const cards = await cardsOf({ ...posts(2), 'content/help/sound.md': '---\ntitle: Sound\n---\nText.\n' })
  expect(cards.get('/blog/post-0')).toMatchObject({
    section: 'Blog',
    title: 'Post 0',
    address: 'example.com/blog/post-0',
  })
  expect(cards.get('/help/sound')).toMatchObject({ section: 'Help Center', title: 'Sound' })
})

it('up to 30 articles have a picture each; more show that of their index page', async () => {
  const titles = async (count: number, index = {}) => {
    const cards = await cardsOf({ ...posts(count), ...index })
    return new Set([...cards].flatMap(([url, card]) => (card && url.startsWith('/blog/') ? [card.title] : [])))
  }
  expect((await titles(30)).size).toBe(30)
  expect(await titles(31)).toEqual(new Set(['Blog']))
  expect(await titles(31, { 'content/pages/blog.yaml': pageOf('News') })).toEqual(new Set(['News']))
})

it('pages follow the same rule, however deep they are below the first part of their address', async () => {
  const files = {
    'content/pages/home.yaml': pageOf('Welcome'),
    'content/pages/prices.yaml': pageOf('Prices'),
    'content/pages/guides.yaml': pageOf('All guides'),
    'content/pages/prices/groups.yaml': pageOf('Groups'),
  }
  const few = await cardsOf({ ...files, ...guides(30) })
  expect(few.get('/guides/topic-1/page-8')).toMatchObject({ title: 'Guide 8' })
  const cards = await cardsOf({ ...files, ...guides(31) })
  expect(cards.get('/guides/topic-1/page-8')).toMatchObject({ title: 'All guides', address: 'example.com/guides' })
  expect(cards.get('/guides/topic-1/page-8')).toEqual(cards.get('/guides'))
  expect(cards.get('/prices/groups')).toMatchObject({ title: 'Groups' })
  expect(cards.get('/')).toMatchObject({ title: 'Welcome' })
})

it('pages without a page above them show the picture of the home page', async () => {
  const home = { 'content/pages/home.yaml': pageOf('Welcome') }
  const cards = await cardsOf({ ...home, ...guides(31) })
  expect(cards.get('/guides/topic-1/page-8')).toEqual(cards.get('/'))
  const bare = await cardsOf(guides(31))
  expect(bare.get('/guides/topic-1/page-8')).toEqual(bare.get('/'))
})

it('pages that nothing but the home page is above have pictures of their own, however many they are', async () => {
  const cards = await cardsOf(many(40, (index) => [`content/pages/page-${index}.yaml`, pageOf(`Page ${index}`)]))
  expect(cards.get('/page-39')).toMatchObject({ title: 'Page 39' })
})

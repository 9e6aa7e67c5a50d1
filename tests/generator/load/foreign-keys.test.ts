// Front matter as Hugo, Jekyll and Docusaurus write it.

import { describe, expect, it } from 'vitest'
import { standardSchema, takeOwnKeys } from '#generator/load/foreign-keys.ts'
import { checkFolder, writeFolder } from '../../setup/mini-site.ts'

const site = {
  'content/site.yaml': 'name: Test\nurl: https://example.com\n',
  'content/pages/home.yaml': 'title: Home\ndescription: The home page.\n',
}
const check = async (file: string, head: string) => {
  const { content, problems, printed } = await checkFolder(
    await writeFolder({ ...site, [`content/${file}`]: `---\ntitle: First\n${head}---\n\nText.\n` }),
  )
  const { blog = [], help = [] } = content?.articles ?? {}
  return { head: [...blog, ...help][0]?.head, problems, printed }
}

describe('front matter of other tools', () => {
  it.each([
    ['date: 2024-01-05', { publishedAt: '2024-01-05' }],
    ['date: 2024-01-05T10:00:00+01:00', { publishedAt: '2024-01-05T10:00:00+01:00' }],
    ['date: 2024-01-05T10:00:00.000Z', { publishedAt: '2024-01-05T10:00:00.000Z' }],
    ['date: 2024-01-05 10:00:00 +0100', { publishedAt: '2024-01-05T10:00:00+01:00' }],
    ['date: 2024-01-05 10:00', { publishedAt: '2024-01-05T10:00:00Z' }],
    ['pubDate: 2024-01-05', { publishedAt: '2024-01-05' }],
    ['date: 2024-01-05\nlastmod: 2024-02-06', { publishedAt: '2024-01-05', updatedAt: '2024-02-06' }],
    ['publishedAt: 2024-01-05\nupdated: 2024-02-06 09:30', { updatedAt: '2024-02-06T09:30:00Z' }],
    ['date: 2024-01-05\ndraft: false', { status: 'published' }],
    ['date: 2024-01-05\npublished: true', { status: 'published' }],
    ['date: 2024-01-05\nauthor: Jane Miller', { author: { name: 'Jane Miller' } }],
    ['date: 2024-01-05\nsummary: Short.', { excerpt: 'Short.' }],
    ['date: 2024-01-05\ncategories: [Fish]', { category: 'Fish' }],
    ['date: 2024-01-05\ncategories: Fish', { category: 'Fish' }],
  ])('of a post is understood: %s', async (head, expected) => {
    const found = await check('blog/first.md', `${head}\n`)
    expect(found.printed).toBe('')
    expect(found.head).toMatchObject(expected)
  })

  it.each(['lastmod', 'updated', 'last_modified_at'])('of a help article is understood: %s', async (key) => {
    expect((await check('help/first.md', `${key}: 2024-02-06\n`)).head).toMatchObject({ lastUpdated: '2024-02-06' })
  })

  it.each(['draft: true', 'published: false'])('hides an article: %s', async (head) => {
    expect(await check('help/first.md', `${head}\n`)).toMatchObject({ head: undefined, problems: [] })
  })

  it('names a wrong value by the key that is written, at its place', async () => {
    const { printed } = await check('blog/first.md', 'date: yesterday\n')
    expect(printed).toContain('content/blog/first.md:3:7  "date" must be a date like 2026-05-31')
  })

  it('names both keys where a file has one under two names', async () => {
    const { problems } = await check('blog/first.md', 'date: 2024-01-05\npublishedAt: 2024-01-05\n')
    expect(problems).toMatchObject([
      { code: 'two-names', line: 4, message: '"date" and "publishedAt" are two names of the same key' },
    ])
  })

  it('leaves data of pages as it is', () => {
    expect(takeOwnKeys({ date: '2024-01-05' }, standardSchema('pages/home.yaml'))).toEqual({
      data: { date: '2024-01-05' },
      faults: [],
    })
  })
})

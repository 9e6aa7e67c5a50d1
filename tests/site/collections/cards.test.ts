// Articles as list items: newest first, excerpts within their limits, and the numbers a card shows.

import { describe, expect, it } from 'vitest'
import type { Content } from '#generator/model/content.ts'
import { newestFirst } from '#generator/model/list-articles.ts'
import { siteView } from '#generator/plan/site-view.ts'
import type { ArticleView } from '#site/article-view.ts'
import { helpCard } from '#site/lists/help-card.ts'
import { postCard } from '#site/lists/post-card.ts'
import { studyCard } from '#site/lists/study-card.ts'
import { helpfulPercent } from '#site/parts/helpful-percent.ts'
import type { SiteView } from '#site/plan-view.ts'
import { describeFiles } from '../../generator/describe-files.ts'
import { checkFolder, writeFolder } from '../../setup/mini-site.ts'

const long = 'A sentence of some words, with a comma in it. '.repeat(20)

async function readContent(files: Record<string, string>): Promise<Content> {
  const { content, printed } = await checkFolder(
    await writeFolder({ 'content/site.yaml': 'name: Test\nurl: https://example.com\n', ...files }),
  )
  if (!content) throw new Error(printed)
  return content
}

function articlesOf<Name extends string>(content: Content, name: Name): ArticleView<Name>[] {
  return viewOf(content).articles(name)
}

function viewOf(content: Content): SiteView {
  return siteView(content, { now: 0, code: ({ language }) => ({ language, html: '' }) })
}

const post = (title: string, more: string, body = 'Text.') => `---\ntitle: ${title}\n${more}\n---\n${body}\n`

describe('newestFirst', () => {
  it('sorts by instant, equal instants by address, and puts what has no date last', async () => {
    const dates = { a: '', b: '', c: '2026-01-02', d: '2026-01-02T00:00:00Z', e: '2026-01-02T01:00:00+02:00' }
    const files = Object.entries(dates).map(([name, date]) => [
      `content/help/${name}.md`,
      post(`Article ${name}`, date === '' ? 'tags: []' : `lastUpdated: ${date}`),
    ])
    const { help = [] } = (await readContent(Object.fromEntries(files))).articles
    expect(newestFirst([...help].reverse()).map(({ slug }) => slug)).toEqual(['c', 'd', 'e', 'a', 'b'])
    expect(help[0]?.slug).toBe('a')
  })
})

describe('posts', () => {
  it('are newest first and show author, time to read and excerpt', async () => {
    const content = await readContent({
      'content/blog/old.md': post(
        'Old',
        'publishedAt: 2026-01-01\nexcerpt: Said so.\nauthor: { name: Ada }\ntags: [a]\nfeatured: true',
        'x'.repeat(2001),
      ),
      'content/blog/new.md': post('New', 'publishedAt: 2026-02-01\ncategory: Media', long),
    })
    const posts = articlesOf(content, 'blog')
    expect(posts.map((article) => postCard(article, viewOf(content)))).toEqual([
      {
        title: 'New',
        href: '/blog/new',
        excerpt: expect.stringMatching(/^A sentence.*…$/),
        tags: [],
        featured: false,
        authorName: 'Test',
        publishedAt: '2026-02-01',
        readTime: 1,
      },
      {
        title: 'Old',
        href: '/blog/old',
        excerpt: 'Said so.',
        tags: [{ label: 'a' }],
        featured: true,
        authorName: 'Ada',
        publishedAt: '2026-01-01',
        readTime: 3,
      },
    ])
    expect(posts.map(({ head }) => head.category)).toEqual(['Media', undefined])
    expect(posts.every(({ excerpt }) => excerpt.length <= 150)).toBe(true)
  })
})

describe('help articles', () => {
  it('are sorted by last change, excerpts have at most 150 characters of words only', async () => {
    const files = {
      'content/pages/home.yaml':
        'title: Home\nblocks: [{ id: list, type: text, data: { component: PopularHelpArticles } }]\n',
      'content/help/a.md': post(
        'A',
        [
          'lastUpdated: 2026-01-01',
          'helpful: 2',
          'notHelpful: 1',
          'difficulty: intermediate',
          'searchKeywords: [Mute]',
          'tags: [Sound]',
        ].join('\n'),
        `## Head\n\n**Bold** [link](/help). ${long}`,
      ),
      'content/help/b.md': post('B', 'lastUpdated: 2026-02-01\ndifficulty: expert\nhelpful: 9'),
      'content/help/c.md': post('C', 'category: Calls'),
    }
    const content = await readContent(files)
    const cards = articlesOf(content, 'help').map(helpCard)
    expect(
      cards.map(({ title, difficulty, helpfulPercent: percent, category }) => [title, difficulty, percent, category]),
    ).toEqual([
      ['B', 'advanced', 100, 'General'],
      ['A', 'intermediate', 67, 'General'],
      ['C', undefined, null, 'Calls'],
    ])
    expect(cards[1]?.excerpt).toMatch(/^Bold link\. A sentence .*\w…$/)
    expect(cards[1]?.excerpt.length).toBeLessThanOrEqual(150)
    expect(cards[1]?.excerpt.length).toBeGreaterThan(130)
    expect(cards[1]?.keywords).toEqual(['mute', 'sound'])
    const { routes } = await describeFiles(files)
    const levels = ['a', 'c'].map((slug) => routes.find(({ url }) => url === `/help/${slug}`)?.view.props)
    expect(levels).toEqual([
      expect.objectContaining({ difficulty: 'intermediate' }),
      expect.not.objectContaining({ difficulty: expect.anything() }),
    ])
    const home = routes.find(({ url }) => url === '/')
    expect(home?.view).toMatchObject({
      props: {
        blocks: [{ data: { widget: { props: { articles: [{ title: 'B' }, { title: 'A' }, { title: 'C' }] } } } }],
      },
    })
  })
  it.each([
    [0, 0, null],
    [1, 0, 100],
    [0, 3, 0],
    [1, 2, 33],
    [2, 1, 67],
    [1, 199, 1],
  ])('%i yes and %i no are %s percent', (helpful, notHelpful, percent) =>
    expect(helpfulPercent(helpful, notHelpful)).toBe(percent),
  )
})

describe('case studies', () => {
  it('link by id, with the challenge cut at 120, 200 and 100 characters', async () => {
    const result = '{ metric: Set-up, before: 1 s, after: 0.5 s, improvement: -50%, methodology: m, timeframe: t }'
    const files = {
      'content/case-studies/harbour.md': post(
        'Faster harbour',
        `company: Harbour\nindustry: Ports\npublishedAt: 2026-01-01\nresults: [${result}]\nchallenge: |\n  ${long}`,
      ),
      'content/case-studies/clinic.md': post(
        'Clinic',
        'company: Clinic\nindustry: Health\npublishedAt: 2026-02-01',
        'Only a body.',
      ),
    }
    const content = await readContent(files)
    const cards = articlesOf(content, 'case-studies').map((study) => studyCard(study, { asset: () => undefined }))
    expect(cards.map(({ title, href, highlight }) => [title, href, highlight])).toEqual([
      ['Clinic', '/case-studies/clinic', undefined],
      ['Faster harbour', '/case-studies/harbour', { metric: 'Set-up', improvement: '-50%' }],
    ])
    expect(cards[0]?.excerpt).toBe('Only a body.')
    expect(cards[1]?.excerpt.length).toBeLessThanOrEqual(120)
    const page = (await describeFiles(files)).routes.find(({ url }) => url === '/case-studies/faster-harbour')
    if (page?.view.view !== 'case-study') throw new Error('no page')
    const { lead, head } = page.view.props
    const cuts = [
      [cards[1]?.excerpt ?? '', 120],
      [lead, 200],
      [head.description, 100],
    ] as const
    for (const [excerpt, limit] of cuts) {
      expect(excerpt).toMatch(/\w…$/)
      expect(excerpt.length).toBeLessThanOrEqual(limit)
      expect(excerpt.length).toBeGreaterThan(limit - 12)
    }
  })
})

// Articles as list items: newest first, excerpts within their limits, and the numbers a card shows.

import { describe, expect, it } from 'vitest'
import { openCache } from '#generator/cache/cache.ts'
import type { Content } from '#generator/content/content.ts'
import {
  challengeExcerpt,
  helpfulPercent,
  newestFirst,
  planCaseStudyCards,
  planHelpCards,
  planPostCards,
  postExcerpt,
} from '#generator/plan/plan-cards.ts'
import { planCode } from '#generator/plan/plan-code.ts'
import { siteView } from '#generator/plan/site-view.ts'
import { planPopularHelpArticles } from '#site/widgets/popular-help-articles/plan.ts'
import { checkFolder, writeFolder } from '../../setup/mini-site.ts'

const long = 'A sentence of some words, with a comma in it. '.repeat(20)

async function readContent(files: Record<string, string>): Promise<Content> {
  const { content, printed } = await checkFolder(
    await writeFolder({ 'content/site.yaml': 'name: Test\nurl: https://example.com\n', ...files }),
  )
  if (!content) throw new Error(printed)
  return content
}

const post = (title: string, more: string, body = 'Text.') => `---\ntitle: ${title}\n${more}\n---\n${body}\n`

describe('newestFirst', () => {
  it('sorts by instant, equal instants by address, and puts what has no date last', () => {
    const items = [
      { route: '/c', date: '2026-01-02' },
      { route: '/b', date: undefined },
      { route: '/a', date: undefined },
      { route: '/e', date: '2026-01-02T01:00:00+02:00' },
      { route: '/d', date: '2026-01-02T00:00:00Z' },
    ]
    expect(newestFirst(items, ({ date }) => date).map(({ route }) => route)).toEqual(['/c', '/d', '/e', '/a', '/b'])
    expect(items[0]?.route).toBe('/c')
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
    expect(planPostCards(content)).toEqual([
      {
        title: 'New',
        href: '/blog/new',
        excerpt: expect.stringMatching(/^A sentence.*…$/),
        tags: [],
        featured: false,
        authorName: 'Test',
        publishedAt: '2026-02-01',
        readTime: 1,
        category: 'Media',
      },
      {
        title: 'Old',
        href: '/blog/old',
        excerpt: 'Said so.',
        tags: ['a'],
        featured: true,
        authorName: 'Ada',
        publishedAt: '2026-01-01',
        readTime: 3,
      },
    ])
    expect(content.posts.map(postExcerpt).every((excerpt) => excerpt.length <= 150)).toBe(true)
  })
})

describe('help articles', () => {
  it('are sorted by last change, excerpts have at most 150 characters of words only', async () => {
    const content = await readContent({
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
    })
    const cards = planHelpCards(content)
    expect(
      cards.map(({ title, difficulty, helpfulPercent: percent, category }) => [title, difficulty, percent, category]),
    ).toEqual([
      ['B', 'advanced', 100, 'General'],
      ['A', 'intermediate', 67, 'General'],
      ['C', 'beginner', null, 'Calls'],
    ])
    expect(cards[1]?.excerpt).toMatch(/^Bold link\. A sentence .*\w…$/)
    expect(cards[1]?.excerpt.length).toBeLessThanOrEqual(150)
    expect(cards[1]?.excerpt.length).toBeGreaterThan(130)
    expect(cards[1]?.keywords).toEqual(['mute', 'sound'])
    expect(
      planPopularHelpArticles(
        { limit: 'all' },
        siteView(content, 0, (sample) => planCode(sample, openCache())),
      ).articles.map(({ title }) => title),
    ).toEqual(['B', 'A', 'C'])
  })
  it.each([
    [0, 0, null],
    [1, 0, 100],
    [0, 3, 0],
    [1, 2, 33],
    [2, 1, 67],
    [1, 199, 1],
  ])('%i yes and %i no are %s percent', (helpful, notHelpful, percent) =>
    expect(helpfulPercent({ helpful, notHelpful })).toBe(percent),
  )
})

describe('case studies', () => {
  it('link by id, with the challenge cut at 120, 200 and 100 characters', async () => {
    const result = '{ metric: Set-up, before: 1 s, after: 0.5 s, improvement: -50%, methodology: m, timeframe: t }'
    const content = await readContent({
      'content/case-studies/harbour.md': post(
        'Faster harbour',
        `company: Harbour\nindustry: Ports\npublishedAt: 2026-01-01\nresults: [${result}]\nchallenge: |\n  ${long}`,
      ),
      'content/case-studies/clinic.md': post(
        'Clinic',
        'company: Clinic\nindustry: Health\npublishedAt: 2026-02-01',
        'Only a body.',
      ),
    })
    const cards = planCaseStudyCards(content)
    expect(cards.map(({ title, href, highlight }) => [title, href, highlight])).toEqual([
      ['Clinic', '/case-studies/clinic', undefined],
      ['Faster harbour', '/case-studies/harbour', { metric: 'Set-up', improvement: '-50%' }],
    ])
    expect(cards[0]?.excerpt).toBe('Only a body.')
    expect(cards[1]?.excerpt.length).toBeLessThanOrEqual(120)
    const study = content.studies.find(({ id }) => id === 'harbour')
    for (const limit of [120, 200, 100]) {
      const excerpt = study ? challengeExcerpt(study, limit) : ''
      expect(excerpt).toMatch(/\w…$/)
      expect(excerpt.length).toBeLessThanOrEqual(limit)
      expect(excerpt.length).toBeGreaterThan(limit - 12)
    }
  })
})

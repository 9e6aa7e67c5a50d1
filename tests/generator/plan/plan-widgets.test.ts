// Props of widgets: the comparison of a benchmark with its baseline, certificates that have expired, tags that most
// articles have, and the articles of a tag.

import { expect, it } from 'vitest'
import { openCache } from '#generator/cache/open-cache.ts'
import { planCode } from '#generator/plan/plan-code.ts'
import { siteView } from '#generator/plan/site-view.ts'
import type { SiteView } from '#site/plan-view.ts'
import { planArticleList } from '#site/widgets/article-list/plan.ts'
import { planInteractiveBenchmarks } from '#site/widgets/interactive-benchmarks/plan.ts'
import { planSecurityShowcase } from '#site/widgets/security-showcase/plan.ts'
import { planTagList } from '#site/widgets/tag-list/plan.ts'
import { checkFolder, writeFolder } from '../../setup/mini-site.ts'

async function viewOf(files: Record<string, string>, now = 0): Promise<SiteView> {
  const { content, printed } = await checkFolder(
    await writeFolder({ 'content/site.yaml': 'name: Test\nurl: https://example.com\n', ...files }),
  )
  if (!content) throw new Error(printed)
  return siteView(content, { now, code: (sample) => planCode(sample, openCache()) })
}

async function compare(test: string): Promise<[ratio: number | undefined, improvement: number | undefined]> {
  const view = await viewOf({
    'content/data/benchmarks.yaml': `- { id: test, group: latency, metric: Metric, unit: ms, ${test} }\n`,
  })
  const [first] = planInteractiveBenchmarks({ limit: 'all' }, view).benchmarks
  return [first?.ratio === undefined ? undefined : Number(first.ratio.toFixed(2)), first?.improvement]
}

it.each([
  ['a shorter time: how far it is reduced', 'product: 42, competitor: 180, lowerIsBetter: true', [4.29, 77]],
  ['a greater count: how far it is gained', 'product: 100000, competitor: 30000, lowerIsBetter: false', [3.33, 233]],
  ['a longer time: a step back', 'product: 150, competitor: 100, lowerIsBetter: true', [0.67, -50]],
  ['a smaller count: a step back', 'product: 50, competitor: 100, lowerIsBetter: false', [0.5, -50]],
  ['the same value', 'product: 5, competitor: 5, lowerIsBetter: true', [1, 0]],
  ['an improvement of the writer', 'product: 42, competitor: 180, lowerIsBetter: true, improvement: 76', [4.29, 76]],
  ['no baseline', 'product: 42, lowerIsBetter: true', [undefined, undefined]],
  ['a baseline of zero', 'product: 42, competitor: 0, lowerIsBetter: true', [undefined, undefined]],
  ['nothing at all', 'product: 0, competitor: 180, lowerIsBetter: true', [undefined, undefined]],
])('compares %s', async (_, test, expected) => {
  expect(await compare(test)).toEqual(expected)
})

it('marks a certificate as past once its last day is over, and keeps its date', async () => {
  const files = {
    'content/data/security.yaml':
      'certifications:\n' +
      '  - { name: SOC 2 Type II, kind: report, status: certified, description: Text., validUntil: 2024-12-31 }\n',
  }
  const isPastAt = async (instant: string) => {
    const view = await viewOf(files, Date.parse(instant))
    const { today, certifications } = planSecurityShowcase({ limit: 'all' }, view)
    return [today, ...certifications.map(({ isPast, validUntil }) => [isPast, validUntil])]
  }
  expect(await isPastAt('2024-12-31T23:59:59Z')).toEqual(['2024-12-31', [false, '2024-12-31']])
  expect(await isPastAt('2025-01-01T00:00:00Z')).toEqual(['2025-01-01', [true, '2024-12-31']])
})

const tagged = Object.fromEntries(
  ['Boats, Ice', 'boats, Piers, "C++"', 'BOATS, Piers, Ice', 'Piers, alone'].map((tags, index) => [
    `content/blog/post-${index}.md`,
    `---\ntitle: Post ${index}\npublishedAt: 2026-01-0${9 - index}\ntags: [${tags}]\n---\n\nText.\n`,
  ]),
)

it('lists all tags, or those that most articles have, by address', async () => {
  const view = await viewOf(tagged)
  const planned = (limit: number | 'all') =>
    planTagList({ collection: 'blog', limit }, view).tags.map(({ label }) => label)
  expect(planned('all')).toEqual(['Boats', 'Ice', 'Piers'])
  expect(planned(2)).toEqual(['Boats', 'Piers'])
  expect(planned(9)).toEqual(['Boats', 'Ice', 'Piers'])
})

it.each([
  ['boats', ['Post 0', 'Post 1', 'Post 2']],
  ['c++', ['Post 1']],
  ['c', []],
])('lists the articles with the tag %s, however they write it', async (category, titles) => {
  const { articles } = planArticleList({ collection: 'blog', limit: 'all', category }, await viewOf(tagged))
  expect(articles.map(({ title }) => title)).toEqual(titles)
})

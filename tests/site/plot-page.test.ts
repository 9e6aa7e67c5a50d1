// What stands beside a page's heading: the first block's own figures, or the page's sections to scale.

import { expect, it } from 'vitest'
import type { BlockView, JobsProps } from '#site/view-props.ts'
import { plotPage } from '#site/views/plot-page.ts'

const frame = { layout: 'default', styling: { background: 'none', padding: 'medium', margin: 'none', textAlign: 'left' } } as const
const text = (id: string, title: string | undefined, html: string): BlockView => ({
  type: 'text',
  props: { ...frame, id, ...(title === undefined ? {} : { title }), html, ctaButtons: [] },
})
const words = (count: number) => `<p>${'word '.repeat(count)}</p>`
const job = (title: string, min: number, max: number): JobsProps['jobs'][number] => ({
  id: title,
  title,
  department: 'Engineering',
  location: 'Austin',
  type: 'full-time',
  remote: false,
  salaryRange: { min, max, currency: 'USD' },
  experience: '5+ years',
  skills: [],
  description: 'Work.',
  requirements: [],
  benefits: [],
  posted: '2026-11-01',
})

it('draws the sections one after the other, each as long as its text, and counts untitled ones in', () => {
  const gauge = plotPage([text('one', 'One', words(98)), text('two', undefined, words(100)), text('three', 'Three', words(49)), text('four', 'Four', words(49))])
  expect(gauge?.rows.map(({ label, href, from, to }) => [label, href, from, to])).toEqual([
    ['One', '#one', 0, 99],
    ['Three', '#three', 199, 249],
    ['Four', '#four', 249, 299],
  ])
  expect([gauge?.end, gauge?.endLabel]).toEqual([299, '300 words'])
})

it('draws nothing for a page of two sections', () => {
  expect(plotPage([text('one', 'One', words(10)), text('two', 'Two', words(10))])).toBe(undefined)
})

it('draws salaries on one axis from zero, the highest first', () => {
  const jobs = [job('Writer', 66_000, 81_000), job('Engineer', 178_000, 215_000), job('Intern', 78_000, 84_000)]
  const gauge = plotPage([{ type: 'jobs', props: { ...frame, id: 'jobs', jobs, contactHref: '/contact' } }])
  expect(gauge?.rows.map(({ label, value }) => [label, value])).toEqual([
    ['Engineer', '$178–215k'],
    ['Intern', '$78–84k'],
    ['Writer', '$66–81k'],
  ])
  expect([gauge?.end, gauge?.endLabel]).toEqual([250_000, '$250k'])
})

it('draws only files whose sizes share a unit', () => {
  const download = (name: string, size: string) => ({
    id: name,
    name,
    version: '1.0.0',
    description: 'A file.',
    platform: [],
    size,
    downloadUrl: '/a',
    category: 'tools' as const,
    featured: false,
    changelog: [],
    requirements: [],
    fileName: 'a',
    sha256: '',
  })
  const block = (sizes: string[]): BlockView => ({
    type: 'downloads',
    props: { ...frame, id: 'files', showTabs: true, downloads: sizes.map((size, index) => download(`File ${index}`, size)) },
  })
  expect(plotPage([block(['4.2 KB', '2.6 KB', '3.5 KB'])])?.endLabel).toBe('5 KB')
  expect(plotPage([block(['4.2 KB', '2.6 MB', '3.5 KB'])])).toBe(undefined)
})

it('draws a figure beside its competitor, and articles on their months', () => {
  const stat = {
    id: 'setup',
    icon: 'timer' as const,
    title: 'Call setup',
    value: '42 ms',
    comparison: 'Competitor 180 ms, 4.3 times as long',
    description: 'Time.',
    color: 'signal' as const,
  }
  const widget = (call: Extract<BlockView, { type: 'text' }>['props']['widget']): BlockView => ({
    type: 'text',
    props: { ...frame, id: 'w', ctaButtons: [], ...(call ? { widget: call } : {}) },
  })
  const pair = plotPage([widget({ name: 'PerformanceMetrics', props: { stats: [stat] } })])
  expect([pair?.rows.map(({ to, value }) => [to, value]), pair?.endLabel]).toEqual([
    [
      [42, '42 ms'],
      [180, '180 ms'],
    ],
    '200 ms',
  ])
  const post = (publishedAt: string) => ({ title: publishedAt, href: '/', excerpt: '', tags: [], featured: false, authorName: 'A', publishedAt, readTime: 5 })
  const dates = plotPage([widget({ name: 'FeaturedBlogPosts', props: { posts: ['2026-10-01', '2026-05-01', '2026-01-01'].map(post) } })])
  expect([dates?.rows.map(({ from }) => from), dates?.parts, dates?.startLabel, dates?.endLabel]).toEqual([[9, 4, 0], 10, 'Jan', 'Oct'])
})

const card = (title: string, publishedAt: string) => ({ title, href: `/blog/${title}`, excerpt: '', tags: [], featured: false, authorName: 'A', publishedAt, readTime: 1 })
const posts = (list: ReturnType<typeof card>[]): BlockView => ({
  type: 'text',
  props: { ...frame, id: 'posts', ctaButtons: [], widget: { name: 'FeaturedBlogPosts', props: { posts: list } } },
})

it('draws the latest of many articles, whatever their order', () => {
  const many = Array.from({ length: 300 }, (_, index) => card(`post-${index}`, `20${String(10 + (index % 16))}-0${1 + (index % 9)}-01`))
  const gauge = plotPage([posts(many)])
  expect([gauge?.title, gauge?.rows.length, gauge?.rows.every(({ value }) => value?.endsWith('2025'))]).toEqual(['Latest articles by date', 8, true])
  expect([gauge?.startLabel, gauge?.parts]).toEqual(['Jun', 4])
  expect(plotPage([posts(many.slice(0, 4))])?.title).toBe('Articles by date')
})

it.each([
  ['salaries of nothing', [job('A', 0, 0), job('B', 0, 0), job('C', 0, 0)]],
  ['more rows than can be read beside a heading', Array.from({ length: 9 }, (_, index) => job(`Job ${index}`, 100_000, 110_000))],
])('draws nothing for %s', (_, jobs) => {
  expect(plotPage([{ type: 'jobs', props: { ...frame, id: 'jobs', jobs, contactHref: '/contact' } }])).toBe(undefined)
})

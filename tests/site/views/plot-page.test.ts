// What is beside a page's heading: the figures of the first block that has some, or the page's sections.

import { expect, it } from 'vitest'
import { claimSchema } from '#schemas/claim.ts'
import type { Job } from '#schemas/job.ts'
import type { StandardBlock } from '#site/blocks/registry.tsx'
import { listSections, plotPage } from '#site/views/plot-page.ts'

const frame = {
  layout: 'default',
  styling: { background: 'none', padding: 'medium', margin: 'none', textAlign: 'left' },
} as const
const text = (id: string, title: string | undefined, html: string): StandardBlock => ({
  type: 'text',
  block: { ...frame, id, ...(title === undefined ? {} : { title }), html: { htmlPieces: [html] } },
  data: { ctaButtons: [] },
})
const job = (title: string, min: number, max: number): Job => ({
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

const jobsBlock = (jobs: Job[], currency = 'USD'): StandardBlock & { type: 'jobs' } => ({
  type: 'jobs',
  block: { ...frame, id: 'jobs', title: 'Jobs' },
  data: { jobs, currency, types: [], contactHref: '/contact', contactType: 'general' },
})

it('lists titled sections under a page without figures, and no closing invitation', () => {
  const cta: StandardBlock = {
    type: 'cta',
    block: { ...frame, id: 'end', title: 'Begin' },
    data: { ctaButtons: [], commands: [] },
  }
  const blocks = [
    text('one', 'One', ''),
    text('two', undefined, ''),
    text('three', 'Three', ''),
    text('four', 'Four', ''),
    cta,
  ]
  expect(plotPage(blocks)).toBe(undefined)
  expect(listSections(blocks)).toEqual([
    { label: 'One', href: '#one' },
    { label: 'Three', href: '#three' },
    { label: 'Four', href: '#four' },
  ])
})

it('lists nothing for a page of two sections', () => {
  expect(listSections([text('one', 'One', ''), text('two', 'Two', '')])).toEqual([])
})

it('draws salaries on one axis from zero, the highest first', () => {
  const jobs = [job('Writer', 66_000, 81_000), job('Engineer', 178_000, 215_000), job('Intern', 78_000, 84_000)]
  const gauge = plotPage([jobsBlock(jobs)])
  expect(gauge?.rows.map(({ label, value }) => [label, value])).toEqual([
    ['Engineer', '$178–215k'],
    ['Intern', '$78–84k'],
    ['Writer', '$66–81k'],
  ])
  expect([gauge?.end, gauge?.endLabel]).toEqual([250_000, '$250k'])
})

it('draws salaries in their currency, and not those of several on one axis', () => {
  const jobs = [job('Writer', 900, 1_100), job('Guide', 1_000, 9_500), job('Pilot', 60_000, 80_000)]
  const gaugeOf = (others: Job[]) => plotPage([jobsBlock(others, 'EUR')])
  const inEuro = jobs.map((one) => ({ ...one, salaryRange: { min: one.salaryRange.min, max: one.salaryRange.max } }))
  expect(gaugeOf(inEuro)?.rows.map(({ value }) => value)).toEqual(['€60–80k', '€1000–9500', '€900–1100'])
  expect(gaugeOf([...inEuro, ...jobs.slice(0, 1)])).toBe(undefined)
})

it('takes the figures of a later block where the first has none', () => {
  const jobs = [job('Writer', 66_000, 81_000), job('Engineer', 178_000, 215_000), job('Intern', 78_000, 84_000)]
  expect(plotPage([text('one', 'One', ''), jobsBlock(jobs)])?.title).toBe('Yearly salaries')
})

it('draws the dates of the newest posts beside the first part of their list only', () => {
  const posts = ['2026-01-01', '2026-02-01', '2026-03-01'].map((publishedAt) => ({
    title: publishedAt,
    href: `/blog/${publishedAt}`,
    excerpt: '',
    tags: [],
    featured: false,
    authorName: 'Ada',
    publishedAt,
    readTime: 1,
  }))
  const partOf = (current: number) => {
    const widget = { name: 'FeaturedBlogPosts', props: { posts } } as const
    const data = { ctaButtons: [], widget, pager: { current, parts: [] } }
    return plotPage([{ type: 'text', block: { ...frame, id: 'list' }, data }])?.title
  }
  expect([partOf(1), partOf(2)]).toEqual(['Articles by date', undefined])
})

it('has the tag of the block that the figures are from', () => {
  const jobs = [job('Writer', 66_000, 81_000), job('Engineer', 178_000, 215_000), job('Intern', 78_000, 84_000)]
  const { type, block, data } = jobsBlock(jobs)
  expect(plotPage([{ type, block: { ...block, tag: 'Sample data' }, data }])?.tag).toBe('Sample data')
  expect(plotPage([{ type, block, data }])).not.toHaveProperty('tag')
})

it('draws the first claim that is compared with something on its own, straight axis', () => {
  const claim = (label: string, value: string, unit?: string) =>
    claimSchema.parse({ id: label.toLowerCase(), label, value, amount: Number(value), description: 'A figure.', unit })
  const scale = (max: number, kind: 'linear' | 'log' = 'linear') => ({
    min: 0,
    max,
    kind,
    comparison: { label: 'other', value: max / 2 },
  })
  const items = [
    { claim: claim('Alone', '3', 'ms'), description: '' },
    { claim: claim('Steep', '4', 'ns'), description: '', scale: scale(1000, 'log') },
    { claim: claim('Count', '50'), description: '', scale: scale(60) },
    { claim: claim('Latency', '15', 'ms'), description: '', scale: scale(200) },
  ]
  const gauge = plotPage([{ type: 'metrics', block: { ...frame, id: 'figures' }, data: { items } }])
  expect([gauge?.title, gauge?.end, gauge?.endLabel]).toEqual(['Latency, drawn to scale', 200, '200 ms'])
  expect(gauge?.rows).toEqual([
    { label: 'Latency', to: 15, value: '15 ms' },
    { label: 'other', to: 100, value: '100 ms', isOther: true },
  ])
})

it('draws how long each report holds, and what has no last day from today', () => {
  const report = (name: string, status: 'certified' | 'verified' | 'in-progress', validUntil?: string) => ({
    name,
    kind: 'report',
    status,
    description: '',
    isPast: false,
    ...(validUntil === undefined ? {} : { validUntil }),
  })
  const certifications = [
    report('Past', 'certified', '2024-12-31'),
    report('Begun', 'in-progress'),
    report('Law', 'verified'),
  ]
  const showcase = (list: typeof certifications): StandardBlock => ({
    type: 'text',
    block: { ...frame, id: 'w' },
    data: {
      ctaButtons: [],
      widget: { name: 'SecurityShowcase', props: { features: [], certifications: list, today: '2026-07-02' } },
    },
  })
  const gauge = plotPage([showcase(certifications)])
  expect(
    gauge?.rows.map(({ label, value, from, to, isOther }) => [label, value, from?.toFixed(1), to.toFixed(1), isOther]),
  ).toEqual([
    ['Past', '31 Dec 2024', undefined, '1.0', undefined],
    ['Begun', 'in progress', '2.5', '4.0', true],
    ['Law', 'verified', '2.5', '4.0', false],
  ])
  expect([gauge?.startLabel, gauge?.endLabel, gauge?.mark?.label, gauge?.mark?.at.toFixed(1)]).toEqual([
    '2024',
    '2028',
    'today',
    '2.5',
  ])
  expect(plotPage([showcase(certifications.slice(1))])).toBe(undefined)
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
  const block = (sizes: string[]): StandardBlock => ({
    type: 'downloads',
    block: { ...frame, id: 'files', title: 'Files' },
    data: {
      showTabs: true,
      stats: undefined,
      downloads: sizes.map((size, index) => download(`File ${index}`, size)),
    },
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
    comparison: '4.3 times as long elsewhere',
    competitorValue: '180 ms',
    description: 'Time.',
    color: 'signal' as const,
  }
  const widget = (call: Extract<StandardBlock, { type: 'text' }>['data']['widget']): StandardBlock => ({
    type: 'text',
    block: { ...frame, id: 'w' },
    data: { ctaButtons: [], widget: call },
  })
  const pair = plotPage([widget({ name: 'PerformanceMetrics', props: { stats: [stat] } })])
  expect([pair?.rows.map(({ to, value }) => [to, value]), pair?.endLabel]).toEqual([
    [
      [42, '42 ms'],
      [180, '180 ms'],
    ],
    '200 ms',
  ])
  const post = (publishedAt: string) => ({
    title: publishedAt,
    href: '/',
    excerpt: '',
    tags: [],
    featured: false,
    authorName: 'A',
    publishedAt,
    readTime: 5,
  })
  const dates = plotPage([
    widget({ name: 'FeaturedBlogPosts', props: { posts: ['2026-10-01', '2026-05-01', '2026-01-01'].map(post) } }),
  ])
  expect([dates?.rows.map(({ from }) => from), dates?.parts, dates?.startLabel, dates?.endLabel]).toEqual([
    [9, 4, 0],
    10,
    'Jan',
    'Oct',
  ])
})

const card = (title: string, publishedAt: string) => ({
  title,
  href: `/blog/${title}`,
  excerpt: '',
  tags: [],
  featured: false,
  authorName: 'A',
  publishedAt,
  readTime: 1,
})
const posts = (list: ReturnType<typeof card>[]): StandardBlock => ({
  type: 'text',
  block: { ...frame, id: 'posts' },
  data: { ctaButtons: [], widget: { name: 'FeaturedBlogPosts', props: { posts: list } } },
})

it('draws the latest of many articles, whatever their order', () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    card(`post-${index}`, `20${String(10 + (index % 16))}-0${1 + (index % 9)}-01`),
  )
  const gauge = plotPage([posts(many)])
  expect([gauge?.title, gauge?.rows.length, gauge?.rows.every(({ value }) => value?.endsWith('2025'))]).toEqual([
    'Latest articles by date',
    8,
    true,
  ])
  expect([gauge?.startLabel, gauge?.parts]).toEqual(['Jun', 4])
  expect(plotPage([posts(many.slice(0, 4))])?.title).toBe('Articles by date')
})

it.each([
  ['salaries of nothing', [job('A', 0, 0), job('B', 0, 0), job('C', 0, 0)]],
  [
    'more rows than can be read beside a heading',
    Array.from({ length: 9 }, (_, index) => job(`Job ${index}`, 100_000, 110_000)),
  ],
])('draws nothing for %s', (_, jobs) => {
  expect(plotPage([jobsBlock(jobs)])).toBe(undefined)
})

it('places an article on the day that was written, whatever its offset', () => {
  const written = ['2024-05-01T00:30:00+02:00', '2024-03-01T08:00:00+09:00', '2024-01-31T23:30:00-05:00']
  const gauge = plotPage([posts(written.map((instant) => card(instant, instant)))])
  expect(gauge?.rows.map(({ value, from }) => [value, Math.floor(from ?? -1)])).toEqual([
    ['1 May 2024', 4],
    ['1 Mar 2024', 2],
    ['31 Jan 2024', 0],
  ])
  expect([gauge?.startLabel, gauge?.endLabel]).toEqual(['Jan', 'May'])
})

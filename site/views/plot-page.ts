// What appears beside a page's title: the figures of its first block that has some, as a gauge, or a list of its
// sections. The gauge shows no new figures, and nothing with fewer than three rows or too many to see at a glance.

import { plotPage as words } from '#words/views.ts'
import type { StandardBlock } from '../blocks/registry.tsx'
import { readYears, yearAt } from '../parts/certification-years.ts'
import { formatDate, writtenDay } from '../parts/format-date.ts'
import { formatRange } from '../parts/format-money.ts'
import type { GaugeProps, GaugeRow } from '../parts/gauge.tsx'
import { readPair } from '../parts/read-pair.ts'
import type { Link } from '../view-props.ts'
import type { WidgetPropsByName } from '../widgets/widget-call.ts'

type DataOf<Type extends StandardBlock['type']> = Extract<StandardBlock, { type: Type }>['data']

/** The gauge for a page with these blocks; undefined if none of them has suitable figures. */
export function plotPage(blocks: readonly StandardBlock[]): GaugeProps | undefined {
  for (const block of blocks) {
    const gauge = plotBlock(block)
    if (gauge) return block.block.tag ? { ...gauge, tag: block.block.tag } : gauge
  }
  return undefined
}

/** Links to the titled sections; empty if there are too few or too many for a list. */
export function listSections(blocks: readonly StandardBlock[]): Link[] {
  const sections = blocks.flatMap(({ type, block: { id, title } }) =>
    title === undefined || type === 'cta' ? [] : [{ label: title, href: `#${id}` }],
  )
  return sections.length >= leastRows && sections.length <= mostRows ? sections : []
}

function plotBlock(block: StandardBlock): GaugeProps | undefined {
  if (block.type === 'jobs') return plotSalaries(block.data)
  if (block.type === 'metrics') return plotMetric(block.data)
  if (block.type === 'downloads') return plotSizes(block.data.downloads)
  if (block.type !== 'text') return undefined
  const { widget, pager } = block.data
  // Further parts of a list show older articles.
  if (pager && pager.current > 1) return undefined
  switch (widget?.name) {
    case 'PerformanceMetrics':
      return plotPair(widget.props)
    case 'FeaturedBlogPosts':
      return plotDates(widget.props)
    case 'FeaturedCaseStudies':
      return plotChanges(widget.props)
    case 'HelpSearch':
    case 'FeaturedHelpArticles':
    case 'PopularHelpArticles':
      return plotSubjects(widget.props)
    case 'CommunityForum':
      return plotReplies(widget.props)
    case 'SecurityShowcase':
      return plotReports(widget.props)
    default:
      return undefined
  }
}

function plotSalaries({ jobs, currency }: DataOf<'jobs'>): GaugeProps | undefined {
  const currencies = new Set(jobs.map(({ salaryRange }) => salaryRange.currency ?? currency))
  const [common = currency] = currencies
  if (currencies.size > 1) return undefined
  const rows = jobs
    .map(({ title, salaryRange: { min, max } }) => ({
      label: title,
      from: min,
      to: max,
      value: formatRange([min, max], common),
    }))
    .sort((a, b) => b.to - a.to)
  const end = roundEnd(rows)
  return gaugeOf({ title: words.salaries, rows, end, endLabel: formatRange([end], common) })
}

function plotSizes(downloads: readonly { name: string; size: string }[]): GaugeProps | undefined {
  const rows = downloads.map(({ name, size }) => ({ label: name, to: Number.parseFloat(size), value: size }))
  const units = new Set(downloads.map(({ size }) => size.split(' ')[1]))
  const [unit] = units
  if (units.size !== 1 || unit === undefined) return undefined
  const end = roundEnd(rows)
  return gaugeOf({ title: words.sizes, rows, end, endLabel: `${end} ${unit}` })
}

function plotPair({ stats }: WidgetPropsByName['PerformanceMetrics']): GaugeProps | undefined {
  for (const { title, value, competitorValue } of stats) {
    const { ours, other } = readPair(value, competitorValue)
    if (ours === undefined || other === undefined) continue
    const unit = /[a-zµ/]+$/i.exec(value)?.[0] ?? ''
    const rows = [
      { label: title, to: ours, value: `${ours} ${unit}` },
      { label: words.competitor, to: other, value: `${other} ${unit}`, isOther: true },
    ]
    const end = roundEnd(rows)
    return { title: words.toScale(title), rows, end, endLabel: `${end} ${unit}`, isOurs: true }
  }
  return undefined
}

/** The first figure with a comparison on the same axis. */
function plotMetric({ items }: DataOf<'metrics'>): GaugeProps | undefined {
  for (const { claim, scale } of items) {
    if (
      claim.amount === undefined ||
      claim.unit === undefined ||
      scale?.comparison === undefined ||
      scale.kind === 'log' ||
      scale.reading
    )
      continue
    const { unit, label } = claim
    const rows = [
      { label, to: claim.amount, value: `${claim.value} ${unit}` },
      {
        label: scale.comparison.label,
        to: scale.comparison.value,
        value: `${scale.comparison.value} ${unit}`,
        isOther: true,
      },
    ]
    return { title: words.toScale(label), rows, end: scale.max, endLabel: `${scale.max} ${unit}`, isOurs: true }
  }
  return undefined
}

/** How long each report is valid; one without a last day starts today, hollow until it is granted. */
function plotReports({ certifications, today }: WidgetPropsByName['SecurityShowcase']): GaugeProps | undefined {
  const years = readYears(certifications, today)
  if (!years) return undefined
  const end = years.last - years.first
  const now = yearAt(today) - years.first
  const rows = certifications.map(({ name, status, validUntil }) =>
    validUntil === undefined
      ? { label: name, from: now, to: end, value: words.certifications[status], isOther: status === 'in-progress' }
      : { label: name, to: yearAt(validUntil) - years.first, value: formatDate(validUntil) },
  )
  return gaugeOf({
    title: words.reports,
    rows,
    end,
    parts: end,
    startLabel: String(years.first),
    endLabel: String(years.last),
    mark: { at: now, label: words.today },
  })
}

/** Each article on the months from the first one to the last. */
function plotDates({ posts }: WidgetPropsByName['FeaturedBlogPosts']): GaugeProps | undefined {
  const shown = [...posts].sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt)).slice(0, mostRows)
  const [newest = '', oldest = ''] = [shown[0]?.publishedAt, shown.at(-1)?.publishedAt]
  const start = Math.floor(monthsTo(oldest))
  const end = Math.floor(monthsTo(newest)) + 1 - start
  const rows = shown.map(({ title, href, publishedAt }) => {
    const from = monthsTo(publishedAt) - start
    return { label: title, href, from, to: from + end / 40, value: formatDate(publishedAt) }
  })
  return gaugeOf({
    title: shown.length < posts.length ? words.latestDates : words.dates,
    rows,
    end,
    parts: Math.min(end, 24),
    startLabel: monthOf(oldest),
    endLabel: monthOf(newest),
  })
}

/** Months since the year 0, with the day as a fraction. */
function monthsTo(iso: string): number {
  const date = writtenDay(iso)
  return date.getUTCFullYear() * 12 + date.getUTCMonth() + (date.getUTCDate() - 1) / 31
}

function monthOf(iso: string): string {
  return formatDate(iso).replace(/^\d+ | \d+$/g, '')
}

function plotChanges({ studies }: WidgetPropsByName['FeaturedCaseStudies']): GaugeProps | undefined {
  const rows = studies.flatMap(({ company, href, highlight }) => {
    const amount = Math.abs(Number.parseFloat((highlight?.improvement ?? '').replace('−', '-')))
    return highlight?.improvement.endsWith('%') && amount <= 100
      ? [{ label: company, href, to: amount, value: highlight.improvement.replace(/^[-–]/, '−') }]
      : []
  })
  return gaugeOf({ title: words.changes, rows, end: 100, endLabel: words.changesEnd, isOurs: true })
}

function plotSubjects({ articles }: WidgetPropsByName['HelpSearch']): GaugeProps | undefined {
  const categories = [...new Set(articles.map(({ category }) => category))]
  const rows = categories.map((label) => {
    const inCategory = articles.filter(({ category }) => category === label)
    return {
      label,
      from: inCategory.filter(({ difficulty }) => difficulty === 'beginner').length,
      to: inCategory.length,
      value: String(inCategory.length),
    }
  })
  return gaugeOf({ title: words.subjects, rows, end: 0, endLabel: words.subjectsEnd, isCount: true })
}

function plotReplies({ threads }: WidgetPropsByName['CommunityForum']): GaugeProps | undefined {
  const categories = [...new Set(threads.map(({ category }) => category))]
  const rows = categories.map((category) => {
    const replies = threads.reduce((sum, thread) => sum + (thread.category === category ? thread.replies : 0), 0)
    return { label: category, to: replies, value: String(replies) }
  })
  const end = roundEnd(rows)
  return gaugeOf({ title: words.replies, rows, end, endLabel: String(end) })
}

const leastRows = 3
const mostRows = 8
const mostThings = 16

function gaugeOf(gauge: GaugeProps): GaugeProps | undefined {
  const { rows, end, isCount } = gauge
  if (rows.length < leastRows || rows.length > mostRows) return undefined
  const most = isCount ? mostThings : end
  return most > 0 && rows.every(({ from = 0, to }) => from >= 0 && to >= from && to <= most * 1.05) ? gauge : undefined
}

/** The least of 1, 1.2, 1.5, 2, 2.5 and 5 times a power of ten that is above every row. */
function roundEnd(rows: readonly GaugeRow[]): number {
  const longest = Math.max(...rows.map(({ to }) => to))
  const power = 10 ** Math.floor(Math.log10(longest))
  return ([1, 1.2, 1.5, 2, 2.5, 5].find((factor) => factor * power > longest) ?? 10) * power
}

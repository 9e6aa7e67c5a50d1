// What a visitor downloads for this page, against the budgets of site.yaml. Sizes are after gzip, as a host compresses;
// fonts and most images are compressed already and count as they are.

import type { Measure } from '#schemas/budget.ts'
import type { Limits } from '#schemas/find-limits.ts'
import { nativeFetch } from '../native-fetch.ts'
import { isCached, type PageRequest } from './page-requests.ts'

export interface WeightRow {
  name: string
  /** Bytes, or a number of files. */
  amount: number
  isCount?: true
  /** As the amount. */
  limit?: number
  /** Says how many of the files came from the browser's cache, if any did. */
  cached?: string
}

/** The page as far as its weight depends on it. */
export interface PageView {
  /** The limits of the page. */
  limits: Limits
  /** The first interaction, in milliseconds since navigation. */
  touchedAt: number | undefined
  /** Paths of the images in the first viewport. */
  topImages: ReadonlySet<string>
}

/** Weighs the page. */
export async function weighPage(requests: readonly PageRequest[], view: PageView): Promise<WeightRow[]> {
  const { limits, touchedAt, topImages } = view
  const own = requests.filter(({ isPanels, source }) => !isPanels && source !== 'other site')
  const unique = [...new Map(own.map((request) => [request.name, request])).values()]
  const kind = (name: PageRequest['kind']) => unique.filter((request) => request.kind === name)
  const [scripts, styles, images, fonts] = [kind('script'), kind('style'), kind('image'), kind('font')]
  const early = scripts.filter(({ start }) => touchedAt === undefined || start < touchedAt)
  const top = images.filter(({ name }) => topImages.has(name))
  const [html, before, all, style, image] = await Promise.all([
    weigh(location.pathname + location.search, withoutClient),
    weighAll(early),
    weighAll(scripts),
    weighAll(styles),
    weighImages(images),
  ])
  const font = plain(fonts)
  const total = html + before + style + image + font
  return [
    { name: 'HTML', amount: html, ...limitOf('htmlKB', limits) },
    { name: 'Script before interaction', amount: before, ...limitOf('scriptKB', limits) },
    { name: 'All script so far', amount: all, ...countCached(scripts) },
    { name: 'CSS', amount: style, ...limitOf('styleKB', limits), ...countCached(styles) },
    { name: 'Images in the first viewport', amount: await weighImages(top), ...countCached(top) },
    { name: 'All images so far', amount: image, ...limitOf('imageKB', limits), ...countCached(images) },
    { name: 'Fonts', amount: font, ...limitOf('fontKB', limits), ...countCached(fonts) },
    { name: 'All before interaction', amount: total, ...limitOf('totalKB', limits) },
    ...countRows({ early, styles, images, fonts }, limits),
  ]
}

/** The numbers of files that have a limit. */
export function countRows(
  files: Readonly<Record<'early' | 'styles' | 'images' | 'fonts', readonly unknown[]>>,
  limits: Limits,
): WeightRow[] {
  const { early, styles, images, fonts } = files
  const rows: readonly [string, Measure, number][] = [
    ['Scripts before interaction', 'scripts', early.length],
    ['Style sheets', 'styles', styles.length],
    ['Images', 'images', images.length],
    // The page itself is one.
    ['Files before interaction', 'requests', 1 + early.length + styles.length + images.length + fonts.length],
  ]
  return rows.flatMap(([name, measure, amount]) =>
    limits[measure] ? { name, amount, isCount: true, ...limitOf(measure, limits) } : [],
  )
}

/** The limit of a row, in bytes where the budget has kilobytes. */
export function limitOf(measure: Measure, limits: Limits): Pick<WeightRow, 'limit'> {
  const most = limits[measure]?.most
  if (most === undefined) return {}
  return { limit: measure.endsWith('KB') ? most * 1024 : most }
}

/** What a row says about files from the browser's cache: their weight is that of the first visit. */
export function countCached(requests: readonly Pick<PageRequest, 'source'>[]): Pick<WeightRow, 'cached'> {
  const count = requests.filter(isCached).length
  if (count === 0) return {}
  return { cached: count === requests.length ? 'from the cache' : `${count} of ${requests.length} from the cache` }
}

function plain(some: readonly PageRequest[]): number {
  return some.reduce((total, { encoded }) => total + encoded, 0)
}

async function weighAll(some: readonly PageRequest[]): Promise<number> {
  const weights = await Promise.all(some.map(({ name }) => weighCached(name)))
  return weights.reduce((total, weight) => total + weight, 0)
}

// Hosts compress drawings as they do text.
async function weighImages(some: readonly PageRequest[]): Promise<number> {
  const isDrawing = ({ name }: PageRequest) => name.endsWith('.svg')
  return plain(some.filter((image) => !isDrawing(image))) + (await weighAll(some.filter(isDrawing)))
}

const known = new Map<string, Promise<number>>()

// Files that are weighed have a hash in their names, so each is weighed once.
function weighCached(name: string): Promise<number> {
  const found = known.get(name) ?? weigh(name)
  known.set(name, found)
  return found
}

async function weigh(name: string, change: (text: string) => string = (text) => text): Promise<number> {
  try {
    const response = await nativeFetch(name, { cache: 'force-cache' })
    const text = change(await response.text())
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
    return (await new Response(packed).arrayBuffer()).byteLength
  } catch {
    return 0
  }
}

// Removes what only the watch adds.
function withoutClient(html: string): string {
  return html.replace(/<meta name="libretto-page"[^]*?<\/script>/, '')
}

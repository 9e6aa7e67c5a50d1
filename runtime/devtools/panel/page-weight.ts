// What a visitor downloads for this page, against the budgets. Sizes are after gzip, as a host compresses; images and
// fonts are compressed already and count as they are.

import { nativeFetch } from '../native-fetch.ts'
import { isCached, type PageRequest } from './page-requests.ts'

export interface WeightRow {
  name: string
  bytes: number
  /** In bytes. */
  budget?: number
  /** Says how many of the files came from the browser's cache, if any did. */
  cached?: string
}

const kilobyte = 1024

/** The page as far as the budgets depend on it. */
export interface PageView {
  route: string
  /** The first interaction, in milliseconds since navigation. */
  touchedAt: number | undefined
  /** True if every island waits for an interaction. */
  isForReading: boolean
  /** Paths of the images in the first viewport. */
  topImages: ReadonlySet<string>
}

/** Budgets in bytes. `script` counts before the first interaction, `image` counts in the first viewport. */
export function budgetsOf({
  route,
  isForReading,
}: Pick<PageView, 'route' | 'isForReading'>): Record<
  'html' | 'loader' | 'script' | 'style' | 'image' | 'font',
  number
> {
  return {
    html: (route === '/' ? 45 : 30) * kilobyte,
    loader: 1.5 * kilobyte,
    script: (isForReading ? 15 : 40) * kilobyte,
    style: 18 * kilobyte,
    image: 60 * kilobyte,
    font: 45 * kilobyte,
  }
}

/** Weighs the page. */
export async function weighPage(requests: readonly PageRequest[], view: PageView): Promise<WeightRow[]> {
  const { touchedAt, topImages, isForReading } = view
  const budgets = budgetsOf(view)
  const own = requests.filter(({ isPanels, source }) => !isPanels && source !== 'other site')
  const unique = [...new Map(own.map((request) => [request.name, request])).values()]
  const weighAll = (some: readonly PageRequest[]) => Promise.all(some.map(({ name }) => weighOnce(name)))
  const packed = async (some: readonly PageRequest[]) => sum(await weighAll(some))
  const kind = (name: PageRequest['kind']) => unique.filter((request) => request.kind === name)
  const scripts = kind('script')
  const images = kind('image')
  const plain = (some: readonly PageRequest[]) => some.reduce((total, { encoded }) => total + encoded, 0)
  const [html, loader, before, script, style] = await Promise.all([
    weigh(location.pathname + location.search, withoutClient),
    packed(scripts.filter(({ name }) => /\/loader-[^/]*\.js$/.test(name))),
    weighAll(scripts.filter(({ start }) => touchedAt === undefined || start < touchedAt)),
    packed(scripts),
    packed(kind('style')),
  ])
  const top = images.filter(({ name }) => topImages.has(name))
  const fonts = kind('font')
  return [
    { name: 'HTML', bytes: html.packed, budget: budgets.html },
    { name: 'Loader', bytes: loader, budget: budgets.loader },
    ...scriptRows(before, budgets.script, isForReading),
    { name: 'All script so far', bytes: script, ...countCached(scripts) },
    { name: 'CSS', bytes: style, budget: budgets.style, ...countCached(kind('style')) },
    { name: 'Images in the first viewport', bytes: plain(top), budget: budgets.image, ...countCached(top) },
    { name: 'All images so far', bytes: plain(images), ...countCached(images) },
    { name: 'Fonts', bytes: plain(fonts), budget: budgets.font, ...countCached(fonts) },
  ]
}

/** What a row says about files from the browser's cache: their weight is that of the first visit. */
export function countCached(requests: readonly Pick<PageRequest, 'source'>[]): Pick<WeightRow, 'cached'> {
  const count = requests.filter(isCached).length
  if (count === 0) return {}
  return { cached: count === requests.length ? 'from the cache' : `${count} of ${requests.length} from the cache` }
}

interface Weighed {
  /** Bytes after gzip. */
  packed: number
  isEngine: boolean
}

/**
 * On a page for reading all scripts count. Where islands wake by themselves, React is a row of its own and the budget
 * applies to the other scripts.
 */
export function scriptRows(scripts: readonly Weighed[], budget: number, isForReading: boolean): WeightRow[] {
  const name = 'Script before interaction'
  const engine = sum(scripts.filter(({ isEngine }) => isEngine))
  if (isForReading || engine === 0) return [{ name, bytes: sum(scripts), budget }]
  return [
    { name: `${name}, without React`, bytes: sum(scripts) - engine, budget },
    { name: 'React', bytes: engine },
  ]
}

function sum(some: readonly Weighed[]): number {
  return some.reduce((total, { packed }) => total + packed, 0)
}

const known = new Map<string, Promise<Weighed>>()

// Scripts and styles have a hash in their names, so each is weighed once.
function weighOnce(name: string): Promise<Weighed> {
  const found = known.get(name) ?? weigh(name)
  known.set(name, found)
  return found
}

async function weigh(name: string, change: (text: string) => string = (text) => text): Promise<Weighed> {
  try {
    const response = await nativeFetch(name, { cache: 'force-cache' })
    const text = change(await response.text())
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
    // Only React's renderer contains this name; Preact's has another.
    return {
      packed: (await new Response(packed).arrayBuffer()).byteLength,
      isEngine: text.includes('__REACT_DEVTOOLS_GLOBAL_HOOK__'),
    }
  } catch {
    return { packed: 0, isEngine: false }
  }
}

// Removes what only the watch adds.
function withoutClient(html: string): string {
  return html.replace(/<meta name="libretto-page"[^]*?<\/script>/, '')
}

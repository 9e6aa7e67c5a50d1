// What a visitor downloads for this page, packed as a host would. In: the page's requests. Out: bytes by kind, with the budgets they are held against.
// Sizes are gzip of what the server sent; images and fonts are packed already and count as they are.

import { nativeFetch } from '../native-fetch.ts'
import type { PageRequest } from './page-requests.ts'

export interface WeightRow {
  name: string
  bytes: number
  /** Bytes. */
  budget?: number
}

const kilobyte = 1024

/** What is known of the page beside its requests. */
export interface PageView {
  route: string
  /** The first touch, in milliseconds since the page began. */
  touchedAt: number | undefined
  /** Every island waits for a touch. */
  isForReading: boolean
  /** Paths of the images in the first window. */
  topImages: ReadonlySet<string>
}

/** Budgets in bytes. Scripts are those before a touch, images those in the first window. */
export function budgetsOf({ route, isForReading }: Pick<PageView, 'route' | 'isForReading'>): Record<'html' | 'loader' | 'script' | 'style' | 'image' | 'font', number> {
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
  const { touchedAt, topImages } = view
  const budgets = budgetsOf(view)
  const own = requests.filter(({ isPanels, source }) => !isPanels && source !== 'other site')
  const unique = [...new Map(own.map((request) => [request.name, request])).values()]
  const packed = async (some: readonly PageRequest[]) => (await Promise.all(some.map(({ name }) => packedSize(name)))).reduce((sum, size) => sum + size, 0)
  const kind = (name: PageRequest['kind']) => unique.filter((request) => request.kind === name)
  const scripts = kind('script')
  const images = kind('image')
  const early = scripts.filter(({ start }) => touchedAt === undefined || start < touchedAt)
  const plain = (some: readonly PageRequest[]) => some.reduce((sum, { encoded }) => sum + encoded, 0)
  const [html, loader, before, script, style] = await Promise.all([
    packedSize(location.pathname + location.search, withoutClient),
    packed(scripts.filter(({ name }) => /\/loader-[^/]*\.js$/.test(name))),
    packed(early),
    packed(scripts),
    packed(kind('style')),
  ])
  return [
    { name: 'HTML', bytes: html, budget: budgets.html },
    { name: 'Loader', bytes: loader, budget: budgets.loader },
    { name: 'Script before a touch', bytes: before, budget: budgets.script },
    { name: 'All script so far', bytes: script },
    { name: 'CSS', bytes: style, budget: budgets.style },
    { name: 'Images in the first window', bytes: plain(images.filter(({ name }) => topImages.has(name))), budget: budgets.image },
    { name: 'All images so far', bytes: plain(images) },
    { name: 'Fonts', bytes: plain(kind('font')), budget: budgets.font },
  ]
}

const sizes = new Map<string, Promise<number>>()

// Scripts and styles have a hash in their names: each is weighed once.
function packedSize(name: string, change?: (text: string) => string): Promise<number> {
  const known = change ? undefined : sizes.get(name)
  const size = known ?? weigh(name, change)
  if (!change) sizes.set(name, size)
  return size
}

async function weigh(name: string, change: (text: string) => string = (text) => text): Promise<number> {
  try {
    const response = await nativeFetch(name, { cache: 'force-cache' })
    const packed = new Blob([change(await response.text())]).stream().pipeThrough(new CompressionStream('gzip'))
    return (await new Response(packed).arrayBuffer()).byteLength
  } catch {
    return 0
  }
}

// What only the watch adds is no weight of the site.
function withoutClient(html: string): string {
  return html.replace(/<meta name="libretto-page"[^]*?<\/script>/, '')
}

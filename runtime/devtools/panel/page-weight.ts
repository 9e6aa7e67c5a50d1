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

/** Budgets in bytes: of a reading page's scripts before a touch, of all styles, of the loader. */
export const budgets = { script: 15 * 1024, style: 18 * 1024, loader: 1.5 * 1024 } as const

/** Weighs the page. `touchedAt` is the first touch, in milliseconds since the page began; only a page for reading has a budget for scripts before it. */
export async function weighPage(requests: readonly PageRequest[], touchedAt: number | undefined, isForReading: boolean): Promise<WeightRow[]> {
  const own = requests.filter(({ isPanels, source }) => !isPanels && source !== 'other site')
  const unique = [...new Map(own.map((request) => [request.name, request])).values()]
  const packed = async (some: readonly PageRequest[]) => (await Promise.all(some.map(({ name }) => packedSize(name)))).reduce((sum, size) => sum + size, 0)
  const kind = (name: PageRequest['kind']) => unique.filter((request) => request.kind === name)
  const scripts = kind('script')
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
    { name: 'HTML', bytes: html },
    { name: 'Loader', bytes: loader, budget: budgets.loader },
    { name: 'Script before a touch', bytes: before, ...(isForReading ? { budget: budgets.script } : {}) },
    { name: 'All script so far', bytes: script },
    { name: 'CSS', bytes: style, budget: budgets.style },
    { name: 'Images', bytes: plain(kind('image')) },
    { name: 'Fonts', bytes: plain(kind('font')) },
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

// The page's requests, as the browser reports them. Requests of the panel and the live client are marked, because
// visitors do not make them.

export type RequestKind = 'page' | 'script' | 'style' | 'font' | 'image' | 'data' | 'other'

export interface PageRequest {
  /** Path on this server, or the whole address on another. */
  name: string
  kind: RequestKind
  /** What requested it, in the browser's term. */
  initiator: string
  /** Milliseconds since navigation. */
  start: number
  duration: number
  /** Bytes over the wire; 0 from the cache. */
  transferred: number
  /** Bytes of the body as sent, and decompressed. */
  encoded: number
  decoded: number
  source: 'network' | 'cache' | 'not modified' | 'other site'
  /** Status of the response if it is an error and the browser tells it. */
  failure: number | undefined
  isPanels: boolean
}

export type RequestTiming = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'startTime' | 'duration' | 'transferSize' | 'encodedBodySize' | 'decodedBodySize'
> & {
  responseStatus?: number
  /** Not in every browser. */
  deliveryType?: string
}

const kinds: readonly [RequestKind, RegExp][] = [
  ['script', /\.m?js$/],
  ['style', /\.css$/],
  ['font', /\.(?:woff2?|ttf|otf)$/],
  ['image', /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/],
  ['data', /\.(?:json|xml|txt|md)$/],
]

/**
 * Requests by their start. `here` is the page's address; `tools` are addresses the panel and the live client requested.
 */
export function describeRequests(
  timings: readonly RequestTiming[],
  here: string,
  tools: ReadonlySet<string>,
): PageRequest[] {
  return timings.map((timing) => describeRequest(timing, here, tools)).sort((a, b) => a.start - b.start)
}

function describeRequest(timing: RequestTiming, here: string, tools: ReadonlySet<string>): PageRequest {
  const { name, initiatorType, transferSize, encodedBodySize, responseStatus = 0 } = timing
  const address = new URL(name, here)
  const isOwn = address.origin === new URL(here).origin
  const isTools = address.pathname.includes('/__libretto/') || (initiatorType === 'fetch' && tools.has(address.href))
  const kind = kindOf(address.pathname, initiatorType)
  return {
    name: isOwn ? address.pathname + address.search : name,
    kind,
    initiator: initiatorType === '' ? 'other' : initiatorType,
    start: timing.startTime,
    duration: timing.duration,
    transferred: transferSize,
    encoded: encodedBodySize,
    decoded: timing.decodedBodySize,
    source: isOwn ? sourceOf(timing, kind) : 'other site',
    failure: responseStatus >= 400 ? responseStatus : undefined,
    isPanels: isOwn && isTools,
  }
}

function kindOf(path: string, initiator: string): RequestKind {
  if (initiator === 'navigation') return 'page'
  const known = kinds.find(([, pattern]) => pattern.test(path))?.[0]
  return known ?? (initiator === 'fetch' ? 'data' : 'other')
}

const files: ReadonlySet<RequestKind> = new Set(['script', 'style', 'font', 'image'])

// Fewer bytes over the wire than the body has: the server confirmed that the cached copy is still valid. For some
// cached files, such as fonts, browsers report a body of no bytes; a file of the site is never empty.
function sourceOf(timing: RequestTiming, kind: RequestKind): PageRequest['source'] {
  const { transferSize, encodedBodySize, responseStatus = 0, deliveryType = '' } = timing
  const isUnsized = encodedBodySize === 0 && files.has(kind) && responseStatus >= 200 && responseStatus < 400
  if (deliveryType === 'cache') return transferSize === 0 ? 'cache' : 'not modified'
  if (encodedBodySize === 0 && !isUnsized) return 'network'
  if (transferSize === 0) return 'cache'
  return transferSize < encodedBodySize || isUnsized ? 'not modified' : 'network'
}

/** Whether the browser's cache answered, with or without asking the server. */
export function isCached({ source }: Pick<PageRequest, 'source'>): boolean {
  return source === 'cache' || source === 'not modified'
}

/** Names of the cached files whose size the browser does not report. */
export function findUnsized(requests: readonly PageRequest[]): string[] {
  return [...new Set(requests.filter((one) => one.encoded === 0 && isCached(one)).map(({ name }) => name))]
}

/** The requests with the sizes of the cached files, by name. */
export function fillSizes(requests: readonly PageRequest[], sizes: ReadonlyMap<string, number>): PageRequest[] {
  return requests.map((request) => {
    const size = request.encoded === 0 && isCached(request) ? sizes.get(request.name) : undefined
    return size === undefined ? request : { ...request, encoded: size, decoded: size }
  })
}

/** Bytes and counts by kind. */
export function sumByKind(requests: readonly PageRequest[]): Map<RequestKind, { count: number; bytes: number }> {
  const sums = new Map<RequestKind, { count: number; bytes: number }>()
  for (const { kind, encoded } of requests) {
    const { count, bytes } = sums.get(kind) ?? { count: 0, bytes: 0 }
    sums.set(kind, { count: count + 1, bytes: bytes + encoded })
  }
  return sums
}

// What the browser says about the page's requests → rows for the panel. Pure. The page itself comes first; requests of the panel and the live client
// are marked, because no visitor makes them.

export type RequestKind = 'page' | 'script' | 'style' | 'font' | 'image' | 'data' | 'other'

export interface PageRequest {
  /** Path on this server, or the whole address of another. */
  name: string
  kind: RequestKind
  /** Who asked for it, in the browser's word. */
  initiator: string
  /** Milliseconds since the page began. */
  start: number
  duration: number
  /** Bytes over the wire; 0 from the cache. */
  transferred: number
  /** Bytes of the body as it was sent, and unpacked. */
  encoded: number
  decoded: number
  source: 'network' | 'cache' | 'not modified' | 'other site'
  /** Status of the answer when it was no success, as far as the browser tells. */
  failure: number | undefined
  isPanels: boolean
}

export type RequestTiming = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'startTime' | 'duration' | 'transferSize' | 'encodedBodySize' | 'decodedBodySize'
> & {
  responseStatus?: number
}

const kinds: readonly [RequestKind, RegExp][] = [
  ['script', /\.m?js$/],
  ['style', /\.css$/],
  ['font', /\.(?:woff2?|ttf|otf)$/],
  ['image', /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/],
  ['data', /\.(?:json|xml|txt|md)$/],
]

/** Rows in the order of the requests. `here` is the address of the page, `tools` are those the panel and the live client have fetched. */
export function describeRequests(
  timings: readonly RequestTiming[],
  here: string,
  tools: ReadonlySet<string>,
): PageRequest[] {
  const origin = new URL(here).origin
  return timings
    .map(
      ({
        name,
        initiatorType,
        startTime,
        duration,
        transferSize,
        encodedBodySize,
        decodedBodySize,
        responseStatus = 0,
      }): PageRequest => {
        const address = new URL(name, here)
        const isOwn = address.origin === origin
        return {
          name: isOwn ? address.pathname + address.search : name,
          kind:
            initiatorType === 'navigation'
              ? 'page'
              : (kinds.find(([, pattern]) => pattern.test(address.pathname))?.[0] ??
                (initiatorType === 'fetch' ? 'data' : 'other')),
          initiator: initiatorType === '' ? 'other' : initiatorType,
          start: startTime,
          duration,
          transferred: transferSize,
          encoded: encodedBodySize,
          decoded: decodedBodySize,
          source: isOwn ? sourceOf(transferSize, encodedBodySize) : 'other site',
          failure: responseStatus >= 400 ? responseStatus : undefined,
          isPanels:
            isOwn &&
            (address.pathname.startsWith('/__libretto/') || (initiatorType === 'fetch' && tools.has(address.href))),
        }
      },
    )
    .sort((a, b) => a.start - b.start)
}

// Less over the wire than the body has: the server said that the copy in the cache is still good.
function sourceOf(transferred: number, encoded: number): PageRequest['source'] {
  if (encoded === 0) return 'network'
  return transferred === 0 ? 'cache' : transferred < encoded ? 'not modified' : 'network'
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

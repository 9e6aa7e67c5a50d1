import { useEffect, useMemo, useState } from 'react'
import { nativeFetch, ownAddresses } from '../native-fetch.ts'
import { describeRequests, fillSizes, findUnsized, type PageRequest, type RequestTiming } from './page-requests.ts'

/** The page's requests as they happen, including those before the panel was opened; the page itself first. */
export function useRequests(): readonly PageRequest[] {
  const [requests, setRequests] = useState<readonly PageRequest[]>(readRequests)
  useEffect(() => {
    const observer = new PerformanceObserver(() => setRequests(readRequests()))
    // `buffered` also reports requests between the first render and this effect.
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
  const sizes = useSizes(findUnsized(requests))
  return useMemo(() => fillSizes(requests, sizes), [requests, sizes])
}

function readRequests(): readonly PageRequest[] {
  const timings = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as (PerformanceEntry & RequestTiming)[]
  return describeRequests(timings, location.href, ownAddresses())
}

/** The sizes of these files, as the watch knows them. */
function useSizes(names: readonly string[]): ReadonlyMap<string, number> {
  const [sizes, setSizes] = useState<ReadonlyMap<string, number>>(new Map())
  const missing = JSON.stringify(names.filter((name) => !sizes.has(name)))
  useEffect(() => {
    const wanted = JSON.parse(missing) as string[]
    if (wanted.length === 0) return
    let isCurrent = true
    void Promise.all(wanted.map(async (name) => [name, await readSize(name)] as const)).then((found) => {
      if (isCurrent) setSizes((known) => new Map([...known, ...found]))
    })
    return () => {
      isCurrent = false
    }
  }, [missing])
  return sizes
}

async function readSize(name: string): Promise<number> {
  try {
    const { headers } = await nativeFetch(name, { method: 'HEAD', cache: 'no-store' })
    return Number(headers.get('content-length') ?? 0)
  } catch {
    return 0
  }
}

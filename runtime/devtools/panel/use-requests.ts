import { useEffect, useState } from 'react'
import { ownAddresses } from '../native-fetch.ts'
import { describeRequests, type PageRequest, type RequestTiming } from './page-requests.ts'

/** The page's requests as they happen, including those before the panel was opened; the page itself first. */
export function useRequests(): readonly PageRequest[] {
  const [requests, setRequests] = useState<readonly PageRequest[]>(readRequests)
  useEffect(() => {
    const observer = new PerformanceObserver(() => setRequests(readRequests()))
    // `buffered` also reports requests between the first render and this effect.
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
  return requests
}

function readRequests(): readonly PageRequest[] {
  const timings = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as (PerformanceEntry & RequestTiming)[]
  return describeRequests(timings, location.href, ownAddresses())
}

// The page's requests as they happen. In: the browser's records, those before the panel was opened included. Out: rows, the page's own first.

import { useEffect, useState } from 'react'
import { ownAddresses } from '../native-fetch.ts'
import { describeRequests, type PageRequest, type RequestTiming } from './page-requests.ts'

export function useRequests(): readonly PageRequest[] {
  const [requests, setRequests] = useState<readonly PageRequest[]>(readRequests)
  useEffect(() => {
    const observer = new PerformanceObserver(() => setRequests(readRequests()))
    // Those between the first look and this moment are told as well.
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

// The sample data of the panel: call records from a fixed seed, and a new one every 30 seconds.

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { CallMetric } from './call.ts'
import { callHistory, sampleCalls } from './sample-calls.ts'

/** Sample data. None of it was measured. */
export interface MockData {
  seed: number
  /** Newest first. */
  calls: readonly CallMetric[]
}

const seed = 1
const MockDataContext = createContext<MockData | null>(null)

/** Provides sample data to the components below it. */
export function MockDataProvider({ children }: { children: ReactNode }): ReactNode {
  const now = useIntervalNow(callHistory.intervalMs)
  const value = useMemo(() => ({ seed, calls: sampleCalls(seed, now) }), [now])
  return <MockDataContext.Provider value={value}>{children}</MockDataContext.Provider>
}

/** The sample data. Throws outside a MockDataProvider. */
export function useMockData(): MockData {
  const value = useContext(MockDataContext)
  if (!value) throw new Error('useMockData must be used within a MockDataProvider')
  return value
}

function useIntervalNow(intervalMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    // At the next full interval there is a new record.
    const timer = setTimeout(() => setNow(Date.now()), intervalMs - (now % intervalMs) + 5)
    return () => clearTimeout(timer)
  }, [now, intervalMs])
  return now
}

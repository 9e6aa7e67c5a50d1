import { useEffect, useState } from 'react'

const settleMs = 150

/** The value once it has not changed for a moment, so that a search does not ask the watch for every letter. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === settled) return
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value, settled])
  return settled
}

import { useEffect, useState } from 'react'

export interface Steps {
  step: number | null
  start: () => void
}

/**
 * Counts steps of `stepMs` milliseconds for a progress bar. `step` is null while nothing runs, and the last step lasts
 * as long as the others. `start` while running does nothing. The timer stops with the component.
 */
export function useSteps({ count, stepMs }: { count: number; stepMs: number }): Steps {
  const [step, setStep] = useState<number | null>(null)
  const isRunning = step !== null
  useEffect(() => {
    if (!isRunning) return
    let next = 0
    const timer = setInterval(() => {
      next++
      setStep(next > count ? null : next)
    }, stepMs)
    return () => clearInterval(timer)
  }, [isRunning, count, stepMs])
  return { step, start: () => setStep((current) => current ?? 0) }
}

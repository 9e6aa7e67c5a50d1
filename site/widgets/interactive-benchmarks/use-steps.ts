// Counts steps for a progress bar. In: how many steps of what length. Out: the current step, null at rest, and `start`.
// Never runs twice at once: `start` while running does nothing. The last step stays as long as the others. Timers stop with the component.

import { useEffect, useState } from 'react'

export interface Steps {
  step: number | null
  start: () => void
}

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

// Counts steps for a progress bar. In: how many steps of what length, and what to do at the end. Out: the current step, null at rest, and `start`.
// Never runs twice at once: `start` while running does nothing. Timers stop with the component.

import { useEffect, useRef, useState } from 'react'

export interface StepPlan {
  count: number
  stepMs: number
  /** How long the last step stays before the rest state returns. */
  lingerMs?: number
  onEnd?: () => void
}

export interface Steps {
  step: number | null
  start: () => void
}

export function useSteps({ count, stepMs, lingerMs = 0, onEnd }: StepPlan): Steps {
  const [step, setStep] = useState<number | null>(null)
  const finish = useRef(onEnd)
  useEffect(() => {
    finish.current = onEnd
  })
  useEffect(() => {
    if (step === null) return
    if (step === count) finish.current?.()
    const next = step < count ? step + 1 : null
    const timer = setTimeout(() => setStep(next), step < count ? stepMs : lingerMs)
    return () => clearTimeout(timer)
  }, [step, count, stepMs, lingerMs])
  return { step, start: () => setStep((current) => current ?? 0) }
}

import type { Stage } from './progress-line.ts'

/** Milliseconds by stage. */
export type StageTimes = Partial<Record<Stage, number>>

/** Measures how long each stage takes. */
export interface StageClock {
  enter: (stage: Stage) => void
  /** Goes on in this stage after a pause: the time since the last reading belongs to no stage. */
  resume: (stage: Stage) => void
  /** The times so far, rounded. */
  read: () => StageTimes
}

/** A clock that starts now, in the stage `first`. */
export function stageClock(first: Stage): StageClock {
  // Exact: rounded at every change of stage, a stage entered often would be longer than the whole.
  const exact = new Map<Stage, number>()
  let stage = first
  let since = performance.now()
  const add = () => {
    const now = performance.now()
    exact.set(stage, (exact.get(stage) ?? 0) + now - since)
    since = now
  }
  return {
    enter: (next) => {
      add()
      stage = next
    },
    resume: (next) => {
      since = performance.now()
      stage = next
    },
    read: () => {
      add()
      return Object.fromEntries([...exact].map(([name, time]) => [name, Math.round(time)]))
    },
  }
}

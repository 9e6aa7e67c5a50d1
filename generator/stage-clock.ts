import type { Stage } from './progress.ts'

/** Milliseconds by stage. */
export type StageTimes = Partial<Record<Stage, number>>

/** Measures how long each stage takes. */
export interface StageClock {
  enter: (stage: Stage) => void
  /** Excludes the time since the last reading. */
  skip: () => void
  /** The times so far; they continue to grow. */
  read: () => StageTimes
}

/** A clock that starts now, in the stage `first`. */
export function stageClock(first: Stage): StageClock {
  const times: StageTimes = {}
  let stage = first
  let since = performance.now()
  const add = () => {
    const now = performance.now()
    times[stage] = Math.round((times[stage] ?? 0) + now - since)
    since = now
  }
  return {
    enter: (next) => {
      add()
      stage = next
    },
    skip: () => {
      since = performance.now()
    },
    read: () => {
      add()
      return times
    },
  }
}

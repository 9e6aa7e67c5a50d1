// The clock goes on while a watch runs: articles are published at their instant, and pages may show the day.

import type { Config } from '../config/config.ts'
import { nextDay } from '../days.ts'

export interface Clock {
  /** The configuration of a build that starts now. */
  config: () => Config
  /** Wakes at this instant, in milliseconds since 1970, or at the beginning of the next day (UTC). */
  wakeAt: (changesAt: number) => void
  stop: () => void
}

// setTimeout takes no more.
const longestWaitMs = 2 ** 31 - 1

/** The clock of a watch. With --now it stands still. */
export function openClock(config: Config, onDue: () => void): Clock {
  let timer: NodeJS.Timeout | undefined
  const wakeAt = (changesAt: number) => {
    clearTimeout(timer)
    if (!config.instant.isClock) return
    const now = Date.now()
    const due = Math.min(changesAt, nextDay(now))
    timer = setTimeout(() => (Date.now() < due ? wakeAt(changesAt) : onDue()), Math.min(due - now, longestWaitMs))
  }
  return {
    config: () => (config.instant.isClock ? { ...config, instant: { now: Date.now(), isClock: true } } : config),
    wakeAt,
    stop: () => clearTimeout(timer),
  }
}

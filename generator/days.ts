// Days of UTC, as milliseconds since 1970.

export const dayMs = 86_400_000

/** The beginning of the day of an instant. */
export function startOfDay(now: number): number {
  return now - (now % dayMs)
}

/** The beginning of the day after it. */
export function nextDay(now: number): number {
  return startOfDay(now) + dayMs
}

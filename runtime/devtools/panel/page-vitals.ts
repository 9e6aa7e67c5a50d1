// Web vitals of the page alone. Visitors do not have the panel, so its own layout shifts and interactions are left out,
// which the browser's sums cannot do.

export type ShiftEntry = Pick<PerformanceEntry, 'startTime'> & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node?: Node | null }[]
}
export type InteractionEntry = Pick<PerformanceEntry, 'duration'> & { interactionId: number; target?: Node | null }

// A pause of one second ends a burst of shifts, and no burst lasts longer than five.
const pauseMs = 1000
const longestBurstMs = 5000

/** Cumulative layout shift: the worst burst. */
export function shiftScore(entries: readonly ShiftEntry[]): number {
  let worst = 0
  let burst = { sum: 0, from: 0, to: Number.NEGATIVE_INFINITY }
  for (const { startTime, value, hadRecentInput, sources } of entries) {
    // The browser does not name nodes in a shadow root.
    if (hadRecentInput || (sources.length > 0 && sources.every(({ node }) => !node || isTool(node)))) continue
    const isSame = startTime - burst.to < pauseMs && startTime - burst.from < longestBurstMs
    burst = { sum: (isSame ? burst.sum : 0) + value, from: isSame ? burst.from : startTime, to: startTime }
    worst = Math.max(worst, burst.sum)
  }
  return worst
}

/**
 * Interaction to next paint: the slowest interaction of the page, ignoring one for every fifty. Undefined when there
 * was none.
 */
export function slowestInteraction(entries: readonly InteractionEntry[]): number | undefined {
  const durations = new Map<number, number>()
  for (const { interactionId, duration, target } of entries)
    if (interactionId > 0 && !isTool(target))
      durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0))
  const slowest = [...durations.values()].sort((a, b) => b - a)
  return slowest[Math.floor(slowest.length / 50)]
}

/** Is it an element of the panel or the live client. */
function isTool(node: unknown): boolean {
  return (
    typeof node === 'object' && node !== null && 'localName' in node && String(node.localName).startsWith('libretto-')
  )
}

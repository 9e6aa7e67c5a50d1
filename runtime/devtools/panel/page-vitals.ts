// Layout shifts and answers to touches → the scores of the page alone. Pure. The panel moves and is pressed as well, and no visitor has it: what it did
// is left out, which the browser's own sums cannot do.

export type ShiftEntry = Pick<PerformanceEntry, 'startTime'> & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node?: Node | null }[]
}
export type AnswerEntry = Pick<PerformanceEntry, 'duration'> & { interactionId: number; target?: Node | null }

/** Milliseconds: a pause of one second ends a burst of shifts, and no burst is longer than five. */
const pause = 1000
const longestBurst = 5000

/** Cumulative layout shift: the worst burst. */
export function shiftScore(entries: readonly ShiftEntry[]): number {
  let worst = 0
  let burst = { sum: 0, from: 0, to: Number.NEGATIVE_INFINITY }
  for (const { startTime, value, hadRecentInput, sources } of entries) {
    // Of what lies in a shadow root the browser names no node.
    if (hadRecentInput || (sources.length > 0 && sources.every(({ node }) => !node || isTool(node)))) continue
    const isSame = startTime - burst.to < pause && startTime - burst.from < longestBurst
    burst = { sum: (isSame ? burst.sum : 0) + value, from: isSame ? burst.from : startTime, to: startTime }
    worst = Math.max(worst, burst.sum)
  }
  return worst
}

/** Interaction to next paint: the slowest touch of the page, less one for every fifty. Undefined when there was none. */
export function slowestAnswer(entries: readonly AnswerEntry[]): number | undefined {
  const touches = new Map<number, number>()
  for (const { interactionId, duration, target } of entries)
    if (interactionId > 0 && !isTool(target))
      touches.set(interactionId, Math.max(duration, touches.get(interactionId) ?? 0))
  const slowest = [...touches.values()].sort((a, b) => b - a)
  return slowest[Math.floor(slowest.length / 50)]
}

/** Is it an element of the panel or the live client. */
export function isTool(node: unknown): boolean {
  return (
    typeof node === 'object' && node !== null && 'localName' in node && String(node.localName).startsWith('libretto-')
  )
}

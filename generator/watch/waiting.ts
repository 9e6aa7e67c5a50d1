// What the first build is doing, for the pages that wait for it.

import type { LiveEvent } from '#runtime/devtools/wire-types.ts'

export interface Waiting {
  /** What the first build is doing, as a sentence. */
  words: string
  /** When open pages were told last, in milliseconds of this process. */
  toldAt: number
}

// Screen readers read each change.
const tellAfterMs = 1000

/** The state before the first build. */
export function startWaiting(): Waiting {
  return { words: 'The build is starting…', toldAt: Number.NEGATIVE_INFINITY }
}

/** A step of the build has begun. Open pages are told at most once in a second. */
export function tellStep(waiting: Waiting, step: string, send: (event: LiveEvent) => void): void {
  waiting.words = `${step.charAt(0).toUpperCase()}${step.slice(1)}…`
  if (performance.now() - waiting.toldAt >= tellAfterMs) tell(waiting, send)
}

/** The build has stopped. */
export function tellFailure(waiting: Waiting, send: (event: LiveEvent) => void): void {
  waiting.words = 'The site has errors and is not built. This page appears once they are fixed.'
  tell(waiting, send)
}

function tell(waiting: Waiting, send: (event: LiveEvent) => void): void {
  waiting.toldAt = performance.now()
  send({ name: 'waiting', data: { words: waiting.words } })
}

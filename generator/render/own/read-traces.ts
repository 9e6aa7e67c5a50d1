// What custom code has put on a page, as a text that is kept with the page. Many pages have the same: of a stack only
// the place in the compiled code stays.

import type { OwnTrace } from '#site/own-traces.ts'
import { framesOf } from './own-faults.ts'

/** A trace that a build has kept. */
export interface KeptTrace extends Omit<OwnTrace, 'stack'> {
  /** Line and column in the compiled code, e.g. `120:7`, if they are known. */
  place: string
}

/** Each trace once; empty for none. */
export function printTraces(traces: readonly OwnTrace[]): string {
  if (traces.length === 0) return ''
  const kept = new Map<string, readonly string[]>()
  for (const { module, kind, value, stack } of traces) {
    const key = JSON.stringify([module, kind, value])
    if (!kept.has(key)) kept.set(key, [module, kind, value, placeIn(stack)])
  }
  return JSON.stringify([...kept.values()])
}

/** The traces of a text that this version of Libretto has printed. */
export function readTraces(text: string): KeptTrace[] {
  if (text === '') return []
  const kept: [string, KeptTrace['kind'], string, string][] = JSON.parse(text)
  return kept.map(([module, kind, value, place]) => ({ module, kind, value, place }))
}

function placeIn(stack: string | undefined): string {
  const [frame] = stack === undefined ? [] : framesOf(stack)
  return frame ? `${frame.line}:${frame.column}` : ''
}

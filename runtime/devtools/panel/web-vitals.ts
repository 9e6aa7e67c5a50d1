// The web vitals of this view, including what happened before the panel was opened. Paints and the first byte come from
// the library; layout shifts and interactions are counted here, because the panel's own must be left out.

import { type Metric, onFCP, onLCP, onTTFB } from 'web-vitals'
import { type InteractionEntry, type ShiftEntry, shiftScore, slowestInteraction } from './page-vitals.ts'

export type Vital = Pick<Metric, 'name' | 'value' | 'rating'>

const listeners = new Set<() => void>()
let vitals: readonly Vital[] = []
let hasStarted = false

/** What is measured so far: the same list until something new is. */
export function currentVitals(): readonly Vital[] {
  return vitals
}

/** Calls the function after each measurement. Returns the function that stops it. */
export function subscribeToVitals(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Starts to measure, once. */
export function startVitals(): void {
  if (hasStarted) return
  hasStarted = true
  for (const on of [onTTFB, onFCP, onLCP]) on(take, { reportAllChanges: true })
  const shifts: ShiftEntry[] = []
  watch('layout-shift', (entries) => {
    shifts.push(...(entries as unknown as ShiftEntry[]))
    take({ name: 'CLS', value: shiftScore(shifts), rating: rate(shiftScore(shifts), 0.1, 0.25) })
  })
  const interactions: InteractionEntry[] = []
  const interact = (entries: PerformanceEntryList) => {
    interactions.push(...(entries as unknown as InteractionEntry[]))
    const value = slowestInteraction(interactions)
    if (value !== undefined) take({ name: 'INP', value, rating: rate(value, 200, 500) })
  }
  watch('event', interact)
  watch('first-input', interact)
  // Without any shift the score is 0.
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift') && shifts.length === 0)
    take({ name: 'CLS', value: 0, rating: 'good' })
}

function take({ name, value, rating }: Vital): void {
  vitals = [...vitals.filter((vital) => vital.name !== name), { name, value, rating }]
  for (const listener of listeners) listener()
}

function watch(type: string, onEntries: (entries: PerformanceEntryList) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  // 16 ms is the smallest threshold that browsers allow.
  new PerformanceObserver((list) => onEntries(list.getEntries())).observe({
    type,
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit)
}

function rate(value: number, good: number, fair: number): Vital['rating'] {
  if (value <= good) return 'good'
  return value <= fair ? 'needs-improvement' : 'poor'
}

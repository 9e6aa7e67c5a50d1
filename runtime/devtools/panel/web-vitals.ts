// The web vitals of this view. In: what the browser reports, from before the panel was opened as well. Out: the newest value of each, and a way to
// follow them. Paints and the first byte are counted by the library; shifts and answers without the panel's own.

import { type Metric, onFCP, onLCP, onTTFB } from 'web-vitals'
import { type AnswerEntry, type ShiftEntry, shiftScore, slowestAnswer } from './page-vitals.ts'

export type Vital = Pick<Metric, 'name' | 'value' | 'rating'>

const listeners = new Set<() => void>()
let vitals: readonly Vital[] = []
let hasBegun = false

export function currentVitals(): readonly Vital[] {
  return vitals
}

export function followVitals(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Begins to listen, once. */
export function beginVitals(): void {
  if (hasBegun) return
  hasBegun = true
  for (const on of [onTTFB, onFCP, onLCP]) on(take, { reportAllChanges: true })
  const shifts: ShiftEntry[] = []
  watch('layout-shift', (entries) => {
    shifts.push(...(entries as unknown as ShiftEntry[]))
    take({ name: 'CLS', value: shiftScore(shifts), rating: rate(shiftScore(shifts), 0.1, 0.25) })
  })
  const answers: AnswerEntry[] = []
  const answer = (entries: PerformanceEntryList) => {
    answers.push(...(entries as unknown as AnswerEntry[]))
    const value = slowestAnswer(answers)
    if (value !== undefined) take({ name: 'INP', value, rating: rate(value, 200, 500) })
  }
  watch('event', answer)
  watch('first-input', answer)
  // A page on which nothing has moved has a score, too.
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift') && shifts.length === 0)
    take({ name: 'CLS', value: 0, rating: 'good' })
}

function take({ name, value, rating }: Vital): void {
  vitals = [...vitals.filter((vital) => vital.name !== name), { name, value, rating }]
  for (const listener of listeners) listener()
}

function watch(type: string, onEntries: (entries: PerformanceEntryList) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  // Shorter answers than 16 ms are reported by no browser.
  new PerformanceObserver((list) => onEntries(list.getEntries())).observe({
    type,
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit)
}

function rate(value: number, good: number, fair: number): Vital['rating'] {
  return value <= good ? 'good' : value <= fair ? 'needs-improvement' : 'poor'
}

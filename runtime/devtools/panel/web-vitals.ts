// The web vitals of this view, as the browser reports them. In: nothing. Out: the newest value of each, and a way to follow them. Begins once, with
// what the browser has kept from before; the panel itself counts where it was open from the start.

import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

export type Vital = Pick<Metric, 'name' | 'value' | 'rating'>

const listeners = new Set<() => void>()
let vitals: readonly Vital[] = []
let hasBegun = false

export function currentVitals(): readonly Vital[] {
  return vitals
}

export function followVitals(onChange: () => void): () => void {
  if (!hasBegun) begin()
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function begin(): void {
  hasBegun = true
  const take = ({ name, value, rating }: Metric) => {
    vitals = [...vitals.filter((vital) => vital.name !== name), { name, value, rating }]
    for (const listener of listeners) listener()
  }
  for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP]) on(take, { reportAllChanges: true })
}

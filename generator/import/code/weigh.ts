// How large values are when everything that they contain is written out. A list in a list in a list is short to write
// and endless to read; values of configurations stay far below these limits.

import { isKind } from './values.ts'

/** Items and keys of one value, and of all that are read. Fifty characters of a text count as one. */
const mostOfOne = 300_000
const mostOfAll = 10_000_000
const letters = 50

/** A function that says whether a value is small enough, and enough of them are. */
export function openScale(): (value: unknown) => boolean {
  const known = new WeakMap<object, number>()
  let all = 0
  const weigh = (value: unknown): number => {
    if (typeof value === 'string') return 1 + value.length / letters
    if (typeof value !== 'object' || value === null || isKind(value, 'closure')) return 1
    const before = known.get(value)
    if (before !== undefined) return before
    // Whatever contains itself is too large.
    known.set(value, Number.POSITIVE_INFINITY)
    let weight = 1
    for (const [key, inner] of Object.entries(value)) weight += key.length / letters + weigh(inner)
    known.set(value, weight)
    return weight
  }
  return (value) => {
    const weight = weigh(value)
    all += weight
    return weight <= mostOfOne && all <= mostOfAll
  }
}

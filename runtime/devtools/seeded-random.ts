// Pseudo-random numbers that are the same on every machine (mulberry32). For samples only, never for secrets.

/** Draws numbers from one sequence. */
export interface SeededRandom {
  /** From 0 to below 1. */
  next: () => number
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number
  /** A number with this many decimals, both ends included. */
  decimal: (from: number, to: number, decimals: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

/** The sequence of a seed. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    decimal: (from, to, decimals) => {
      const scale = 10 ** decimals
      return whole(Math.round(from * scale), Math.round(to * scale)) / scale
    },
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
  }
}

// Network presets for the site's own requests, in debug mode only. In: the settings. Out: a window.fetch that waits, or the browser's own again.
// A model: one round trip, twice the preset's delay with its jitter, one more for a lost packet, and the body at the preset's bandwidth.

import { debugMode, throttle } from './debug-settings.ts'
import { siteFetch } from './native-fetch.ts'
import { seededRandom } from './seeded-random.ts'
import { type NetworkConditions, networkPresets } from './simulate-call.ts'

/** The preset in force, if any. */
export function presetInForce(): NetworkConditions | undefined {
  return debugMode.get() ? networkPresets.find(({ id }) => id === throttle.get()) : undefined
}

/** How long a request takes by a preset, in milliseconds. `chance` draws numbers from 0 to 1. */
export function throttledMs(
  { latency, jitter, packetLoss, bandwidth }: NetworkConditions,
  bytes: number,
  chance: () => number,
): number {
  const roundTrip = () => 2 * latency + jitter * (2 * chance() - 1)
  const lost = chance() * 100 < packetLoss ? roundTrip() : 0
  // Megabits a second are thousands of bits a millisecond.
  return Math.max(0, roundTrip() + lost) + (bytes * 8) / (bandwidth * 1000)
}

/** From now on window.fetch follows the settings. */
export function obeyThrottle(): void {
  const random = seededRandom(1)
  const slowFetch: typeof fetch = async (input, init) => {
    const start = performance.now()
    const preset = presetInForce()
    const response = await siteFetch(input, init)
    if (!preset) return response
    const bytes = await response
      .clone()
      .arrayBuffer()
      .then(
        (body) => body.byteLength,
        () => 0,
      )
    const left = throttledMs(preset, bytes, random.next) - (performance.now() - start)
    await wait(left, init?.signal ?? undefined)
    return response
  }
  let before: typeof fetch | undefined
  const follow = () => {
    const isOn = presetInForce() !== undefined
    if (isOn && before === undefined) {
      before = window.fetch
      window.fetch = slowFetch
    } else if (!isOn && before !== undefined) {
      if (window.fetch === slowFetch) window.fetch = before
      before = undefined
    }
  }
  follow()
  debugMode.follow(follow)
  throttle.follow(follow)
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () =>
      reject(
        signal?.reason instanceof Error ? signal.reason : new DOMException('The request was given up', 'AbortError'),
      )
    if (signal?.aborted) return fail()
    signal?.addEventListener('abort', fail, { once: true })
    setTimeout(resolve, Math.max(0, milliseconds))
  })
}

// Applies a network preset to the site's own fetches, in debug mode only. The model: a round trip of twice the preset's
// latency with its spread, a second one if a packet is lost, and the body at the preset's bandwidth.

import { debugMode, throttle } from './debug-settings.ts'
import { siteFetch } from './native-fetch.ts'
import { type NetworkPreset, networkPresets } from './network-presets.ts'
import { seededRandom } from './seeded-random.ts'

/** The active preset, if any. */
function activePreset(): NetworkPreset | undefined {
  return debugMode.get() ? networkPresets.find(({ id }) => id === throttle.get()) : undefined
}

/** Milliseconds a request takes with a preset. `chance` draws numbers from 0 to 1. */
export function throttledMs(
  { latency, spread, loss, bandwidth }: NetworkPreset,
  bytes: number,
  chance: () => number,
): number {
  const roundTrip = () => 2 * latency + spread * (2 * chance() - 1)
  const lost = chance() * 100 < loss ? roundTrip() : 0
  // 1 Mbit/s is 1000 bits per millisecond.
  return Math.max(0, roundTrip() + lost) + (bytes * 8) / (bandwidth * 1000)
}

/** Makes window.fetch follow the settings from now on. */
export function applyThrottle(): void {
  const random = seededRandom(1)
  const slowFetch: typeof fetch = async (input, init) => {
    const start = performance.now()
    const preset = activePreset()
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
  const update = () => {
    const isOn = activePreset() !== undefined
    if (isOn && before === undefined) {
      before = window.fetch
      window.fetch = slowFetch
    } else if (!isOn && before !== undefined) {
      if (window.fetch === slowFetch) window.fetch = before
      before = undefined
    }
  }
  update()
  debugMode.subscribe(update)
  throttle.subscribe(update)
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () =>
      reject(
        signal?.reason instanceof Error ? signal.reason : new DOMException('The request was aborted', 'AbortError'),
      )
    if (signal?.aborted) return fail()
    signal?.addEventListener('abort', fail, { once: true })
    setTimeout(resolve, Math.max(0, milliseconds))
  })
}

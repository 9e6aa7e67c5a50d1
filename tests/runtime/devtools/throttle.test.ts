import { describe, expect, it } from 'vitest'
import { networkPresets } from '#runtime/devtools/network-presets.ts'
import { throttledMs } from '#runtime/devtools/throttle.ts'

describe('throttling', () => {
  const [optimal, , congested] = networkPresets
  it('waits for a round trip and the bandwidth', () => {
    const middle = () => 0.5
    expect(throttledMs(optimal, 0, middle)).toBe(20)
    expect(throttledMs(congested, 0, middle)).toBe(300)
    // 1 MB at 10 Mbit/s.
    expect(throttledMs(congested, 1_250_000, middle)).toBe(300 + 1000)
  })

  it('varies by the jitter and repeats what was lost', () => {
    const draw =
      (...numbers: number[]) =>
      () =>
        numbers.shift() ?? 0.5
    // Loss is drawn first, then the way of the lost packet if there was one, then the way that counts.
    expect(throttledMs(congested, 0, draw(0.9, 1))).toBe(350)
    expect(throttledMs(congested, 0, draw(0.01, 0.5, 0.5))).toBe(600)
  })
})

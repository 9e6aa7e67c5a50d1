// The sample calls: the specification's ranges, and the same figures for the same seed.

import { describe, expect, it } from 'vitest'
import { seededRandom } from '#runtime/devtools/seeded-random.ts'
import { callMetricSchema, codecs, regions } from '../../../site/own/panel/call.ts'
import { callHistory, sampleCalls } from '../../../site/own/panel/sample-calls.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

describe('a seeded row', () => {
  it('is the same for the same seed and another for another', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed).next)
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
    // Fixed values: every engine and machine draws the same picture.
    expect(draw(1).map((number) => number.toFixed(6))).toEqual([
      '0.627074',
      '0.002736',
      '0.527447',
      '0.981051',
      '0.968378',
    ])
  })

  it('reaches both ends and never goes beyond', () => {
    const random = seededRandom(3)
    expect(new Set(Array.from({ length: 200 }, () => random.whole(1, 4)))).toEqual(new Set([1, 2, 3, 4]))
    const decimals = Array.from({ length: 2000 }, () => random.decimal(3.5, 5, 1))
    expect([Math.min(...decimals), Math.max(...decimals)]).toEqual([3.5, 5])
  })
})

describe('the call history', () => {
  const calls = sampleCalls(1, noon)

  it('has the newest hundred, newest first, 30 seconds apart', () => {
    expect(calls).toHaveLength(100)
    expect(calls[0]?.timestamp).toBe('2026-11-21T12:00:00.000Z')
    expect(calls[99]?.timestamp).toBe('2026-11-21T11:10:30.000Z')
    expect(
      calls
        .slice(1)
        .every(({ timestamp }, index) => Date.parse(calls[index]?.timestamp ?? '') - Date.parse(timestamp) === 30_000),
    ).toBe(true)
  })

  it('moves on with time and keeps what it has shown', () => {
    const later = sampleCalls(1, noon + 90_000)
    expect(later.slice(3)).toEqual(calls.slice(0, 97))
    expect(sampleCalls(1, noon + 29_999)).toEqual(calls)
  })

  it('is the same for the same seed, and another for another', () => {
    expect(sampleCalls(1, noon)).toEqual(calls)
    expect(sampleCalls(2, noon)).not.toEqual(calls)
  })

  it('stays inside the ranges and uses all of them', () => {
    const many = Array.from({ length: 40 }, (_, index) => sampleCalls(index, noon + index * 3_000_000)).flat()
    const range = (name: 'duration' | 'quality' | 'latency' | 'jitter' | 'packetLoss') => [
      Math.min(...many.map((call) => call[name])),
      Math.max(...many.map((call) => call[name])),
    ]
    const near = ([low = 0, high = 0]: number[], [from, to]: readonly [number, number]) => {
      expect(low).toBeGreaterThanOrEqual(from)
      expect(high).toBeLessThanOrEqual(to)
      expect(high - low).toBeGreaterThan((to - from) * 0.97)
    }
    near(range('duration'), [60, 659])
    near(range('quality'), [3.5, 5])
    near(range('packetLoss'), [0, 2])
    expect(range('latency')).toEqual([20, 119])
    expect(range('jitter')).toEqual([5, 24])
    expect(new Set(many.map(({ codec }) => codec))).toEqual(new Set(codecs))
    expect(new Set(many.map(({ region }) => region))).toEqual(new Set(regions))
    expect([callHistory.codecs, callHistory.regions]).toEqual([codecs, regions])
    for (const call of many) expect(callMetricSchema.parse(call)).toEqual(call)
    expect(new Set(calls.map(({ id }) => id)).size).toBe(100)
  })
})

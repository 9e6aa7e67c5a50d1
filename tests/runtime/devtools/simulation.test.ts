// The panel's sample records and its call simulation: the specification's numbers, and the same for the same seed.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { callHistory, mockCalls } from '#runtime/devtools/mock-calls.ts'
import { seededRandom } from '#runtime/devtools/seeded-random.ts'
import { clampPercent, networkPresets, simulateCall, simulationDefaults } from '#runtime/devtools/simulate-call.ts'
import { callMetricSchema, callSimulationSchema, codecs, regions } from '#schemas/call.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

describe('a seeded row', () => {
  it('is the same for the same seed and another for another', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed).next)
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
    // Fixed for ever: another engine, another machine, the same picture.
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
  const calls = mockCalls(1, noon)

  it('holds the newest hundred, newest first, 30 seconds apart', () => {
    expect(calls).toHaveLength(100)
    expect(calls[0]?.timestamp).toBe('2026-11-21T12:00:00.000Z')
    expect(calls[99]?.timestamp).toBe('2026-11-21T11:10:30.000Z')
    expect(
      calls
        .slice(1)
        .every(({ timestamp }, index) => Date.parse(calls[index]?.timestamp ?? '') - Date.parse(timestamp) === 30_000),
    ).toBe(true)
    expect(mockCalls(1, noon, 500)).toHaveLength(100)
    expect(mockCalls(1, noon, 3)).toEqual(calls.slice(0, 3))
    expect(mockCalls(1, noon, -1)).toEqual([])
  })

  it('moves on with time and keeps what it has shown', () => {
    const later = mockCalls(1, noon + 90_000)
    expect(later.slice(3)).toEqual(calls.slice(0, 97))
    expect(mockCalls(1, noon + 29_999)).toEqual(calls)
  })

  it('is the same for the same seed, and another for another', () => {
    expect(mockCalls(1, noon)).toEqual(calls)
    expect(mockCalls(2, noon)).not.toEqual(calls)
  })

  it('stays inside the ranges and uses all of them', () => {
    const many = Array.from({ length: 40 }, (_, index) => mockCalls(index, noon + index * 3_000_000)).flat()
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

describe('the call simulation', () => {
  const [optimal, mobile, congested] = networkPresets
  const run = (changes: Partial<typeof simulationDefaults> = {}, network: (typeof networkPresets)[number] = optimal) =>
    simulateCall({ ...simulationDefaults, ...changes }, network, 1)

  it('has the presets of the specification, which are those of the content', () => {
    expect(
      networkPresets.map(({ id, latency, jitter, packetLoss, bandwidth }) => [
        id,
        latency,
        jitter,
        packetLoss,
        bandwidth,
      ]),
    ).toEqual([
      ['optimal', 10, 1, 0.1, 1000],
      ['mobile-4g', 50, 20, 2, 100],
      ['congested', 150, 50, 5, 10],
    ])
    const content = parse(
      readFileSync(join(import.meta.dirname, '../../../content/data/network-profiles.yaml'), 'utf8'),
    ) as { description: string }[]
    expect(content.map(({ description: _, ...profile }) => profile)).toEqual(networkPresets)
  })

  it('begins with two people, five minutes, Opus, encryption on and AI off', () => {
    expect(simulationDefaults).toEqual({
      participantCount: 2,
      duration: 300,
      networkCondition: 'optimal',
      codec: 'Opus',
      encryption: true,
      aiProcessing: false,
    })
    const {
      id: _,
      networkCondition: __,
      ...defaults
    } = callSimulationSchema.parse({ id: 'x', networkCondition: 'optimal' })
    expect(simulationDefaults).toMatchObject(defaults)
  })

  it('gives these figures', () => {
    expect(run()).toEqual({
      averageLatency: 10,
      averageQuality: 4.98,
      totalPackets: 30_000,
      lostPackets: 30,
      jitterVariance: 1,
      cpuUsage: 19,
      memoryUsage: 70,
      aiProcessingTime: 0,
    })
    expect(run({}, mobile)).toMatchObject({
      averageLatency: 50,
      averageQuality: 4.6,
      lostPackets: 600,
      jitterVariance: 400,
    })
    expect(run({}, congested)).toMatchObject({
      averageLatency: 150,
      averageQuality: 4,
      lostPackets: 1500,
      jitterVariance: 2500,
    })
    expect(run({ participantCount: 10, duration: 60, aiProcessing: true })).toMatchObject({
      totalPackets: 30_000,
      cpuUsage: 60,
      memoryUsage: 150,
    })
  })

  it('never rates a call below three', () => {
    const quality = (packetLoss: number) =>
      simulateCall(simulationDefaults, { latency: 1, jitter: 1, packetLoss }, 1).averageQuality
    expect([0, 10, 100].map(quality)).toEqual([5, 3, 3])
  })

  it('needs 15 to 25 ms for AI, the same for the same seed', () => {
    const times = Array.from(
      { length: 500 },
      (_, seed) => simulateCall({ ...simulationDefaults, aiProcessing: true }, optimal, seed).aiProcessingTime,
    )
    expect(Math.min(...times)).toBeGreaterThanOrEqual(15)
    expect(Math.max(...times)).toBeLessThanOrEqual(25)
    expect(new Set(times).size).toBeGreaterThan(50)
    expect(run({ aiProcessing: true })).toEqual(run({ aiProcessing: true }))
  })

  it('passes 100 % of a processor at 43 people, at 31 with AI; the display does not', () => {
    const cpu = (participantCount: number, aiProcessing: boolean) => run({ participantCount, aiProcessing }).cpuUsage
    expect([cpu(42, false), cpu(43, false), cpu(30, true), cpu(31, true)]).toEqual([99, 101, 100, 102])
    expect([99, 100, 101, -1].map(clampPercent)).toEqual([
      { shown: 99, isBeyond: false },
      { shown: 100, isBeyond: false },
      { shown: 100, isBeyond: true },
      { shown: 0, isBeyond: false },
    ])
  })

  it('gives what the schema allows, whatever is set', () => {
    const settings = fc.record({
      participantCount: fc.integer({ min: 1, max: 1e6 }),
      duration: fc.double({ min: 0.01, max: 1e5, noNaN: true }),
      aiProcessing: fc.boolean(),
    })
    fc.assert(
      fc.property(settings, fc.constantFrom(...networkPresets), fc.integer(), (changes, network, seed) => {
        const simulation = { ...simulationDefaults, ...changes, id: 'x', networkCondition: network.id }
        const results = simulateCall(simulation, network, seed)
        expect(callSimulationSchema.parse({ ...simulation, results }).results).toEqual(results)
        expect(results.lostPackets).toBeLessThanOrEqual(results.totalPackets)
      }),
    )
  })
})

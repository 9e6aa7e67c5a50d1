// The call simulation, by the specification's formulas.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { callSimulationSchema } from '../../../site/own/panel/call.ts'
import {
  clampPercent,
  networkPresets,
  simulateCall,
  simulationDefaults,
} from '../../../site/own/panel/simulate-call.ts'
import { fc } from '../../setup/property.ts'

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

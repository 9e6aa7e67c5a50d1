// Settings of a call → what a simple model makes of it. Pure. The figures are a simulation by the specification's formulas, not a measurement:
// quality is a score from 3 to 5 and no MOS, and codec and encryption change nothing in this model.

import type { CallSimulation, NetworkProfile } from '#schemas/call.ts'
import { seededRandom } from './seeded-random.ts'

export type SimulationResults = NonNullable<CallSimulation['results']>
export type SimulationSettings = Omit<CallSimulation, 'id' | 'results'>
export type NetworkConditions = Pick<NetworkProfile, 'id' | 'name' | 'latency' | 'jitter' | 'packetLoss' | 'bandwidth'>

/** The presets: latency and jitter in milliseconds, loss in percent, bandwidth in megabits a second. */
export const networkPresets = [
  { id: 'optimal', name: 'Optimal', latency: 10, jitter: 1, packetLoss: 0.1, bandwidth: 1000 },
  { id: 'mobile-4g', name: 'Mobile 4G', latency: 50, jitter: 20, packetLoss: 2, bandwidth: 100 },
  { id: 'congested', name: 'Congested', latency: 150, jitter: 50, packetLoss: 5, bandwidth: 10 },
] as const satisfies readonly NetworkConditions[]

/** What a new simulation begins with. Duration in seconds. */
export const simulationDefaults: SimulationSettings = {
  participantCount: 2,
  duration: 300,
  networkCondition: 'optimal',
  codec: 'Opus',
  encryption: true,
  aiProcessing: false,
}

/** Constants of the model. */
export const simulationModel = {
  /** A second, per participant. */
  packets: 50,
  quality: { base: 3, range: 2, lossAtBase: 10 },
  /** Percent. */
  cpu: { base: 15, participant: 2, ai: 25 },
  /** Megabytes. */
  memory: { base: 50, participant: 10 },
  /** Milliseconds. */
  aiTime: [15, 25],
} as const

/** Runs the model. Only the AI time is drawn, from `seed`; it is 0 without AI. */
export function simulateCall(
  settings: SimulationSettings,
  network: Pick<NetworkConditions, 'latency' | 'jitter' | 'packetLoss'>,
  seed: number,
): SimulationResults {
  const { participantCount, duration, aiProcessing } = settings
  const { quality, cpu, memory, packets, aiTime } = simulationModel
  const totalPackets = Math.round(packets * participantCount * duration)
  return {
    averageLatency: network.latency,
    averageQuality: quality.base + quality.range * Math.max(0, 1 - network.packetLoss / quality.lossAtBase),
    totalPackets,
    lostPackets: Math.round((totalPackets * network.packetLoss) / 100),
    // Jitter as the spread of the delays: its square, in ms².
    jitterVariance: network.jitter ** 2,
    cpuUsage: cpu.base + cpu.participant * participantCount + (aiProcessing ? cpu.ai : 0),
    memoryUsage: memory.base + memory.participant * participantCount,
    aiProcessingTime: aiProcessing ? seededRandom(seed).decimal(...aiTime, 1) : 0,
  }
}

/** A share of a whole as it is displayed: never more than 100 %, and whether the model went beyond. */
export function clampPercent(percent: number): { shown: number; isBeyond: boolean } {
  return { shown: Math.min(100, Math.max(0, percent)), isBeyond: percent > 100 }
}

/** The formulas as text, with the labels that belong to them. */
export const simulationFormulas = {
  averageQuality: 'simulated score, not MOS: 3 + 2 × max(0, 1 − packet loss ÷ 10)',
  totalPackets: '50 packets a second × participants × seconds',
  lostPackets: 'packets × packet loss',
  jitterVariance: 'jitter squared, in ms²',
  cpuUsage: '15 % + 2 % a participant + 25 % with AI; shown up to 100 %',
  memoryUsage: '50 MB + 10 MB a participant',
  aiProcessingTime: '15 to 25 ms with AI, else 0',
} as const satisfies Partial<Record<keyof SimulationResults, string>>

// A simple model of a call, by the specification's formulas. Its figures are not measurements: quality is a score from
// 3 to 5 and no MOS, and codec and encryption have no effect.

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

/** Settings of a new simulation. Duration in seconds. */
export const simulationDefaults: SimulationSettings = {
  participantCount: 2,
  duration: 300,
  networkCondition: 'optimal',
  codec: 'Opus',
  encryption: true,
  aiProcessing: false,
}

/** Constants of the model. */
const simulationModel = {
  /** Per second and participant. */
  packets: 50,
  quality: { base: 3, range: 2, lossAtBase: 10 },
  /** Percent. */
  cpu: { base: 15, participant: 2, ai: 25 },
  /** Megabytes. */
  memory: { base: 50, participant: 10 },
  /** Milliseconds. */
  aiTime: [15, 25],
} as const

/** Runs the model. Only the AI time is random, drawn from `seed`; it is 0 without AI. */
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
    // Jitter is the spread of the delays; the variance is its square, in ms².
    jitterVariance: network.jitter ** 2,
    cpuUsage: cpu.base + cpu.participant * participantCount + (aiProcessing ? cpu.ai : 0),
    memoryUsage: memory.base + memory.participant * participantCount,
    aiProcessingTime: aiProcessing ? seededRandom(seed).decimal(...aiTime, 1) : 0,
  }
}

/** A percentage limited to 0–100 for display, and whether the model exceeds 100. */
export function clampPercent(percent: number): { shown: number; isBeyond: boolean } {
  return { shown: Math.min(100, Math.max(0, percent)), isBeyond: percent > 100 }
}

/** The formulas as text, by result. */
export const simulationFormulas = {
  averageQuality: 'simulated score, not MOS: 3 + 2 × max(0, 1 − packet loss ÷ 10)',
  totalPackets: '50 packets per second × participants × seconds',
  lostPackets: 'packets × packet loss',
  jitterVariance: 'jitter squared, in ms²',
  cpuUsage: '15 % + 2 % per participant + 25 % with AI; shown up to 100 %',
  memoryUsage: '50 MB + 10 MB per participant',
  aiProcessingTime: '15 to 25 ms with AI, otherwise 0',
} as const satisfies Partial<Record<keyof SimulationResults, string>>

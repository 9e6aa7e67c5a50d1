// A simple model of a call, by the specification's formulas. Its figures are not measurements: quality is a score from
// 3 to 5 and no MOS, and codec and encryption have no effect.

import { networkPresets as networks, seededRandom } from 'libretto/panel'
import type { CallSimulation } from './call.ts'

export type SimulationResults = NonNullable<CallSimulation['results']>
export type SimulationSettings = Omit<CallSimulation, 'id' | 'results'>

/** Latency and jitter in milliseconds, loss in percent, bandwidth in megabits a second. */
export interface NetworkConditions {
  id: string
  name: string
  latency: number
  jitter: number
  packetLoss: number
  bandwidth: number
}

const [first, ...others] = networks

/** The networks that the panel imitates, in the words of telephony. */
export const networkPresets: readonly [NetworkConditions, ...NetworkConditions[]] = [
  asConditions(first),
  ...others.map(asConditions),
]

function asConditions({ id, name, latency, spread, loss, bandwidth }: (typeof networks)[number]): NetworkConditions {
  return { id, name, latency, jitter: spread, packetLoss: loss, bandwidth }
}

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

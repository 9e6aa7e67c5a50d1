// Sample call records for the Data tab. Nothing here was measured; the ranges are those of the specification. A call
// has the same figures whenever it is shown.

import { seededRandom } from 'libretto/panel'
import type { CallMetric } from './call.ts'

/** Ranges and limits of the sample records. */
export const callHistory = {
  /** Records kept. */
  most: 100,
  intervalMs: 30_000,
  /** Seconds. */
  duration: [60, 659],
  quality: [3.5, 5],
  /** Milliseconds. */
  latency: [20, 119],
  /** Milliseconds. */
  jitter: [5, 24],
  /** Percent. */
  packetLoss: [0, 2],
  codecs: ['G.711', 'G.722', 'G.729', 'Opus'],
  regions: ['us-east', 'us-west', 'eu-central', 'ap-southeast'],
} as const satisfies {
  codecs: readonly CallMetric['codec'][]
  regions: readonly CallMetric['region'][]
  [name: string]: unknown
}

/**
 * The newest records at an instant (milliseconds since 1970), one every 30 seconds, newest first. Later instants add
 * records in front and drop the oldest.
 */
export function sampleCalls(seed: number, nowMs: number): CallMetric[] {
  const newest = Math.floor(nowMs / callHistory.intervalMs)
  return Array.from({ length: callHistory.most }, (_, index) => sampleCall(seed, newest - index))
}

function sampleCall(seed: number, number: number): CallMetric {
  // Without spreading the number, consecutive calls would get similar figures.
  const random = seededRandom(Math.imul(number, 0x9e3779b1) ^ seed)
  const name = number.toString(36)
  return {
    id: `record-${name}`,
    timestamp: new Date(number * callHistory.intervalMs).toISOString(),
    callId: `call-${name}`,
    duration: random.whole(...callHistory.duration),
    quality: random.decimal(...callHistory.quality, 2),
    latency: random.whole(...callHistory.latency),
    jitter: random.whole(...callHistory.jitter),
    packetLoss: random.decimal(...callHistory.packetLoss, 2),
    codec: random.pick(callHistory.codecs),
    region: random.pick(callHistory.regions),
  }
}

/** Conditions of a network. */
export interface NetworkPreset {
  id: string
  name: string
  /** One way, in milliseconds. */
  latency: number
  /** Largest deviation of a round trip, in milliseconds. */
  spread: number
  /** Percent of round trips that are made twice. */
  loss: number
  /** Megabits per second. */
  bandwidth: number
}

/** The networks that the panel can imitate. */
export const networkPresets = [
  { id: 'optimal', name: 'Optimal', latency: 10, spread: 1, loss: 0.1, bandwidth: 1000 },
  { id: 'mobile-4g', name: 'Mobile 4G', latency: 50, spread: 20, loss: 2, bandwidth: 100 },
  { id: 'congested', name: 'Congested', latency: 150, spread: 50, loss: 5, bandwidth: 10 },
] as const satisfies readonly NetworkPreset[]

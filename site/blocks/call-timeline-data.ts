// One call setup as numbers, in milliseconds from its first message. In: nothing. Out: what the drawing and its table show.
// The setup and its comparison are the benchmark's two published figures; what lies between follows from a delay of 10 ms each way
// (the Optimal profile) and is an illustration. The hero's props carry no claims, so the pair stands here a second time.

export const setupMs = 42
export const comparisonMs = 180
/** Profile "Optimal": one-way delay, and the largest deviation from it. */
export const delayMs = 10
export const jitterMs = 1
/** One packet for every 20 ms of sound, in each direction. */
export const packetMs = 20
/** Sound waits this long, so that a late packet is still in time. */
export const bufferMs = 20

export interface Message {
  label: string
  isFromCaller: boolean
  start: number
}

export const messages: Message[] = [
  { label: 'INVITE', isFromCaller: true, start: 0 },
  { label: '180 Ringing', isFromCaller: false, start: 13 },
  { label: '200 OK', isFromCaller: false, start: setupMs - delayMs },
  { label: 'ACK', isFromCaller: true, start: setupMs },
]

/** DTLS runs from here until the session is answered. */
export const keysStartMs = 13
/** First sound at the callee: setup, one way, buffer. */
export const firstSoundMs = setupMs + delayMs + bufferMs

// Fixed instead of random: a build must give the same picture every time. Shares of the largest deviation.
const deviations = [0.1, -0.6, 0.4, 0.9, -0.3, 0, -0.8, 0.5, 0.2, -0.4, 0.7, -0.1, 0.3]

export interface Packet {
  sent: number
  arrived: number
}

/** Packets of one direction that are sent before `end`. The callee starts when the caller's ACK has arrived. */
export function packetsUntil(end: number, isFromCaller: boolean): Packet[] {
  const first = isFromCaller ? setupMs : setupMs + delayMs
  const count = Math.max(0, Math.ceil((end - first) / packetMs))
  return Array.from({ length: count }, (_, index) => {
    const sent = first + index * packetMs
    const deviation = deviations[(index + (isFromCaller ? 0 : 5)) % deviations.length] ?? 0
    return { sent, arrived: Math.round((sent + delayMs + deviation * jitterMs) * 10) / 10 }
  })
}

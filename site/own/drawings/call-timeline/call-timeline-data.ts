// One call as numbers, in milliseconds from its first message. The setup and its comparison are the benchmark's two
// published figures; the messages between them are an illustration. The media follow from the three published network
// profiles and a fixed seed. The hero's props carry no data, so these figures are repeated here.

export const setupMs = 42
export const comparisonMs = 180
/** Right end of the axis. */
export const endMs = 300
/** One packet for every 20 ms of sound, in each direction. */
export const packetMs = 20
/** DTLS runs from here until the session is answered. */
export const keysStartMs = 13
/** One way between caller and callee in the benchmark's setup. */
export const signalMs = 10

export interface Message {
  label: string
  isFromCaller: boolean
  start: number
}

export const messages: Message[] = [
  { label: 'INVITE', isFromCaller: true, start: 0 },
  { label: '180 Ringing', isFromCaller: false, start: 13 },
  { label: '200 OK', isFromCaller: false, start: setupMs - signalMs },
  { label: 'ACK', isFromCaller: true, start: setupMs },
]

export interface Packet {
  sent: number
  /** When it arrives; for a lost packet, when it would have arrived. */
  arrived: number
  isLost: boolean
}

export interface NetworkProfile {
  id: 'optimal' | 'mobile' | 'congested'
  name: string
  /** One-way delay and the largest deviation from it. */
  delayMs: number
  jitterMs: number
  lossPercent: number
  /** The smallest number of whole packets that is longer than the jitter. */
  bufferMs: number
  /** Setup, one way, buffer. */
  firstSoundMs: number
  toCallee: Packet[]
  /** The callee starts when the caller's ACK has arrived. */
  toCaller: Packet[]
}

export const networkProfiles: NetworkProfile[] = [
  makeProfile({ id: 'optimal', name: 'Optimal', delayMs: 10, jitterMs: 1, lossPercent: 0.1 }, 315),
  makeProfile({ id: 'mobile', name: 'Mobile 4G', delayMs: 50, jitterMs: 20, lossPercent: 2 }, 316),
  makeProfile({ id: 'congested', name: 'Congested', delayMs: 150, jitterMs: 50, lossPercent: 5 }, 317),
]

type Conditions = Pick<NetworkProfile, 'id' | 'name' | 'delayMs' | 'jitterMs' | 'lossPercent'>

function makeProfile(conditions: Conditions, seed: number): NetworkProfile {
  const { delayMs, jitterMs, lossPercent } = conditions
  const random = makeRandom(seed)
  const packetsFrom = (first: number): Packet[] =>
    Array.from({ length: Math.ceil((endMs - first) / packetMs) }, (_, index) => {
      const sent = first + index * packetMs
      const deviation = (random() * 2 - 1) * jitterMs
      return { sent, arrived: Math.round((sent + delayMs + deviation) * 10) / 10, isLost: random() < lossPercent / 100 }
    })
  const bufferMs = (Math.floor(jitterMs / packetMs) + 1) * packetMs
  const [toCallee, toCaller] = [packetsFrom(setupMs), packetsFrom(setupMs + delayMs)]
  return {
    ...conditions,
    bufferMs,
    firstSoundMs: setupMs + delayMs + bufferMs,
    toCallee,
    toCaller,
  }
}

// Mulberry32: the same picture in every build.
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

// One call as numbers, in milliseconds from its first message. In: nothing. Out: what the drawing, its table and its script show.
// The setup and its comparison are the benchmark's two published figures; what lies between them is an illustration. The media follow from
// the three published network profiles and a fixed seed. The hero's props carry no data, so both stand here a second time.

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
  /** When it arrives; of a lost one, when it would have. */
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
  /** Sound waits for the fewest whole packets that outlast the jitter. */
  bufferMs: number
  /** Setup, one way, buffer. */
  firstSoundMs: number
  toCallee: Packet[]
  /** The callee starts when the caller's ACK has arrived. */
  toCaller: Packet[]
}

export const networkProfiles: NetworkProfile[] = [
  makeProfile('optimal', 'Optimal', 10, 1, 0.1, 315),
  makeProfile('mobile', 'Mobile 4G', 50, 20, 2, 316),
  makeProfile('congested', 'Congested', 150, 50, 5, 317),
]

function makeProfile(
  id: NetworkProfile['id'],
  name: string,
  delayMs: number,
  jitterMs: number,
  lossPercent: number,
  seed: number,
): NetworkProfile {
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
    id,
    name,
    delayMs,
    jitterMs,
    lossPercent,
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

// The four lanes of the call's drawing: messages, keys, packets, sound. The first two are the benchmark's and never
// change with the network profile.

import { samplesPerMs, waveformHeight } from 'libretto/site'
import type { ReactNode } from 'react'
import {
  endMs,
  keysStartMs,
  messages,
  type NetworkProfile,
  type Packet,
  packetMs,
  setupMs,
  signalMs,
} from './call-timeline-data.ts'

/** Vertical positions in pixels. */
export interface Lanes {
  height: number
  axis: number
  signal: [number, number]
  keys: number
  packets: [number, number]
  playout: number
  /** Base line of each lane's name, and the hairlines between lanes. */
  names: [number, number, number, number]
  rules: number[]
}

/** A time as a share of the axis. */
export function share(time: number): string {
  return `${Math.round((time / endMs) * 1e5) / 1e3}%`
}

interface LaneProps {
  lanes: Lanes
  isNarrow: boolean
}

const packetHeight = 20

export function SignalLane({ lanes, isNarrow, arrow }: LaneProps & { arrow: string }): ReactNode {
  const [caller, callee] = lanes.signal
  return (
    <>
      <line className="line-hair" x1="0" x2="100%" y1={caller} y2={caller} />
      <line className="line-hair" x1="0" x2="100%" y1={callee} y2={callee} />
      {messages.map(({ label, isFromCaller, start }) => (
        <line
          key={label}
          className="line"
          strokeWidth="1.5"
          x1={share(start)}
          x2={share(start + signalMs)}
          y1={isFromCaller ? caller : callee}
          y2={isFromCaller ? callee : caller}
          markerEnd={arrow}
        />
      ))}
      {isNarrow ? null : (
        <>
          <Note x="0" y={caller - 9} text="INVITE" />
          <text className="timeline-word" x={share(messages[1]?.start ?? 0)} y={callee + 17}>
            180<tspan className="timeline-roomy"> Ringing</tspan>
          </text>
          <Note x={share(setupMs)} y={caller - 9} dx={8} text="200 OK" />
          <Note x={share(setupMs + signalMs)} y={callee + 17} text="ACK" />
          <Note
            x={share(setupMs + signalMs + 8)}
            y={(caller + callee) / 2 + 5}
            text="setup as in the benchmark"
            isMuted
          />
          <Note x="100%" y={caller - 9} text="caller" isMuted isEnd />
          <Note x="100%" y={callee + 17} text="callee" isMuted isEnd />
        </>
      )}
    </>
  )
}

export function KeysLane({ lanes, isNarrow, fill }: LaneProps & { fill: string }): ReactNode {
  return (
    <>
      <rect
        className="timeline-keys"
        x={share(keysStartMs)}
        width={share(setupMs - keysStartMs)}
        y={lanes.keys}
        height="16"
        fill={fill}
      />
      <rect
        className="timeline-keys is-agreed"
        x={share(setupMs)}
        width={share(endMs - setupMs)}
        y={lanes.keys}
        height="16"
      />
      {isNarrow ? null : (
        <>
          <Note x={share(keysStartMs)} y={lanes.keys + 13} dx={-6} text="DTLS" isEnd />
          <Note x={share(setupMs)} y={lanes.keys + 13} dx={8} text="SRTP" />
        </>
      )}
    </>
  )
}

export function PacketsLane({ y, packets, note }: { y: number; packets: readonly Packet[]; note: string }): ReactNode {
  const draw = (isLost: boolean, path: (packet: Packet) => string) =>
    packets.map((packet) => (packet.isLost === isLost ? path(packet) : '')).join('')
  return (
    <>
      <line className="line-hair" x1="0" x2="100%" y1={y} y2={y} />
      <line className="line-hair" x1="0" x2="100%" y1={y + packetHeight} y2={y + packetHeight} />
      {note === '' ? null : <Note x="0" y={y + 15} text={note} isMuted />}
      <svg
        className="timeline-stretch"
        y={y}
        width="100%"
        height={packetHeight}
        viewBox={`0 0 ${endMs} ${packetHeight}`}
        preserveAspectRatio="none"
      >
        <path className="timeline-flight" d={draw(false, flight)} />
        <path className="timeline-flight is-lost" d={draw(true, flight)} />
        <path className="timeline-arrival" d={draw(false, arrival)} />
        <path className="timeline-arrival is-lost" d={draw(true, arrival)} />
        <path className="timeline-arrival is-hollow" d={draw(true, arrival)} />
      </svg>
    </>
  )
}

// A packet that is still on its way at the end of the axis is cut there.
function flight({ sent, arrived }: Packet): string {
  const shownShare = Math.min(1, (endMs - sent) / (arrived - sent))
  return `M${sent} 0L${Math.min(arrived, endMs)} ${Math.round(packetHeight * shownShare)}`
}

function arrival({ arrived }: Packet): string {
  return arrived > endMs ? '' : `M${arrived} ${packetHeight}h.01`
}

export function PlayoutLane({
  lanes,
  isNarrow,
  profile,
  wave,
}: LaneProps & { profile: NetworkProfile; wave: string }): ReactNode {
  const { playout } = lanes
  const { firstSoundMs, bufferMs } = profile
  const waveHeight = isNarrow ? 68 : 76
  return (
    <>
      <line className="line-faint" x1="0" x2={share(firstSoundMs)} y1={playout} y2={playout} />
      {[firstSoundMs - bufferMs, firstSoundMs].map((time) => (
        <line key={time} className="line-faint" x1={share(time)} x2={share(time)} y1={playout - 6} y2={playout + 6} />
      ))}
      {isNarrow ? null : (
        <>
          <Note x={share(firstSoundMs - bufferMs / 2)} y={playout - 13} text="buffer" isMuted isMiddle />
          <Note
            x={share(firstSoundMs)}
            y={playout + 27}
            dx={-4}
            text={`first sound ${firstSoundMs} ms`}
            isEnd={firstSoundMs > 200}
          />
        </>
      )}
      {heardParts(profile).map(([from, to]) => (
        <svg
          key={from}
          x={share(from)}
          width={share(to - from)}
          y={playout - waveHeight / 2}
          height={waveHeight}
          viewBox={`${(from - firstSoundMs) * samplesPerMs} 0 ${(to - from) * samplesPerMs} ${waveformHeight}`}
          preserveAspectRatio="none"
        >
          <use href={wave} />
        </svg>
      ))}
      {lostParts(profile).map(([from, to]) => (
        <line key={from} className="line-faint" x1={share(from)} x2={share(to)} y1={playout} y2={playout} />
      ))}
    </>
  )
}

// A lost packet leaves 20 ms of silence.
function lostParts({ toCallee, firstSoundMs }: NetworkProfile): [number, number][] {
  return toCallee.flatMap(({ isLost }, index): [number, number][] => {
    const from = firstSoundMs + index * packetMs
    return isLost && from < endMs ? [[from, Math.min(from + packetMs, endMs)]] : []
  })
}

function heardParts(profile: NetworkProfile): [number, number][] {
  const parts: [number, number][] = []
  let from = profile.firstSoundMs
  for (const [start, end] of [...lostParts(profile), [endMs, endMs] as const]) {
    if (start > from) parts.push([from, start])
    from = end
  }
  return parts
}

interface NoteProps {
  x: string
  y: number
  text: string
  dx?: number
  isMuted?: boolean
  isEnd?: boolean
  isMiddle?: boolean
}

function Note({ x, y, text, dx = 0, isMuted = false, isEnd = false, isMiddle = false }: NoteProps): ReactNode {
  const startOrMiddle = isMiddle ? 'middle' : 'start'
  return (
    <text
      className={isMuted ? 'timeline-note' : 'timeline-word'}
      x={x}
      y={y}
      dx={dx}
      textAnchor={isEnd ? 'end' : startOrMiddle}
    >
      {text}
    </text>
  )
}

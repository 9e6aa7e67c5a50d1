// The four lanes of the call-setup drawing: messages, keys, packets, sound. In: places of the lanes and the end of the axis. Out: SVG elements.

import type { ReactNode } from 'react'
import { samplesPerMs, waveformHeight, waveformPath } from '../parts/waveform.ts'
import { bufferMs, delayMs, firstSoundMs, keysStartMs, messages, packetsUntil, setupMs } from './call-timeline-data.ts'

/** Vertical places, in pixels. */
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
export function share(time: number, end: number): string {
  return `${Math.round((time / end) * 1e5) / 1e3}%`
}

interface LaneProps {
  lanes: Lanes
  end: number
  isNarrow: boolean
}

const packetHeight = 20

export function SignalLane({ lanes, end, isNarrow, arrow }: LaneProps & { arrow: string }): ReactNode {
  const [caller, callee] = lanes.signal
  return (
    <>
      <line className="timeline-rule" x1="0" x2="100%" y1={caller} y2={caller} />
      <line className="timeline-rule" x1="0" x2="100%" y1={callee} y2={callee} />
      {messages.map(({ label, isFromCaller, start }) => (
        <line
          key={label}
          className="timeline-arrow"
          x1={share(start, end)}
          x2={share(start + delayMs, end)}
          y1={isFromCaller ? caller : callee}
          y2={isFromCaller ? callee : caller}
          markerEnd={arrow}
        />
      ))}
      {isNarrow ? null : (
        <>
          <Note x={share(0, end)} y={caller - 9} text="INVITE" />
          <text className="timeline-word" x={share(messages[1]?.start ?? 0, end)} y={callee + 17}>
            180<tspan className="timeline-roomy"> Ringing</tspan>
          </text>
          <Note x={share(setupMs, end)} y={caller - 9} dx={8} text="200 OK" />
          <Note x={share(setupMs + delayMs, end)} y={callee + 17} text="ACK" />
          <Note x={share(setupMs + delayMs + 8, end)} y={(caller + callee) / 2 + 5} text="setup as in the benchmark" isMuted />
          <Note x="100%" y={caller - 9} text="caller" isMuted isEnd />
          <Note x="100%" y={callee + 17} text="callee" isMuted isEnd />
        </>
      )}
    </>
  )
}

export function KeysLane({ lanes, end, isNarrow, fill }: LaneProps & { fill: string }): ReactNode {
  return (
    <>
      <rect className="timeline-keys" x={share(keysStartMs, end)} width={share(setupMs - keysStartMs, end)} y={lanes.keys} height="16" fill={fill} />
      <rect className="timeline-keys is-agreed" x={share(setupMs, end)} width={share(end - setupMs, end)} y={lanes.keys} height="16" />
      {isNarrow ? null : (
        <>
          <Note x={share(keysStartMs, end)} y={lanes.keys + 13} dx={-6} text="DTLS" isEnd />
          <Note x={share(setupMs, end)} y={lanes.keys + 13} dx={8} text="SRTP" />
        </>
      )}
    </>
  )
}

export function PacketsLane({ y, end, isNarrow, isFromCaller }: { y: number; end: number; isNarrow: boolean; isFromCaller: boolean }): ReactNode {
  const packets = packetsUntil(end, isFromCaller)
  // A packet that is still on its way at the end of the axis is cut there.
  const flights = packets.map(({ sent, arrived }) => `M${sent} 0L${Math.min(arrived, end)} ${Math.round(packetHeight * Math.min(1, (end - sent) / (arrived - sent)))}`).join('')
  const arrivals = packets.map(({ arrived }) => (arrived > end ? '' : `M${arrived} ${packetHeight}h.01`)).join('')
  return (
    <>
      <line className="timeline-rule" x1="0" x2="100%" y1={y} y2={y} />
      <line className="timeline-rule" x1="0" x2="100%" y1={y + packetHeight} y2={y + packetHeight} />
      {isNarrow ? null : <Note x="0" y={y + 15} text={isFromCaller ? 'to callee' : 'to caller'} isMuted />}
      <svg className="timeline-stretch" y={y} width="100%" height={packetHeight} viewBox={`0 0 ${end} ${packetHeight}`} preserveAspectRatio="none">
        <path className="timeline-flight" d={flights} />
        <path className="timeline-arrival" d={arrivals} />
      </svg>
    </>
  )
}

export function PlayoutLane({ lanes, end, isNarrow }: LaneProps): ReactNode {
  const { playout } = lanes
  const samples = (end - firstSoundMs) * samplesPerMs
  const waveHeight = isNarrow ? 68 : 76
  return (
    <>
      <line className="timeline-axis" x1="0" x2={share(firstSoundMs, end)} y1={playout} y2={playout} />
      {[firstSoundMs - bufferMs, firstSoundMs].map((time) => (
        <line key={time} className="timeline-axis" x1={share(time, end)} x2={share(time, end)} y1={playout - 6} y2={playout + 6} />
      ))}
      {isNarrow ? null : (
        <>
          <Note x={share(firstSoundMs - bufferMs / 2, end)} y={playout - 13} text="buffer" isMuted isMiddle />
          <Note x={share(firstSoundMs, end)} y={playout + 27} dx={-4} text={`first sound ${firstSoundMs} ms`} />
        </>
      )}
      <svg
        className="timeline-stretch"
        x={share(firstSoundMs, end)}
        width={share(end - firstSoundMs, end)}
        y={playout - waveHeight / 2}
        height={waveHeight}
        viewBox={`0 0 ${samples} ${waveformHeight}`}
        preserveAspectRatio="none"
      >
        <path className="timeline-wave" d={waveformPath(samples)} />
      </svg>
    </>
  )
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
  return (
    <text className={isMuted ? 'timeline-note' : 'timeline-word'} x={x} y={y} dx={dx} textAnchor={isEnd ? 'end' : isMiddle ? 'middle' : 'start'}>
      {text}
    </text>
  )
}

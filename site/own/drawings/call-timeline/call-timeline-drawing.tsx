// The drawing of one call. Its horizontal positions are shares of its width, so that it grows with the page while its
// text keeps its size. The media lanes are there once per network profile, and style sheets show the chosen one. All
// its figures are in call-timeline-data.ts.

import { samplesPerMs, waveformPath } from 'libretto/site'
import type { ReactNode } from 'react'
import { comparisonMs, endMs, networkProfiles, setupMs } from './call-timeline-data.ts'
import { KeysLane, type Lanes, PacketsLane, PlayoutLane, SignalLane, share } from './call-timeline-lanes.tsx'

const wideLanes: Lanes = {
  height: 348,
  axis: 44,
  signal: [80, 122],
  keys: 162,
  packets: [208, 242],
  playout: 308,
  names: [84, 175, 215, 292],
  rules: [148, 192, 272],
}
const narrowLanes: Lanes = {
  height: 328,
  axis: 44,
  signal: [78, 112],
  keys: 146,
  packets: [192, 216],
  playout: 288,
  names: [64, 136, 182, 254],
  rules: [],
}

/** Names are in the padding that the style sheet gives the wide drawing. */
const nameWidth = 112
/** Initial position of the playhead and the slider. */
export const startMs = 236

interface Props {
  id: string
  /** Reference to the wave, which both drawings share. */
  wave: string
  isNarrow: boolean
}

export function CallTimelineDrawing({ id, wave, isNarrow }: Props): ReactNode {
  const lanes = isNarrow ? narrowLanes : wideLanes
  const left = isNarrow ? 0 : -nameWidth
  return (
    <svg
      className={isNarrow ? 'timeline-drawing halo is-small' : 'timeline-drawing halo is-large'}
      width="100%"
      height={lanes.height}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
    >
      <title id={`${id}-title`}>One call, to scale</title>
      <desc id={`${id}-desc`}>{describe()}</desc>
      <Definitions id={id} wave={wave} isNarrow={isNarrow} />
      {lanes.rules.map((y) => (
        <line key={y} className="line-hair" x1={left} x2="100%" y1={y} y2={y} />
      ))}
      <Axis lanes={lanes} isNarrow={isNarrow} />
      <SignalLane lanes={lanes} isNarrow={isNarrow} arrow={`url(#${id}-arrow)`} />
      <KeysLane lanes={lanes} isNarrow={isNarrow} fill={`url(#${id}-hatch)`} />
      {networkProfiles.map((profile) => (
        <g key={profile.id} className={`of-${profile.id}`}>
          <PacketsLane y={lanes.packets[0]} packets={profile.toCallee} note={isNarrow ? '' : 'to callee'} />
          <PacketsLane y={lanes.packets[1]} packets={profile.toCaller} note={isNarrow ? '' : 'to caller'} />
          <PlayoutLane lanes={lanes} isNarrow={isNarrow} profile={profile} wave={wave} />
          {isNarrow ? (
            <text className="timeline-note" x="62" y={lanes.names[3]}>
              {`first sound ${profile.firstSoundMs} ms`}
            </text>
          ) : null}
        </g>
      ))}
      <Playhead lanes={lanes} />
      <Marks lanes={lanes} isNarrow={isNarrow} arrow={`url(#${id}-arrow)`} />
      <LaneNames lanes={lanes} isNarrow={isNarrow} />
    </svg>
  )
}

function Definitions({ id, wave, isNarrow }: Props): ReactNode {
  return (
    <defs>
      {isNarrow ? null : (
        <path
          id={wave.slice(1)}
          className="timeline-wave"
          d={waveformPath((endMs - (networkProfiles[0]?.firstSoundMs ?? 0)) * samplesPerMs)}
        />
      )}
      <marker
        id={`${id}-arrow`}
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="8"
        markerHeight="8"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path className="ink" d="M0 1L8 4L0 7z" />
      </marker>
      <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="line-faint" strokeWidth="2" d="M0 0V6" />
      </pattern>
    </defs>
  )
}

function Playhead({ lanes }: { lanes: Lanes }): ReactNode {
  const top = lanes.packets[0] - 4
  return (
    <g className="timeline-playhead needs-script">
      <rect
        className="timeline-future"
        x={share(startMs)}
        width={share(endMs - startMs)}
        y={top}
        height={lanes.height - top}
      />
      <line
        className="timeline-cursor line"
        x1={share(startMs)}
        x2={share(startMs)}
        y1={lanes.axis}
        y2={lanes.height}
      />
    </g>
  )
}

function describe(): string {
  const sounds = networkProfiles.map(({ name, firstSoundMs }) => `${firstSoundMs} ms on the network ${name}`).join(', ')
  return [
    `A time axis from 0 to ${endMs} ms.`,
    `The call is set up after ${setupMs} ms, the competitor's after ${comparisonMs} ms.`,
    `Packets of sound follow every 20 ms in both directions; the callee hears the first sound after ${sounds}.`,
  ].join(' ')
}

function LaneNames({ lanes, isNarrow }: { lanes: Lanes; isNarrow: boolean }): ReactNode {
  const names = ['Signal', 'Keys', 'Packets', 'Playout']
  const notes = isNarrow
    ? ['INVITE, 180, 200 OK, ACK', 'DTLS, then SRTP', '50/s each way', '']
    : ['', '', '50/s each way', 'at the callee']
  const left = isNarrow ? 0 : -nameWidth
  return (
    <>
      {isNarrow ? null : (
        <text className="name" x={left} y="17">
          One call, to scale
        </text>
      )}
      {names.map((name, index) => (
        <text key={name} className="name" x={left} y={lanes.names[index]}>
          {name}
          {notes[index] === '' ? null : (
            <tspan className="timeline-note" {...(isNarrow ? { dx: 8 } : { x: left, dy: 19 })}>
              {notes[index]}
            </tspan>
          )}
        </text>
      ))}
    </>
  )
}

function Axis({ lanes, isNarrow }: { lanes: Lanes; isNarrow: boolean }): ReactNode {
  const step = isNarrow ? 100 : 50
  const labelled = Array.from({ length: endMs / step + 1 }, (_, index) => index * step)
  const anchors = { 0: 'start', [labelled.length - 1]: 'end' } as const
  const minor = Array.from({ length: endMs / 10 + 1 }, (_, index) => index * 10)
  return (
    <>
      {labelled.slice(1, -1).map((time) => (
        <line key={time} className="line-hair" x1={share(time)} x2={share(time)} y1={lanes.axis} y2={lanes.height} />
      ))}
      {labelled.map((time, index) => (
        <text
          key={time}
          className="timeline-note"
          x={share(time)}
          y={lanes.axis - 9}
          textAnchor={anchors[index] ?? 'middle'}
        >
          {index === labelled.length - 1 ? `${time} ms` : time}
        </text>
      ))}
      <line className="line-faint" x1={isNarrow ? 0 : -nameWidth} x2="100%" y1={lanes.axis} y2={lanes.axis} />
      <svg
        className="timeline-stretch"
        y={lanes.axis - 6}
        width="100%"
        height="6"
        viewBox={`0 0 ${endMs} 6`}
        preserveAspectRatio="none"
      >
        <path className="line-faint" d={minor.map((time) => `M${time} ${time % step === 0 ? 0 : 3}V6`).join('')} />
      </svg>
    </>
  )
}

function Marks({ lanes, isNarrow, arrow }: { lanes: Lanes; isNarrow: boolean; arrow: string }): ReactNode {
  const left = share(setupMs)
  const right = share(comparisonMs)
  return (
    <>
      <line className="line-ours" strokeWidth="2" x1={left} x2={left} y1="2" y2={lanes.height} />
      <text className="timeline-figure" x={left} y="17" dx="9">
        {`${setupMs} ms`}
        <tspan className="timeline-word" dx="8">
          {isNarrow ? 'setup' : 'call setup'}
        </tspan>
      </text>
      {isNarrow ? null : (
        <g className="timeline-gain timeline-roomy">
          <line
            className="line-faint"
            x1={share(setupMs + 46)}
            x2={share(comparisonMs - 3)}
            y1="12"
            y2="12"
            markerEnd={arrow}
          />
          <text className="timeline-word" x={share((setupMs + 46 + comparisonMs - 3) / 2)} y="16" textAnchor="middle">
            {`${comparisonMs - setupMs} ms sooner, ${(comparisonMs / setupMs).toFixed(1)} ×`}
          </text>
        </g>
      )}
      <line className="timeline-comparison" x1={right} x2={right} y1="2" y2={lanes.height} />
      <text className="timeline-figure is-comparison" x={right} y="17" dx="9">
        {`${comparisonMs} ms`}
        {isNarrow ? null : (
          <tspan className="timeline-note" dx="8">
            competitor
          </tspan>
        )}
        <tspan className="timeline-note" dx="2">
          ¹
        </tspan>
      </text>
    </>
  )
}

// Four places that a call passes, and how far each protection reaches. A ring is where something is opened, the square
// where it rests. Only names of protocols: figures are in the content.

import type { ReactNode } from 'react'

const places = ['Client', 'Edge', 'Media', 'Storage'] as const

interface Lane {
  name: string
  text: string
  label: string
  /** Indices of the first and the last place; equal for what rests. */
  from: number
  to: number
  look: 'wire' | 'sound' | 'keys'
}

const lanes: Lane[] = [
  { name: 'Signalling', text: 'Setup, status, webhooks', label: 'TLS', from: 0, to: 3, look: 'wire' },
  { name: 'Sound', text: 'Every packet of it', label: 'SRTP', from: 0, to: 2, look: 'sound' },
  { name: 'Keys', text: 'Agreed in each call', label: 'DTLS', from: 0, to: 2, look: 'keys' },
  { name: 'Stored data', text: 'Logs and call records', label: 'AES', from: 3, to: 3, look: 'wire' },
]

const height = 64
const middle = height / 2
const at = (place: number) => `${Math.round((place / (places.length - 1)) * 1e4) / 100}%`
// Heights of the sound's bars between two places: loud at each end, silent around the name.
const bars = [3, 6, 11, 7, 13, 9, 5, 2]

/** Where a call is encrypted: a list of lanes, each with its words and a drawing. */
export function SecurityPath(): ReactNode {
  return (
    <ul className="seal">
      <li className="seal-places" aria-hidden="true">
        <svg width="100%" height="28">
          {places.map((place, index) => (
            <text key={place} x={at(index)} y="16" textAnchor={anchorAt(index)}>
              {place}
            </text>
          ))}
        </svg>
      </li>
      {lanes.map((lane) => (
        <li key={lane.name}>
          <p>
            <strong>{lane.name}</strong> <span>{lane.text}</span>
            <span className="visually-hidden">{describe(lane)}</span>
          </p>
          <Drawing lane={lane} />
        </li>
      ))}
    </ul>
  )
}

function anchorAt(index: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start'
  return index === places.length - 1 ? 'end' : 'middle'
}

function describe({ label, from, to }: Lane): string {
  return from === to
    ? `, sealed with ${label} in ${places[to]}`
    : `, sealed with ${label} from ${places[from]} to ${places[to]}, hop by hop`
}

function Drawing({ lane: { label, from, to, look } }: { lane: Lane }): ReactNode {
  const hops = Array.from({ length: to - from }, (_, index) => from + index)
  return (
    <svg width="100%" height={height} aria-hidden="true" focusable="false">
      {places.map((place, index) => (
        <line key={place} className="line-hair" x1={at(index)} x2={at(index)} y1="0" y2={height} />
      ))}
      {hops.map((hop) => (
        <g key={hop}>
          <line className="line" strokeWidth="1.25" x1={at(hop)} x2={at(hop + 1)} y1={middle} y2={middle} />
          {look === 'sound' ? <Bars hop={hop} /> : null}
          {look === 'keys' ? <KeyTeeth hop={hop} /> : null}
          <Seal x={at(hop + 0.5)} label={label} isOnWire />
        </g>
      ))}
      {from === to ? (
        <>
          <Seal x={at(from - 0.5)} label={label} />
          <svg x={at(from)} y={middle} overflow="visible">
            <rect className="ink" x="-11" y="-6" width="12" height="12" />
          </svg>
        </>
      ) : (
        [...hops, to].map((place) => (
          <circle key={place} className="seal-node paper" strokeWidth="1.5" cx={at(place)} cy={middle} r="5" />
        ))
      )}
    </svg>
  )
}

function KeyTeeth({ hop }: { hop: number }): ReactNode {
  return (
    <line
      className="seal-keys"
      strokeWidth="12"
      strokeDasharray="5 2"
      x1={at(hop)}
      x2={at(hop + 1)}
      y1={middle}
      y2={middle}
    />
  )
}

function Bars({ hop }: { hop: number }): ReactNode {
  const draw = (step: number) => bars.map((bar, index) => `M${step * (12 + index * 5)} ${-bar}v${bar * 2}`).join('')
  return (
    <>
      <svg x={at(hop)} y={middle} overflow="visible">
        <path className="line-ours" strokeWidth="2" d={draw(1)} />
      </svg>
      <svg x={at(hop + 1)} y={middle} overflow="visible">
        <path className="line-ours" strokeWidth="2" d={draw(-1)} />
      </svg>
    </>
  )
}

// A closed lock and a name, on the background colour. Style sheets move both above a short wire.
function Seal({ x, label, isOnWire = false }: { x: string; label: string; isOnWire?: boolean }): ReactNode {
  const width = label.length * 8 + 20
  return (
    <svg x={x} y={middle} overflow="visible">
      <g className={isOnWire ? 'seal-name' : undefined}>
        {isOnWire ? <rect className="paper" x={-width / 2 - 6} y="-16" width={width + 12} height="32" /> : null}
        <path
          className="line"
          strokeWidth="1.25"
          transform={`translate(${-width / 2} -7)`}
          d="M1.5 6h10v7h-10zM3.5 6V4a3 3 0 0 1 6 0v2"
        />
        <text x={-width / 2 + 19} y="5">
          {label}
        </text>
      </g>
    </svg>
  )
}

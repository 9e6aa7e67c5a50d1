// The order of messages between participants. In: participants and steps. Out: a drawing as wide as its column, and the same steps as a list.
// Never to scale in time. Places are shares of the width, so that lines stretch and text does not; sound is drawn as a band.

import type { ReactNode } from 'react'
import { percent } from './percent.ts'
import { waveformHeight, waveformPath } from './waveform.ts'

interface Step {
  from: string
  to: string
  label: string
  kind: 'signal' | 'media'
}

interface Props {
  title: string
  participants: string[]
  steps: Step[]
}

const headHeight = 34
const rowHeight = 38
const bandHeight = 34
const bandSamples = 300

export function SequenceDiagram({ title, participants, steps }: Props): ReactNode {
  const rows = placeRows(steps)
  const height = headHeight + (rows.at(-1)?.bottom ?? 0) + 12
  const place = (name: string) =>
    participants.length < 2 ? 0 : Math.max(0, participants.indexOf(name)) / (participants.length - 1)
  return (
    <figure className="sequence">
      <svg
        className="sequence-drawing halo"
        width="100%"
        height={height}
        role="img"
        aria-label={`${title}: ${steps.length} messages between ${participants.join(', ')}`}
      >
        {participants.map((name) => (
          <g key={name}>
            <line
              className="line-hair"
              x1={percent(place(name))}
              x2={percent(place(name))}
              y1={headHeight - 6}
              y2={height}
            />
            <Square x={place(name)} y={headHeight - 8} />
            <text className="name" x={percent(place(name))} y="14" textAnchor={anchorOf(place(name))}>
              {name}
            </text>
          </g>
        ))}
        {rows.map(({ step, bottom }, index) => (
          <StepRow
            key={`${index} ${step.label}`}
            step={step}
            y={headHeight + bottom}
            from={place(step.from)}
            to={place(step.to)}
            phase={index * 40}
          />
        ))}
      </svg>
      <details className="text-twin">
        <summary>View as list</summary>
        <ol className="sequence-steps">
          {steps.map((step, index) => (
            <li key={`${index} ${step.label}`}>
              {step.from === step.to ? step.from : `${step.from} to ${step.to}`}: {step.label}
            </li>
          ))}
        </ol>
      </details>
    </figure>
  )
}

function placeRows(steps: readonly Step[]): { step: Step; bottom: number }[] {
  let bottom = 0
  return steps.map((step) => {
    bottom += step.kind === 'media' ? rowHeight + 12 : rowHeight
    return { step, bottom }
  })
}

interface StepProps {
  step: Step
  y: number
  from: number
  to: number
  /** Where in the stretch of sound a band begins. */
  phase: number
}

function StepRow({ step, y, from, to, phase }: StepProps): ReactNode {
  const [left, right] = from < to ? [from, to] : [to, from]
  if (left === right) return <OwnNote label={step.label} place={from} y={y} />
  const anchor = left === 0 && right < 1 ? 'start' : right === 1 && left > 0 ? 'end' : 'middle'
  const textAt = anchor === 'start' ? left : anchor === 'end' ? right : (left + right) / 2
  const text = {
    x: percent(textAt),
    dx: anchor === 'start' ? 8 : anchor === 'end' ? -8 : 0,
    textAnchor: anchor,
  } as const
  if (step.kind === 'media') {
    return (
      <>
        <rect
          className="paper"
          x={percent(left)}
          width={percent(right - left)}
          y={y - bandHeight}
          height={bandHeight}
        />
        <svg
          x={percent(left)}
          width={percent(right - left)}
          y={y - bandHeight + 2}
          height={bandHeight - 4}
          viewBox={`0 0 ${bandSamples} ${waveformHeight}`}
          preserveAspectRatio="none"
        >
          <path className="line-ours" vectorEffect="non-scaling-stroke" d={waveformPath(bandSamples, 80 + phase)} />
        </svg>
        <line
          className="line-ours"
          strokeWidth="1.5"
          x1={percent(left)}
          x2={percent(right)}
          y1={y - bandHeight}
          y2={y - bandHeight}
        />
        <line className="line-ours" strokeWidth="1.5" x1={percent(left)} x2={percent(right)} y1={y} y2={y} />
        <BandLabel label={step.label} place={textAt} anchor={anchor} y={y - bandHeight / 2} />
      </>
    )
  }
  return (
    <>
      <line className="line" strokeWidth="1.25" x1={percent(from)} x2={percent(to)} y1={y} y2={y} />
      <svg x={percent(to)} y={y} overflow="visible">
        <path className="ink" d={from < to ? 'M0 0l-8-3.5v7z' : 'M0 0l8-3.5v7z'} />
      </svg>
      <text className="sequence-label" {...text} y={y - 8}>
        {step.label}
      </text>
    </>
  )
}

// The sound stops on both sides of its label. Letters of the drawing's typeface are 0.4875 of the page's text size wide, so the gap needs no
// measuring and grows with the letters of those who want them larger.
function BandLabel({
  label,
  place,
  anchor,
  y,
}: {
  label: string
  place: number
  anchor: 'start' | 'middle' | 'end'
  y: number
}): ReactNode {
  const width = label.length * 0.4875 + 1
  const x = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2
  const textX = anchor === 'start' ? 8 : anchor === 'end' ? -8 : 0
  return (
    <svg x={percent(place)} y={y} overflow="visible">
      <rect className="paper" x={`${x}em`} y={2 - bandHeight / 2} width={`${width}em`} height={bandHeight - 4} />
      <text className="sequence-label" x={textX} y="4" textAnchor={anchor}>
        {label}
      </text>
    </svg>
  )
}

function OwnNote({ label, place, y }: { label: string; place: number; y: number }): ReactNode {
  return (
    <>
      <Square x={place} y={y - 7} />
      <text
        className="sequence-label is-own"
        x={percent(place)}
        dx={place === 1 ? -12 : 12}
        y={y - 3}
        textAnchor={place === 1 ? 'end' : 'start'}
      >
        {label}
      </text>
    </>
  )
}

// A nested svg, because a path cannot start at a share of the width.
function Square({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <svg x={percent(x)} y={y} overflow="visible">
      <path className="ink" d="M-3.5-3.5h7v7h-7z" />
    </svg>
  )
}

function anchorOf(place: number): 'start' | 'middle' | 'end' {
  return place === 0 ? 'start' : place === 1 ? 'end' : 'middle'
}

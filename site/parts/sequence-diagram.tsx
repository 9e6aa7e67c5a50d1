// The order of messages between participants, as a drawing and as a list. The drawing is not to scale in time. Its
// positions are shares of the width, so that lines stretch and text does not; sound is drawn as a band.

import type { ReactNode } from 'react'
import { sequenceDiagram as words } from '#words/parts.ts'
import { joinList } from './join-list.ts'
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
        aria-label={words.label(title, steps.length, joinList(participants))}
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
        <summary>{words.viewAsList}</summary>
        <ol className="sequence-steps">
          {steps.map((step, index) => (
            <li key={`${index} ${step.label}`}>{words.step(step.from, step.to, step.label)}</li>
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
  /** The sample at which a band of sound begins. */
  phase: number
}

function StepRow({ step, y, from, to, phase }: StepProps): ReactNode {
  const [left, right] = from < to ? [from, to] : [to, from]
  if (left === right) return <OwnNote label={step.label} place={from} y={y} />
  const text = labelPlace(left, right)
  if (step.kind === 'media') {
    return (
      <>
        <Band left={left} right={right} y={y} phase={phase} />
        <BandLabel label={step.label} text={text} y={y - bandHeight / 2} />
      </>
    )
  }
  return (
    <>
      <line className="line" strokeWidth="1.25" x1={percent(from)} x2={percent(to)} y1={y} y2={y} />
      <svg x={percent(to)} y={y} overflow="visible">
        <path className="ink" d={from < to ? 'M0 0l-8-3.5v7z' : 'M0 0l8-3.5v7z'} />
      </svg>
      <text className="sequence-label" x={percent(text.place)} dx={text.dx} textAnchor={text.anchor} y={y - 8}>
        {step.label}
      </text>
    </>
  )
}

interface LabelPlace {
  place: number
  /** Pixels from the line of the participant at which the text starts or ends. */
  dx: number
  anchor: 'start' | 'middle' | 'end'
}

// A label at the edge of the drawing must not go beyond it.
function labelPlace(left: number, right: number): LabelPlace {
  if (left === 0 && right < 1) return { place: left, dx: 8, anchor: 'start' }
  if (right === 1 && left > 0) return { place: right, dx: -8, anchor: 'end' }
  return { place: (left + right) / 2, dx: 0, anchor: 'middle' }
}

function Band({ left, right, y, phase }: { left: number; right: number; y: number; phase: number }): ReactNode {
  const top = y - bandHeight
  const sides = { x1: percent(left), x2: percent(right) }
  return (
    <>
      <rect className="paper" x={percent(left)} width={percent(right - left)} y={top} height={bandHeight} />
      <svg
        x={percent(left)}
        width={percent(right - left)}
        y={top + 2}
        height={bandHeight - 4}
        viewBox={`0 0 ${bandSamples} ${waveformHeight}`}
        preserveAspectRatio="none"
      >
        <path className="line-ours" vectorEffect="non-scaling-stroke" d={waveformPath(bandSamples, 80 + phase)} />
      </svg>
      <line className="line-ours" strokeWidth="1.5" {...sides} y1={top} y2={top} />
      <line className="line-ours" strokeWidth="1.5" {...sides} y1={y} y2={y} />
    </>
  )
}

// The sound stops on both sides of its label. Letters of the drawing's typeface are 0.4875 em wide, so the gap needs no
// measuring and grows with the text size.
function BandLabel({ label, text, y }: { label: string; text: LabelPlace; y: number }): ReactNode {
  const width = label.length * 0.4875 + 1
  const x = { start: 0, middle: -width / 2, end: -width }[text.anchor]
  return (
    <svg x={percent(text.place)} y={y} overflow="visible">
      <rect className="paper" x={`${x}em`} y={2 - bandHeight / 2} width={`${width}em`} height={bandHeight - 4} />
      <text className="sequence-label" x={text.dx} y="4" textAnchor={text.anchor}>
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
  if (place === 0) return 'start'
  return place === 1 ? 'end' : 'middle'
}

// A figure on its own axis, as wide as its column, with text that is not scaled. The axis always has both ends, and a
// logarithmic one is labelled as such. Times are drawn as a line, counts as a bar.

import type { ReactNode } from 'react'
import { locale } from '#words/locale.ts'
import { scaleBar as words } from '#words/parts.ts'
import { percent } from './percent.ts'
import { formatValue, isTime, majorPlaces, minorPlaces, placeOf, type Scale, scaleLabels } from './scale-ticks.ts'

interface Props {
  /** What is measured. */
  label: string
  /** The figure as printed, with its unit. */
  printed: string
  amount: number
  unit?: string | undefined
  scale: Scale & { comparison?: { label: string; value: number } | undefined }
}

interface Mark {
  place: number
  text: string
}

export function ScaleBar({ label, printed, amount, unit, scale }: Props): ReactNode {
  const isMark = isTime(unit)
  const ours = { place: placeOf(amount, scale), text: isMark ? printed : (printed.split(' ')[0] ?? printed) }
  const other = comparisonMark(scale, unit, isMark)
  const { axis, marks } = isMark ? drawMarks(ours, other) : drawBars(ours, other)
  return (
    <figure className="scale-bar halo">
      <svg width="100%" height={axis + 22} role="img" aria-label={describe({ label, printed, unit, scale })}>
        <line className="scale-axis" x1="0" x2="100%" y1={axis} y2={axis} />
        <svg
          className="scale-ticks"
          y={axis - 8}
          width="100%"
          height="8"
          viewBox="0 0 1000 8"
          preserveAspectRatio="none"
        >
          <path
            className="scale-axis"
            d={[
              ...minorPlaces(scale).map((place) => tick(place, 4)),
              ...majorPlaces(scale).map((place) => tick(place, 0)),
            ].join('')}
          />
        </svg>
        {scaleLabels(scale, unit).map(({ place, text }) => (
          <text key={place} className="scale-number" x={percent(place)} y={axis + 18} textAnchor={anchorAt(place)}>
            {text}
          </text>
        ))}
        {marks}
      </svg>
      {scale.kind === 'log' ? <figcaption className="scale-kind">{words.logNote}</figcaption> : null}
    </figure>
  )
}

interface Drawing {
  /** Height of the axis. */
  axis: number
  marks: ReactNode
}

// Lines on the axis, labelled at their top. Labels that would touch get a row each.
function drawMarks(ours: Mark, other: Mark | undefined): Drawing {
  const row = other && overlaps(ours, other) ? 20 : 0
  const axis = row + 36
  const marks = (
    <>
      {other ? (
        <line className="scale-other" x1={percent(other.place)} x2={percent(other.place)} y1="1" y2={axis} />
      ) : null}
      <line className="scale-ours" x1={percent(ours.place)} x2={percent(ours.place)} y1={row + 1} y2={axis} />
      {other ? <MarkText mark={other} y={12} className="scale-other-text" /> : null}
      <MarkText mark={ours} y={row + 12} className="scale-ours-text" />
    </>
  )
  return { axis, marks }
}

// Bars above the axis. A short one has its label beside its end, a long one above it.
function drawBars(ours: Mark, other: Mark | undefined): Drawing {
  const isOursLong = ours.place > 0.7
  const isOtherLong = other !== undefined && other.place > 0.5
  const oursTop = (isOtherLong ? 30 : 0) + (isOursLong ? 18 : 0)
  const otherTop = isOtherLong ? 18 : oursTop + 13
  const marks = (
    <>
      <rect className="ours" x="0" y={oursTop} width={percent(ours.place)} height="9" />
      <MarkText
        mark={ours}
        y={isOursLong ? oursTop - 6 : oursTop + 9}
        className="scale-ours-text"
        isAbove={isOursLong}
      />
      {other ? (
        <>
          <rect className="hollow" x=".5" y={otherTop + 0.5} width={percent(other.place)} height="7" />
          <MarkText
            mark={other}
            y={isOtherLong ? 12 : otherTop + 9}
            className="scale-other-text"
            isAbove={isOtherLong}
          />
        </>
      ) : null}
    </>
  )
  return { axis: oursTop + (other && !isOtherLong ? 32 : 20), marks }
}

interface MarkTextProps {
  mark: Mark
  y: number
  className: string
  /** The text ends where the mark ends, instead of being beside it. */
  isAbove?: boolean
}

function MarkText({ mark, y, className, isAbove = false }: MarkTextProps): ReactNode {
  const isLeft = isAbove || mark.place > 0.7
  const beside = isLeft ? -8 : 8
  return (
    <text
      className={className}
      x={percent(mark.place)}
      y={y}
      dx={isAbove ? 0 : beside}
      textAnchor={isLeft ? 'end' : 'start'}
    >
      {mark.text}
    </text>
  )
}

function comparisonMark(scale: Props['scale'], unit: string | undefined, isMark: boolean): Mark | undefined {
  const { comparison } = scale
  if (!comparison) return undefined
  // A label that ends in its own figure ("packet interval, 20 ms") is not given a second one.
  const text = /\d\s*[a-zµ]*$/i.test(comparison.label)
    ? comparison.label
    : `${comparison.label} ${isMark ? formatValue(comparison.value, unit) : comparison.value.toLocaleString(locale)}`
  return { place: placeOf(comparison.value, scale), text }
}

/** Whether two labels would touch on the narrowest screen, where the bar is 300 pixels wide and a letter 7.9. */
function overlaps(first: Mark, second: Mark): boolean {
  const spanOf = ({ place, text }: Mark): [number, number] => {
    const x = place * 300
    const length = text.length * 7.9 + 16
    return place > 0.7 ? [x - length, x] : [x, x + length]
  }
  const [a, b] = [spanOf(first), spanOf(second)]
  return a[0] < b[1] && b[0] < a[1]
}

function describe({ label, printed, unit, scale }: Pick<Props, 'label' | 'printed' | 'unit' | 'scale'>): string {
  const { min, max, kind, comparison } = scale
  const describeEnds = kind === 'log' ? words.log : words.linear
  const figure = `${label}: ${printed} ${describeEnds(formatValue(min, unit), formatValue(max, unit))}`
  return comparison ? `${figure}; ${comparison.label}: ${formatValue(comparison.value, unit)}` : figure
}

function anchorAt(place: number): 'start' | 'middle' | 'end' {
  if (place === 0) return 'start'
  return place === 1 ? 'end' : 'middle'
}

function tick(place: number, top: number): string {
  return `M${Math.round(place * 1000)} ${top}V8`
}

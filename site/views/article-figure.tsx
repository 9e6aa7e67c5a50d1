// The amounts of a post, drawn. Names and values are text, so the drawings are hidden from assistive technology.

import type { ReactNode } from 'react'
import type { ArticleFigure as Figure } from '#schemas/article-figure.ts'
import { articleFigure as words } from '#words/views.ts'
import { formatAmount } from '../parts/format-figures.ts'
import { niceScale } from '../parts/nice-scale.ts'
import { percent } from '../parts/percent.ts'
import { Ruler } from '../parts/ruler.tsx'

type Row = Figure['rows'][number]

/** How each part of a bar is painted: apart without colour, too. */
const paints = ['ours', 'ink', 'hollow'] as const

export function ArticleFigure({ figure }: { figure: Figure }): ReactNode {
  const { title, unit, parts, scale, rows } = figure
  const [least, most] = decadesOf(rows)
  const { end, ticks } = niceScale(Math.max(...rows.map(sumOf)))
  const placeOf = (amount: number) => percent((Math.log10(amount) - least) / (most - least))
  return (
    <figure className="article-figure">
      <figcaption>
        <strong>{title}</strong>
        {parts.map((part, index) => (
          <span key={part} className="article-figure-part">
            <Swatch paint={paints[index]} />
            {part}
          </span>
        ))}
      </figcaption>
      <ul>
        {rows.map((row) => (
          <li key={row.label}>
            <span>{row.label}</span>
            <span className="label">{row.value ?? `${formatAmount(sumOf(row))} ${unit}`}</span>
            {parts.length > 1 ? <span className="visually-hidden">{describe(figure, row)}</span> : null}
            <svg width="100%" height="18" aria-hidden="true" focusable="false">
              {scale === 'log' ? <Point x={placeOf(sumOf(row))} /> : <Bar amounts={row.amounts} end={end} />}
            </svg>
          </li>
        ))}
      </ul>
      <div aria-hidden="true">
        {scale === 'log' ? (
          <Ruler parts={most - least} startLabel="" endLabel={words.decades} />
        ) : (
          <Ruler parts={ticks.length - 1} startLabel="0" endLabel={`${formatAmount(end)} ${unit}`} />
        )}
      </div>
    </figure>
  )
}

function Swatch({ paint }: { paint: string | undefined }): ReactNode {
  return (
    <svg width="10" height="10" aria-hidden="true" focusable="false">
      <rect className={paint} x="0.5" y="0.5" width="9" height="9" />
    </svg>
  )
}

function Bar({ amounts, end }: { amounts: readonly number[]; end: number }): ReactNode {
  return amounts.map((amount, index) => {
    const before = amounts.slice(0, index).reduce((sum, other) => sum + other, 0)
    const paint = paints[index]
    return amount === 0 ? null : (
      <rect key={paint} className={paint} x={percent(before / end)} width={percent(amount / end)} y="2.5" height="13" />
    )
  })
}

function Point({ x }: { x: string }): ReactNode {
  return (
    <>
      <line className="line-faint" x1="0" x2="100%" y1="9" y2="9" strokeDasharray="1 4" />
      <line className="line-ours" strokeWidth="2" x1={x} x2={x} y1="0" y2="18" />
      <circle className="ours" cx={x} cy="9" r="5" />
    </>
  )
}

/** Powers of ten below and above all rows. */
function decadesOf(rows: readonly Row[]): [number, number] {
  const powers = rows.map((row) => Math.log10(sumOf(row)))
  return [Math.floor(Math.min(...powers)), Math.floor(Math.max(...powers)) + 1]
}

function sumOf({ amounts }: Row): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

function describe({ parts, unit }: Figure, { amounts }: Row): string {
  return parts.map((part, index) => words.part(part, `${formatAmount(amounts[index] ?? 0)} ${unit}`)).join('; ')
}

// Claims as large figures, each with a bar drawn to scale. Every figure comes with what is known about its measurement;
// equal notes are printed once and shared.

import type { ReactNode } from 'react'
import { metrics as words } from '#words/blocks.ts'
import type { BlockProps } from '../../block-frame.ts'
import { Badge } from '../../parts/badge.tsx'
import { ItemHeading } from '../../parts/item-heading.tsx'
import { keepUnits } from '../../parts/keep-units.tsx'
import { printFigure } from '../../parts/print-figure.ts'
import { ScaleBar } from '../../parts/scale-bar.tsx'
import { Section } from '../../parts/section.tsx'
import { defineBlock } from '../define-block.ts'
import { collectNotes } from './metric-notes.ts'
import { type MetricItems, planMetrics, printMetrics } from './plan.ts'

type Item = MetricItems['items'][number]

export const metricsBlock = defineBlock({
  data: 'metrics',
  plan: planMetrics,
  print: printMetrics,
  Component: Metrics,
})

function Metrics({ block, data: { items } }: BlockProps<MetricItems>): ReactNode {
  const { id } = block
  const { notes, numbersOf } = collectNotes(items.map(({ claim }) => claim))
  return (
    <Section block={block} className="metrics" sheet="landing">
      <ul className="cells metric-list">
        {items.map((item) => (
          <li key={item.claim.id}>
            <article className="metric">
              <ItemHeading block={block} className="metric-title">
                {item.claim.label}
              </ItemHeading>
              <p className="metric-value">
                {item.claim.value}
                {item.claim.unit === undefined ? null : (
                  <span className="metric-unit">{`\u2009${item.claim.unit}`}</span>
                )}
              </p>
              <ItemScale item={item} />
              <p className="metric-description">
                {keepUnits(item.description)}
                {numbersOf(item.claim).map((number) => (
                  <NoteLink key={number} href={`#${id}-note-${number}`} number={number} />
                ))}
              </p>
              {item.note === undefined ? null : (
                <p className="metric-note">
                  <Badge>{item.note}</Badge>
                </p>
              )}
            </article>
          </li>
        ))}
      </ul>
      {notes.length === 0 ? null : (
        <ol className="metric-notes">
          {notes.map((note, index) => (
            <li key={note} id={`${id}-note-${index + 1}`} className="metric-footnote">
              {note}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

function NoteLink({ href, number }: { href: string; number: number }): ReactNode {
  return (
    <sup className="note-ref">
      <a href={href} aria-label={words.noteLabel(number)}>
        {number}
      </a>
    </sup>
  )
}

function ItemScale({ item: { claim, scale } }: { item: Item }): ReactNode {
  if (!scale || claim.amount === undefined) return null
  if (scale.reading) {
    const { label, value, unit } = scale.reading
    return (
      <ScaleBar label={claim.label} printed={`${value} ${unit} ${label}`} amount={value} unit={unit} scale={scale} />
    )
  }
  return (
    <ScaleBar label={claim.label} printed={printFigure(claim)} amount={claim.amount} unit={claim.unit} scale={scale} />
  )
}

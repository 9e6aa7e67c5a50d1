// The metrics block: a figure is drawn as its `reading`, where content gives one, in the unit of its axis.

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { metricItemSchema } from '#schemas/blocks/metrics.ts'
import { claimSchema } from '#schemas/claim.ts'
import { metricsBlock } from '#site/blocks/metrics/metrics.tsx'

const { Component: Metrics } = metricsBlock

const frame = {
  id: 'metrics',
  title: 'Figures',
  layout: 'default',
  styling: { background: 'none', padding: 'medium', margin: 'none', textAlign: 'left' },
} as const
const claim = claimSchema.parse({
  id: 'uptime',
  label: 'Uptime',
  value: '99.99%',
  amount: 99.99,
  description: 'The share of time.',
})

afterEach(cleanup)

it('draws the reading of a figure, in the unit of its axis, and names it in the description of the drawing', () => {
  const item = metricItemSchema.parse({
    claim: 'uptime',
    scale: {
      max: 600,
      reading: { label: 'a year at most', value: 52.6, unit: 'min' },
      comparison: { label: 'at 99.9%', value: 526 },
    },
  })
  const { scale } = item
  if (!scale?.reading || !scale.comparison) throw new Error('the schema drops the reading')
  const { reading, comparison, min, max, kind } = scale
  render(
    <Metrics
      block={frame}
      data={{ items: [{ claim, description: 'An objective.', scale: { min, max, kind, reading, comparison } }] }}
    />,
  )
  expect(document.querySelector('.scale-bar svg')?.getAttribute('aria-label')).toBe(
    'Uptime: 52.6 min a year at most on a scale from 0 min to 600 min; at 99.9%: 526 min',
  )
  expect(document.querySelector('.scale-ours')?.getAttribute('x1')).toBe('8.767%')
})

it('refuses a reading of nothing', () => {
  expect(
    metricItemSchema.safeParse({
      claim: 'uptime',
      scale: { max: 600, reading: { label: 'down', value: 0, unit: 'min' } },
    }).success,
  ).toBe(false)
})

it('refers to the notes below in their order', () => {
  const noted = claimSchema.parse({ ...claim, id: 'latency', footnote: 'One region.' })
  render(
    <Metrics
      block={frame}
      data={{
        items: [
          { claim, description: 'Has the conditions.' },
          { claim: noted, description: 'Has a footnote before the same conditions.' },
        ],
      }}
    />,
  )
  const references = [...document.querySelectorAll('.metrics sup, .metric sup')].map((sup) => sup.textContent.trim())
  expect(references.join(' ').match(/\d/g)).toEqual(['1', '1', '2'])
})

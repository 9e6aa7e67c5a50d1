// The performance metrics: each figure with its comparison, and a date only where one is published.

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PerformanceMetrics } from '#site/widgets/performance-metrics/performance-metrics.tsx'

const stat = (id: string, title: string, value: string) => ({
  id,
  icon: 'timer' as const,
  title,
  value,
  comparison: `Comparison of ${id}`,
  description: `Description of ${id}.`,
  color: 'signal' as const,
})
const textsOf = (title: string) =>
  [...screen.getByRole('article', { name: title }).querySelectorAll(':scope > :not(svg)')].map(
    (child) => child.textContent,
  )

afterEach(cleanup)

it('lists each figure with its unit, comparison and description, and invents no date', () => {
  render(
    <PerformanceMetrics
      id="perf"
      stats={[stat('setup', 'Call setup', '42 ms'), stat('sessions', 'Sessions', '100,000+')]}
    />,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(textsOf('Call setup')).toEqual([
    'Call setup',
    '42 ms',
    'Comparison of setup',
    'Description of setup.',
    'Taken: date not published',
  ])
  expect(textsOf('Sessions')).toEqual([
    'Sessions',
    '100,000+',
    'Comparison of sessions',
    'Description of sessions.',
    'Taken: date not published',
  ])
})

it('says nothing about dates of figures that it does not have', () => {
  const { container } = render(<PerformanceMetrics id="perf" stats={[]} />)
  expect(container.textContent).toBe('')
})

it('draws each number on an axis of its own from zero, and the competitor beside it where there is one', () => {
  const pair = { ...stat('setup', 'Call setup', '42 ms'), competitorValue: '180 ms' }
  render(
    <PerformanceMetrics
      id="perf"
      stats={[pair, stat('sessions', 'Sessions', '100,000+ sessions'), stat('words', 'Words', 'many')]}
    />,
  )
  const plotOf = (title: string) => screen.getByRole('article', { name: title }).querySelector('svg.performance-plot')
  const widths = (title: string) =>
    [...(plotOf(title)?.querySelectorAll('rect') ?? [])].map((bar) => bar.getAttribute('width'))
  const ends = (title: string) => [...(plotOf(title)?.querySelectorAll('text') ?? [])].map((text) => text.textContent)
  expect([widths('Call setup'), ends('Call setup')]).toEqual([
    ['21%', '90%'],
    ['0', '200 ms'],
  ])
  expect([widths('Sessions'), ends('Sessions')]).toEqual([['80%'], ['0', '125,000 sessions']])
  expect(plotOf('Words')).toBe(null)
})

it('prints a published date', () => {
  render(
    <PerformanceMetrics id="perf" stats={[{ ...stat('setup', 'Call setup', '42 ms'), timestamp: '2026-11-18' }]} />,
  )
  expect(textsOf('Call setup').at(-1)).toBe('Taken: 18 Nov 2026')
})

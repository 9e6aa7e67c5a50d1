// The performance metrics: each figure with its comparison, and a date only where one is published.

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PerformanceMetrics } from '#site/widgets/performance-metrics.tsx'

const stat = (id: string, title: string, value: string) => ({
  id,
  icon: 'timer' as const,
  title,
  value,
  comparison: `Comparison of ${id}`,
  description: `Description of ${id}.`,
  color: 'signal' as const,
})
const textsOf = (title: string) => [...screen.getByRole('article', { name: title }).children].map((child) => child.textContent)

afterEach(cleanup)

it('lists each figure with its unit, comparison and description, and invents no date', () => {
  render(<PerformanceMetrics id="perf" stats={[stat('setup', 'Call setup', '42 ms'), stat('sessions', 'Sessions', '100,000+')]} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(textsOf('Call setup')).toEqual(['Call setup', '42 ms', 'Comparison of setup', 'Description of setup.', 'Taken: date not published'])
  expect(textsOf('Sessions')).toEqual(['Sessions', '100,000+', 'Comparison of sessions', 'Description of sessions.', 'Taken: date not published'])
})

it('prints a published date', () => {
  render(<PerformanceMetrics id="perf" stats={[{ ...stat('setup', 'Call setup', '42 ms'), timestamp: '2026-11-18' }]} />)
  expect(textsOf('Call setup').at(-1)).toBe('Taken: 18 Nov 2026')
})

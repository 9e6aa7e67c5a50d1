// The frame of a block: the tag is beside the headline on the page, and below it in the Markdown version.

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { printWords } from '#site/parts/print-words.ts'
import { Section } from '#site/parts/section.tsx'

const block = {
  id: 'jobs',
  title: 'Open positions',
  layout: 'default',
  styling: { background: 'none', padding: 'medium', margin: 'none', textAlign: 'left' },
} as const

afterEach(cleanup)

it('shows the tag beside the headline', () => {
  render(<Section block={{ ...block, tag: 'Sample data' }} className="jobs" />)
  expect(screen.getByRole('heading').parentElement?.textContent).toBe('Open positionsSample data')
  expect(screen.getByText('Sample data').className).toContain('badge')
})

it('has a headline alone without a tag', () => {
  render(<Section block={block} className="jobs" />)
  expect(document.querySelector('.badge')).toBe(null)
})

it('prints the tag in Markdown', () => {
  expect(printWords({ title: 'Open positions', tag: 'Sample data' }, ['- One'])).toEqual([
    '## Open positions',
    '*Sample data*',
    '- One',
  ])
})

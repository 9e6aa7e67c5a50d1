// Numbered steps: a list in order, whose pictures keep their places and load no larger than they are shown.

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { markdownOf, showBlock } from '../../setup/show-block.tsx'

afterEach(cleanup)

const items = [
  { title: 'Write', description: 'A message.', image: '/assets/a.jpg', alt: 'A letter' },
  { title: 'Wait', description: 'At most 3 days.', href: '/help', linkLabel: 'Help' },
]

it('lists the steps in their order, each under a heading', () => {
  showBlock('steps', { title: 'How', data: { items } })
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual(['Write', 'Wait'])
  expect(steps[0]?.closest('ol')).not.toBe(null)
  expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help')
})

it('skips no level of headings without a title of its own', () => {
  showBlock('steps', { data: { items } })
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
})

it('keeps the place of a picture, and says how wide it is shown', () => {
  const sources = [{ type: 'image/avif', files: [{ src: '/assets/a-480.avif', width: 480 }] }]
  const block = showBlock('steps', { data: { items } }, { '/assets/a.jpg': { width: 1200, height: 800, sources } })
  const image = screen.getByRole('img', { name: 'A letter' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800'])
  expect(block.querySelector('source')?.getAttribute('sizes')).toBe(
    '(min-width: 68rem) 640px, (min-width: 44rem) 50vw, 100vw',
  )
})

it.each([
  [1, 'in-1'],
  [2, 'in-2'],
  [3, 'in-3'],
  [4, 'in-4'],
  [5, 'in-3'],
  [6, 'in-3'],
  [7, 'in-4'],
  [8, 'in-4'],
  [9, 'in-3'],
])('%i steps stand %s', (count, columns) => {
  const block = showBlock('steps', { data: { items: Array.from({ length: count }, () => items[0]) } })
  expect(block.querySelector('ol')?.classList.contains(columns)).toBe(true)
})

it('prints a numbered list, letter by letter', () => {
  const odd = [{ title: '*Write*', description: 'One\nletter.' }, items[1]]
  expect(markdownOf('steps', { title: 'How', data: { items: odd } })).toEqual([
    '## How',
    '1. **\\*Write\\*.** One letter.\n2. **Wait.** At most 3 days. [Help](/help)',
  ])
})

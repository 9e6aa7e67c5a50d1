// A real table: each value belongs to a feature and a product, and each sign has its word.

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { markdownOf, showBlock } from '../../setup/show-block.tsx'

afterEach(cleanup)

const data = {
  products: ['Day', 'Year'],
  rows: [
    { feature: 'Bicycle', values: ['yes', 'no'] },
    { feature: 'Seat', values: [true, false] },
    { feature: 'Valid', values: ['One day', 'A year'] },
  ],
}

it('is a table with headings of rows and columns', () => {
  showBlock('comparison', { title: 'Tickets', data })
  const names = (role: string) => screen.getAllByRole(role).map((cell) => cell.textContent)
  expect(names('columnheader')).toEqual(['Feature', 'Day', 'Year'])
  expect(names('rowheader')).toEqual(['Bicycle', 'Seat', 'Valid'])
  expect(screen.getByRole('region', { name: 'Comparison of Day, Year' }).tabIndex).toBe(0)
})

it('says yes and no in words, beside signs that are not read', () => {
  showBlock('comparison', { data })
  const rows = screen.getAllByRole('row').slice(1)
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => {
        for (const sign of cell.querySelectorAll('[aria-hidden]')) sign.remove()
        return cell.textContent
      }),
  )
  expect(cells).toEqual([
    ['Yes', 'No'],
    ['Yes', 'No'],
    ['One day', 'A year'],
  ])
})

it.each([
  [{ products: ['Day'], rows: [{ feature: 'Seat', values: ['yes', 'no'] }] }, 'must have a value for each product'],
  [{ products: ['Day'], rows: [{ feature: 'Seat', values: [1] }] }, 'a number needs quotes'],
  [{ products: [], rows: data.rows }, 'needs at least one product'],
])('refuses %j', (wrong, message) => expect(() => showBlock('comparison', { data: wrong })).toThrow(message))

it('prints a table whose cells stay apart', () => {
  const odd = { products: ['A|B', '*C*'], rows: [{ feature: 'Seat', values: ['yes', '1 | 2'] }], note: 'As of today.' }
  expect(markdownOf('comparison', { title: 'Tickets', data: odd })).toEqual([
    '## Tickets',
    '| Feature | A\\|B | \\*C\\* |\n| --- | --- | --- |\n| Seat | Yes | 1 \\| 2 |',
    'As of today.',
  ])
})

// The drawing at the head of a post: the amounts stay readable without it, and a bar is as long as its amount.

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { articleFigureSchema } from '#schemas/article-figure.ts'
import { ArticleFigure } from '#site/views/article-figure.tsx'

afterEach(cleanup)

const bars = {
  title: 'On the wire',
  unit: 'kbit/s',
  parts: ['Sound', 'Headers'],
  rows: [
    { label: 'G.711', amounts: [64, 16] },
    { label: 'G.729', amounts: [8, 16], value: 'small' },
  ],
}
const points = {
  title: 'Durations',
  unit: 's',
  scale: 'log',
  rows: [
    { label: 'Short', amounts: [10], value: '10 s' },
    { label: 'Long', amounts: [5000], value: '83 min' },
  ],
}

it('draws bars from zero, and says their parts in words', () => {
  render(<ArticleFigure figure={articleFigureSchema.parse(bars)} />)
  const rows = [...document.querySelectorAll('li')]
  expect(rows.map((row) => row.textContent)).toEqual([
    'G.71180 kbit/sSound: 64 kbit/s; Headers: 16 kbit/s',
    'G.729smallSound: 8 kbit/s; Headers: 16 kbit/s',
  ])
  expect(rows.map((row) => [...row.querySelectorAll('rect')].map((bar) => bar.getAttribute('width')))).toEqual([
    ['80%', '20%'],
    ['10%', '20%'],
  ])
  expect(document.querySelectorAll('svg:not([aria-hidden="true"])').length).toBe(
    document.querySelectorAll('[aria-hidden="true"] svg:not([aria-hidden])').length,
  )
})

it('places points on an axis of powers of ten', () => {
  render(<ArticleFigure figure={articleFigureSchema.parse(points)} />)
  const places = [...document.querySelectorAll('circle')].map((point) => point.getAttribute('cx'))
  expect(places).toEqual(['0%', '89.966%'])
})

it('refuses rows with a part too few, and zero on a logarithmic axis', () => {
  const [first] = bars.rows
  expect(articleFigureSchema.safeParse({ ...bars, rows: [first, { label: 'x', amounts: [1] }] }).success).toBe(false)
  expect(
    articleFigureSchema.safeParse({ ...points, rows: [...points.rows, { label: 'None', amounts: [0] }] }).success,
  ).toBe(false)
})

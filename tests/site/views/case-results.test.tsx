// The results of a case study: what is under its title, and that a phrase is not set as a number.

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CaseFigures } from '#site/views/case-results.tsx'

const result = (metric: string, improvement: string) => ({
  metric,
  before: '8.6 s',
  after: '3.4 s',
  improvement,
  methodology: 'Counted.',
  timeframe: '8 weeks',
})

afterEach(cleanup)

it('shows the first four changes with their values before and after, and a true minus', () => {
  render(
    <CaseFigures
      results={[
        result('Wait', '-60%'),
        result('Delay', '+35%'),
        result('Servers', 'four fewer'),
        result('Loss', '-1%'),
        result('Cost', '-2%'),
      ]}
    />,
  )
  expect(
    [...document.querySelectorAll('.case-figures > div')].map((row) => row.textContent?.replace('\u2009', ' ')),
  ).toEqual([
    'Wait−60 %8.6 s to 3.4 s',
    'Delay+35 %8.6 s to 3.4 s',
    'Serversfour fewer8.6 s to 3.4 s',
    'Loss−1 %8.6 s to 3.4 s',
  ])
  expect([...document.querySelectorAll('strong')].map((phrase) => phrase.textContent)).toEqual(['four fewer'])
})

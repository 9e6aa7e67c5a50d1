// The day that readers see is the day that was written, in any time zone.

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formatDate } from '#site/parts/format-date.ts'
import { Time } from '#site/parts/time.tsx'

describe('the day of', () => {
  it.each([
    ['2024-05-01', '1 May 2024'],
    ['2024-05-01T00:30:00+02:00', '1 May 2024'],
    ['2024-05-01T23:30:00-05:00', '1 May 2024'],
    ['2024-05-01T08:00:00+09:00', '1 May 2024'],
    ['2024-05-01T00:00:00+14:00', '1 May 2024'],
    ['2024-05-01T23:59:59.999-12:00', '1 May 2024'],
    ['2024-05-01 00:30:00 +0200', '1 May 2024'],
    ['2024-05-01T00:00:00Z', '1 May 2024'],
    ['2024-05-01T23:59:59Z', '1 May 2024'],
    ['2024-01-01T00:00:00+01:00', '1 Jan 2024'],
    ['2024-02-29T23:00:00-08:00', '29 Feb 2024'],
  ])('%s is %s', (iso, day) => expect(formatDate(iso)).toBe(day))

  it('an instant is the same in other languages', () => {
    expect(formatDate('2024-05-01T00:30:00+02:00', 'de')).toBe('01.05.2024')
    expect(formatDate('2024-12-31T23:30:00-05:00', 'ja')).toBe('2024/12/31')
  })

  it('a text that is no date is the text', () => {
    expect(formatDate('in spring')).toBe('in spring')
    expect(formatDate('2024-05-01 to 2024-05-03')).toBe('2024-05-01 to 2024-05-03')
    expect(formatDate('2024-05-01T')).toBe('2024-05-01T')
  })
})

it('programs read the instant itself', () => {
  expect(renderToStaticMarkup(<Time iso="2024-05-01T00:30:00+02:00" />)).toBe(
    '<time dateTime="2024-05-01T00:30:00+02:00">1 May 2024</time>',
  )
})

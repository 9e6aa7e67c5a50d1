// Dates as people write them, and what they are told to write.

import { describe, expect, it } from 'vitest'
import { dateHint, isDateSchema } from '#generator/read/date-hint.ts'
import { blogPostSchema } from '#schemas/blog-post.ts'

describe('the hint for', () => {
  it.each([
    ['2024-5-1', 'write 2024-05-01'],
    ['2024-05-1', 'write 2024-05-01'],
    ['2024/05/01', 'write 2024-05-01'],
    ['2024.5.1', 'write 2024-05-01'],
    [20240501, 'write 2024-05-01'],
    ['01.05.2024', 'write 2024-05-01'],
    ['1. 5. 2024', 'write 2024-05-01'],
    ['2024年5月1日', 'write 2024-05-01'],
    ['1 May 2024', 'write 2024-05-01'],
    ['1st September 2024', 'write 2024-09-01'],
    ['Sept. 1, 2024', 'write 2024-09-01'],
    ['December 31 2024', 'write 2024-12-31'],
    ['1. Mai 2024', 'write 2024-05-01'],
    ['12. März 2024', 'write 2024-03-12'],
    ['12. Dez. 2024', 'write 2024-12-12'],
    ['1er août 2024', 'write 2024-08-01'],
    ['2 juil. 2024', 'write 2024-07-02'],
    ['3 de enero de 2024', 'write 2024-01-03'],
    ['13/05/2024', 'write 2024-05-13'],
    ['05-13-2024', 'write 2024-05-13'],
    ['05/01/2024', 'write the month before the day: 2024-01-05 or 2024-05-01'],
    ['2024-05-01 9:30', 'write 2024-05-01T09:30:00Z, or your offset from UTC, such as +02:00, in place of Z'],
    ['2024-05-01T09:30:15', 'write 2024-05-01T09:30:15Z, or your offset from UTC, such as +02:00, in place of Z'],
    ['01.05.2024 09:30', 'write 2024-05-01T09:30:00Z, or your offset from UTC, such as +02:00, in place of Z'],
  ])('%s', (written, hint) => expect(dateHint(written)).toBe(hint))

  it.each([
    'yesterday',
    '30.02.2024',
    '2024-13-1',
    2024,
    'May 2024',
    '1 Maj 2024',
    '1 ju 2024',
    '1.5.24',
    '32/13/2024',
    '',
    null,
    [],
  ])('what is no day is missing: %s', (written) => expect(dateHint(written)).toBe(undefined))
})

it('is for dates alone', () => {
  const { publishedAt, updatedAt, title, tags } = blogPostSchema.shape
  expect([publishedAt, updatedAt, title, tags].map(isDateSchema)).toEqual([true, true, false, false])
})

import { expect, test } from 'vitest'
import { planPager } from '#generator/plan/plan-lists.ts'

const numbers = (number: number, total: number) =>
  planPager({ number, total, firstRoute: '/blog' })?.parts.map((part) => part.number)

test('a list of one part has no pager', () => {
  expect(planPager({ number: 1, total: 1, firstRoute: '/blog' })).toBeUndefined()
})

test('a pager leads to the first part, the last one, and those around the page', () => {
  expect(numbers(1, 2)).toEqual([1, 2])
  expect(numbers(1, 9)).toEqual([1, 2, 9])
  expect(numbers(5, 9)).toEqual([1, 4, 5, 6, 9])
  expect(numbers(9, 9)).toEqual([1, 8, 9])
})

test('a pager leaves out no part alone', () => {
  expect(numbers(2, 5)).toEqual([1, 2, 3, 4, 5])
  expect(numbers(4, 9)).toEqual([1, 2, 3, 4, 5, 9])
  expect(numbers(6, 9)).toEqual([1, 5, 6, 7, 8, 9])
})

test('a pager leads to the parts before and after, the first of which is the page itself', () => {
  expect(planPager({ number: 2, total: 3, firstRoute: '/blog' })).toMatchObject({
    previousHref: '/blog',
    nextHref: '/blog/page/3',
  })
  expect(planPager({ number: 1, total: 2, firstRoute: '/' })).toEqual({
    current: 1,
    parts: [
      { number: 1, href: '/' },
      { number: 2, href: '/page/2' },
    ],
    nextHref: '/page/2',
  })
})

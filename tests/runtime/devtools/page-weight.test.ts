import { expect, it } from 'vitest'
import { budgetsOf, countCached, scriptRows } from '#runtime/devtools/panel/page-weight.ts'
import { formatBytes } from '#runtime/format-bytes.ts'

it('budgets are those of the kind of page', () => {
  const home = budgetsOf({ route: '/', isForReading: true })
  const tool = budgetsOf({ route: '/api', isForReading: false })
  expect([home.html, home.script, tool.html, tool.script].map(formatBytes)).toEqual([
    '45.0 KB',
    '15.0 KB',
    '30.0 KB',
    '40.0 KB',
  ])
})

it('React is not part of the budget of a page whose islands wake by themselves; a reading page needs none', () => {
  const scripts = [
    { packed: 60_000, isEngine: true },
    { packed: 20_000, isEngine: false },
  ]
  const figures = (isForReading: boolean, some = scripts) =>
    scriptRows(some, 40_000, isForReading).map(({ bytes, budget }) => [bytes, budget])
  expect(figures(false)).toEqual([
    [20_000, 40_000],
    [60_000, undefined],
  ])
  expect(figures(true)).toEqual([[80_000, 40_000]])
  // Preact is small enough to count in full.
  expect(figures(false, scripts.slice(1))).toEqual([[20_000, 40_000]])
})

it('a row says which of its files came from the cache', () => {
  const sources = (...all: ('network' | 'cache' | 'not modified')[]) => all.map((source) => ({ source }))
  expect(countCached(sources('network'))).toEqual({})
  expect(countCached(sources('cache', 'not modified'))).toEqual({ cached: 'from the cache' })
  expect(countCached(sources('network', 'cache'))).toEqual({ cached: '1 of 2 from the cache' })
})

import { expect, it } from 'vitest'
import { countCached, countRows, limitOf } from '#runtime/devtools/panel/page-weight.ts'

const limits = {
  styleKB: { most: 12.5, path: '/*' },
  scripts: { most: 2, path: '/*' },
  requests: { most: 9, path: '/' },
}

it('a limit in kilobytes is compared in bytes, a number of files as it is', () => {
  expect(limitOf('styleKB', limits)).toEqual({ limit: 12_800 })
  expect(limitOf('scripts', limits)).toEqual({ limit: 2 })
  expect(limitOf('htmlKB', limits)).toEqual({})
})

it('numbers of files are shown where they have a limit; the page itself is a request', () => {
  const files = { early: ['a.js', 'b.js', 'c.js'], styles: ['a.css'], images: [], fonts: ['a.woff2'] }
  expect(countRows(files, limits)).toEqual([
    { name: 'Scripts before interaction', amount: 3, isCount: true, limit: 2 },
    { name: 'Files before interaction', amount: 6, isCount: true, limit: 9 },
  ])
  expect(countRows(files, {})).toEqual([])
})

it('a row says which of its files came from the cache', () => {
  const sources = (...all: ('network' | 'cache' | 'not modified')[]) => all.map((source) => ({ source }))
  expect(countCached(sources('network'))).toEqual({})
  expect(countCached(sources('cache', 'not modified'))).toEqual({ cached: 'from the cache' })
  expect(countCached(sources('network', 'cache'))).toEqual({ cached: '1 of 2 from the cache' })
})

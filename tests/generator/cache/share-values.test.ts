import { expect, test } from 'vitest'
import { type Kind, openCache } from '#generator/cache/open-cache.ts'
import { shareValues } from '#generator/cache/share-values.ts'

const shared: Kind<string> = { name: 'shared', keptIn: 'memory' }
const other: Kind<string> = { name: 'other', keptIn: 'memory' }

test('a value of one build is that of the next, by kind, scope and key, and is kept as if it had been made', () => {
  const values = { kinds: new Set(['shared']), values: new Map<string, string | object>() }
  const first = shareValues(openCache(), values)
  first.shelf(shared, 'a').set('key', 'made')
  first.shelf(other, 'a').set('key', 'made')
  const plain = openCache()
  const second = shareValues(plain, values)
  expect(second.shelf(shared, 'a').get('key')).toBe('made')
  expect(second.shelf(shared, 'b').get('key')).toBeUndefined()
  expect(second.shelf(shared, 'a').get('other')).toBeUndefined()
  expect(second.shelf(other, 'a').get('key')).toBeUndefined()
  expect(plain.shelf(shared, 'a').get('key')).toBe('made')
})

test('without shared values a cache is as it was', () => {
  const cache = openCache()
  expect(shareValues(cache, undefined)).toBe(cache)
})

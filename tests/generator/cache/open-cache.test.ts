// openCache: what a build finds, what it leaves to the next, and what a failed build may not lose.

import { describe, expect, it } from 'vitest'
import { getOrMake, type Kind, openCache } from '#generator/cache/open-cache.ts'

const words: Kind<string> = { name: 'words', keptIn: 'file' }
const numbers: Kind<number> = { name: 'numbers', keptIn: 'memory' }

function countSlots(cache: Pick<ReturnType<typeof openCache>, 'kinds'>, name: string): number {
  return [...(cache.kinds.get(name)?.scopes.values() ?? [])].reduce((sum, slots) => sum + slots.size, 0)
}

describe('openCache', () => {
  it('gives a build the values of the build before, by key and scope', () => {
    const first = openCache()
    first.shelf(words, 'one').set('key', 'value')
    const second = openCache(first)
    expect(second.shelf(words, 'one').get('key')).toBe('value')
    expect(second.shelf(words, 'other').get('key')).toBeUndefined()
    expect(second.shelf(numbers, 'one').get('key')).toBeUndefined()
  })

  it('makes a missing value once', () => {
    const shelf = openCache().shelf(words)
    expect(getOrMake(shelf, 'key', () => 'made')).toBe('made')
    expect(getOrMake(shelf, 'key', () => 'made again')).toBe('made')
  })

  it('drops what builds no longer use, and never grows past a quarter more than they use', () => {
    let cache = openCache()
    for (let build = 0; build < 20; build++) {
      cache = openCache(cache)
      for (let key = 0; key < 1000; key++) cache.shelf(words, `scope ${build}`).set(String(key), 'value')
    }
    const last = openCache(cache)
    expect(countSlots(last, 'words')).toBe(1000)
    for (let key = 0; key < 300; key++) last.shelf(words, 'scope 19').get(String(key))
    expect(countSlots(openCache(last), 'words')).toBe(300)
  })

  it('keeps the values of a kind that a build does not use', () => {
    let cache = openCache()
    for (let key = 0; key < 1000; key++) cache.shelf(words).set(String(key), 'value')
    for (let build = 0; build < 5; build++) {
      cache = openCache(cache)
      cache.shelf(numbers).set('a', build)
    }
    expect(countSlots(openCache(cache), 'words')).toBe(1000)
  })

  it('drops the values of a kind that nothing asks for any more, also for a shelf that is open', () => {
    const cache = openCache()
    const shelf = cache.shelf(numbers)
    shelf.set('a', 1)
    cache.shelf(words).set('a', 'value')
    cache.forget(numbers)
    expect(shelf.peek('a')).toBeUndefined()
    expect([countSlots(cache, 'numbers'), countSlots(cache, 'words')]).toEqual([0, 1])
  })

  it('loses nothing to a build that failed after a few values', () => {
    const good = openCache()
    for (let key = 0; key < 1000; key++) good.shelf(words).set(String(key), 'value')
    openCache(good).shelf(words).get('7')
    const next = openCache(good)
    expect(next.shelf(words).get('8')).toBe('value')
    expect(countSlots(next, 'words')).toBe(1000)
  })
})

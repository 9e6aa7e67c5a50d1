// Tags are addresses that nobody chose, so they must be plain, stable, and possible on every disk.

import { expect, test } from 'vitest'
import { tagRoute } from '#generator/model/list-tags.ts'

test.each([
  ['Opus', 'opus'],
  ['packet loss', 'packet-loss'],
  ['Packet-Loss', 'packet-loss'],
  ['  .NET  core', 'net-core'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['Überfahrt', 'uberfahrt'],
  ['Crème brûlée', 'creme-brulee'],
  ['\u2699\ufe0f Setup', 'setup'],
  ['1\ufe0f\u20e3', '1'],
  ['#\ufe0f\u20e3 five', 'sharp-five'],
  ['日本語', '日本語'],
  ['ガイド', 'ガイド'],
  ['हिन्दी', 'हिन्दी'],
  ['../../etc', 'etc'],
  ['a/b?c%20', 'a-b-c-20'],
])('the tag %j has the address %j', (tag, name) => {
  expect(tagRoute('/blog', tag)).toBe(`/blog/tags/${name}`)
})

test.each(['', '🚀', '\u2764\ufe0f', '\u0301', '!?', '\ud800', 'x'.repeat(61), 'Con', 'COM1'])(
  'the tag %j has no address',
  (tag) => {
    expect(tagRoute('/blog', tag)).toBeUndefined()
  },
)

test('has one address however a letter is composed', () => {
  expect(tagRoute('/blog', 'ガ'.normalize('NFD'))).toBe(tagRoute('/blog', 'ガ'.normalize('NFC')))
})

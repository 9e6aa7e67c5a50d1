// Excerpts respect the limits of the specification (150, 120, 200, 100) and never cut a word; read time counts
// characters.

import { describe, expect, it } from 'vitest'
import { excerptOf, readTime } from '#generator/content/excerpt.ts'
import { fc } from '../../setup/property.ts'

const limits = [150, 120, 200, 100]

describe('excerptOf', () => {
  it.each([
    ['short text stays', 20, 'short text stays'],
    ['exactly ten', 11, 'exactly ten'],
    ['exactly eleven', 13, 'exactly…'],
    ['one two three', 7, 'one…'],
    ['one two three', 8, 'one two…'],
    ['one, two three', 6, 'one…'],
    ['one – two three', 7, 'one…'],
    ['  one\n\ttwo  three ', 100, 'one two three'],
    ['', 10, ''],
    ['Donaudampfschiff', 8, 'Donauda…'],
  ])('of %j at %i is %j', (text, limit, expected) => expect(excerptOf(text, limit)).toBe(expected))

  it('is never longer than its limit, ends at a word, and is a beginning of the text', () => {
    const word = fc.oneof(
      fc.stringMatching(/^[a-z]{1,12}$/),
      fc.constantFrom('a,', 'b.', '–', 'größe', '日本語', '😀', '“c”'),
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 80 }), fc.constantFrom(...limits), (words, limit) => {
        const text = words.join(' ')
        const excerpt = excerptOf(text, limit)
        expect(excerpt.length).toBeLessThanOrEqual(limit)
        if (text.length <= limit) {
          expect(excerpt).toBe(text)
          return
        }
        expect(excerpt.endsWith('…')).toBe(true)
        const kept = excerpt.slice(0, -1)
        expect(text.startsWith(kept)).toBe(true)
        // What follows is the end of a word or its punctuation, never the rest of a word.
        expect(text.slice(kept.length)).toMatch(/^[\s,;:.–-]/)
        expect(kept).not.toMatch(/[\s,;:.–-]$/)
      }),
    )
  })

  it('never cuts a character in two, even in one long word', () => {
    for (const limit of [1, 2, 3, 4, 5, 6, ...limits]) {
      const excerpt = excerptOf('😀'.repeat(300), limit)
      expect(excerpt.length).toBeLessThanOrEqual(limit)
      expect(excerpt).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/)
    }
  })
})

describe('readTime', () => {
  it.each([
    [0, 1],
    [1, 1],
    [1000, 1],
    [1001, 2],
    [4300, 5],
  ])('of %i characters is %i minutes', (length, minutes) => expect(readTime('x'.repeat(length))).toBe(minutes))

  it('does not count white space at the ends', () => expect(readTime(`\n${'x'.repeat(1000)}\n\n`)).toBe(1))
})

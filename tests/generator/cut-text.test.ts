// Texts in messages are shortened without cutting a character.

import { describe, expect, it } from 'vitest'
import { cutText, endOfCharacters } from '#generator/text.ts'

describe('cutText', () => {
  it.each([
    ['short', 5, 'short'],
    ['longer', 5, 'long…'],
    ['tide 👨‍👩‍👧‍👦', 10, 'tide …'],
    ['ab😀', 3, 'ab…'],
    ['ab😀', 4, 'ab😀'],
    ['e\u0301e\u0301e\u0301', 4, 'e\u0301…'],
    ['', 3, ''],
  ])('of %j at %i is %j', (text, limit, expected) => expect(cutText(text, limit)).toBe(expected))

  it('reads no more of a long text than it needs', () => {
    expect(endOfCharacters('字'.repeat(3_000_000), 100)).toBe(100)
    expect(endOfCharacters('e'.padEnd(3_000_000, '\u0301'), 100)).toBe(0)
  })
})

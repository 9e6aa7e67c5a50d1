// Lines of a picture: as few as the text needs, of equal length, and never wider than the picture. Every character is
// one unit wide here.

import { describe, expect, it } from 'vitest'
import { wrapText } from '#site/pictures/wrap-text.ts'
import { fc } from '../../setup/property.ts'

const wrap = (text: string, width: number, lines: number) =>
  wrapText(text, { width, lines, measure: (part) => [...part].length })

describe('wrapText', () => {
  it.each([
    ['one line', 20, 3, ['one line']],
    ['lines are made equal', 16, 3, ['lines are', 'made equal']],
    ['  white \n space  is folded ', 40, 1, ['white space is folded']],
    ['an-unbreakablelongword', 8, 3, ['an-unbre', 'akablelo', 'ngword']],
    ['', 10, 2, []],
  ])('%j in %i columns and %i lines', (text, width, lines, expected) =>
    expect(wrap(text, width, lines)).toEqual({ lines: expected, isCut: false }),
  )

  it('ends what does not fit with an ellipsis, not after a comma', () => {
    expect(wrap('first second third, fourth fifth', 13, 2)).toEqual({
      lines: ['first second', 'third, fourt…'],
      isCut: true,
    })
    expect(wrap('first second third, fourth fifth', 12, 1)).toEqual({ lines: ['first secon…'], isCut: true })
    expect(wrap('one, two', 5, 1)).toEqual({ lines: ['one…'], isCut: true })
  })

  it('measures no text twice: shaping one takes long', () => {
    const measured: string[] = []
    const measure = (part: string) => {
      measured.push(part)
      return part.length
    }
    wrapText('many widths are tried until the lines are as equal as they can be', { width: 30, lines: 4, measure })
    expect(measured.length).toBeGreaterThan(10)
    expect(new Set(measured).size).toBe(measured.length)
  })

  it('never gives a line wider than asked, more lines than asked, or loses a word of a whole text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 120 }),
        fc.integer({ min: 4, max: 40 }),
        fc.integer({ min: 1, max: 4 }),
        (text, width, most) => {
          const { lines, isCut } = wrap(text, width, most)
          expect(lines.length).toBeLessThanOrEqual(most)
          for (const line of lines) expect([...line].length).toBeLessThanOrEqual(width)
          if (!isCut) expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
        },
      ),
    )
  })
})

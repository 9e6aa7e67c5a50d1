import { describe, expect, it } from 'vitest'
import { mergeTexts } from '#runtime/devtools/panel/merge-texts.ts'
import { fc } from '../../setup/property.ts'

const text = (...rows: string[]) => rows.map((row) => `${row}\n`).join('')

describe('two changes of one text', () => {
  const base = text('a', 'b', 'c', 'd')

  it.each([
    ['of different lines are both there', text('A', 'b', 'c', 'd'), text('a', 'b', 'c', 'D'), text('A', 'b', 'c', 'D')],
    ['of neighbours are, too', text('a', 'B', 'c', 'd'), text('a', 'b', 'C', 'd'), text('a', 'B', 'C', 'd')],
    ['that are the same are one', text('a', 'B', 'c', 'd'), text('a', 'B', 'c', 'D'), text('a', 'B', 'c', 'D')],
    ['of which one takes lines out', text('a', 'd'), text('a', 'b', 'c', 'd', 'e'), text('a', 'd', 'e')],
  ])('%s', (_, mine, theirs, merged) => {
    expect(mergeTexts(base, mine, theirs)).toBe(merged)
    expect(mergeTexts(base, theirs, mine)).toBe(merged)
  })

  it.each([
    ['the same line', text('a', 'B', 'c', 'd'), text('a', 'X', 'c', 'd')],
    ['a line that is gone', text('a', 'B', 'c', 'd'), text('a', 'd')],
    ['new lines at one place', text('a', 'x', 'b', 'c', 'd'), text('a', 'y', 'b', 'c', 'd')],
  ])('are refused for %s', (_, mine, theirs) => {
    expect(mergeTexts(base, mine, theirs)).toBeUndefined()
    expect(mergeTexts(base, theirs, mine)).toBeUndefined()
  })

  it('keep line ends, and the end of a file without one', () => {
    expect(mergeTexts('a\r\nb\r\nc', 'A\r\nb\r\nc', 'a\r\nb\r\nC')).toBe('A\r\nb\r\nC')
  })
})

it('changes of different lines are never refused, whichever lines they are', () => {
  const rows = Array.from({ length: 12 }, (_, index) => `row ${index}`)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 1, 2), { minLength: 12, maxLength: 12 }), (owners) => {
      const change = (who: number[]) =>
        text(...rows.map((row, at) => (who.includes(owners[at] ?? 0) ? `new ${row}` : row)))
      expect(mergeTexts(text(...rows), change([1]), change([2]))).toBe(change([1, 2]))
    }),
    { numRuns: 200 },
  )
})

import { describe, expect, it } from 'vitest'
import { countChanges, diffLines } from '#runtime/devtools/panel/diff-lines.ts'
import { fc } from '../../setup/property.ts'

describe('the difference of two files', () => {
  const show = (before: string, after: string) =>
    diffLines(before, after)
      .map((lines) =>
        lines
          .map(({ kind, text, line }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${line} ${text}`)
          .join('\n'),
      )
      .join('\n…\n')

  it('is empty for equal files, whatever ends their lines', () => {
    expect(diffLines('a\nb', 'a\nb')).toEqual([])
    expect(diffLines('a\r\nb', 'a\nb')).toEqual([])
  })

  it('shows what went and what came, with two lines around it', () => {
    expect(show('1\n2\n3\n4\n5\n6\n7', '1\n2\n3\nfour\n5\n6\n7')).toBe(' 2 2\n 3 3\n-4 4\n+4 four\n 5 5\n 6 6')
    expect(show('a\nb', 'a\nnew\nb')).toBe(' 1 a\n+2 new\n 3 b')
    expect(show('a\nb\nc', 'a\nc')).toBe(' 1 a\n-2 b\n 2 c')
  })

  it('leaves out what lies between', () => {
    const lines = Array.from({ length: 20 }, (_, index) => String(index))
    const hunks = diffLines(lines.join('\n'), lines.with(2, 'x').with(17, 'y').join('\n'))
    expect(hunks).toHaveLength(2)
    expect(countChanges(hunks)).toEqual({ added: 2, removed: 2 })
  })

  it('leads from one to the other, for any two texts', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 })
      .map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = diffLines(before, after, 100).flat()
        const side = (kind: string) =>
          lines
            .filter((line) => line.kind === 'same' || line.kind === kind)
            .map((line) => line.text)
            .join('\n')
        if (before === after) expect(lines).toEqual([])
        else {
          expect(side('removed')).toBe(before)
          expect(side('added')).toBe(after)
        }
      }),
    )
  })

  it('does not take for ever on two long files without a common line', () => {
    const long = (name: string) => Array.from({ length: 5000 }, (_, index) => `${name} ${index}`).join('\n')
    expect(countChanges(diffLines(long('a'), long('b')))).toEqual({ added: 5000, removed: 5000 })
  })
})

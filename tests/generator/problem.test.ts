// Problems as data: their order, the frame that shows the place, and the suggested name.

import { describe, expect, test } from 'vitest'
import {
  codeFrame,
  joinEqual,
  limitProblems,
  listNames,
  nearestName,
  type Problem,
  type ProblemCode,
  sortProblems,
} from '#generator/problem.ts'

describe('nearestName', () => {
  const names = ['title', 'subtitle', 'description', 'data', 'id', 'HelpSearch']

  test.each([
    ['titel', 'title'],
    ['tile', 'title'],
    ['titles', 'title'],
    ['descripton', 'description'],
    ['decsription', 'description'],
    ['subtitel', 'subtitle'],
    ['TITLE', 'title'],
    ['helpsearch', 'HelpSearch'],
    ['date', 'data'],
    ['ids', 'id'],
    ['xtitel', 'title'],
  ])('finds for %s what was meant: %s', (name, meant) => {
    expect(nearestName(name, names)).toBe(meant)
  })

  test.each(['carousel', 'author', 'dezzzztion', 'x', 'zz', ''])(
    'suggests nothing for %j, which resembles no name',
    (name) => {
      expect(nearestName(name, names)).toBeUndefined()
    },
  )

  test('prefers the nearer of two names, and the first of two that are equally near', () => {
    expect(nearestName('heros', ['heroes', 'hero'])).toBe('heroes')
    expect(nearestName('hera', ['hers', 'hero'])).toBe('hers')
  })

  test('suggests nothing when there is nothing to choose from', () => {
    expect(nearestName('title', [])).toBeUndefined()
  })

  test('never suggests a name that shares no letter with a short one', () => {
    expect(nearestName('ab', ['cd'])).toBeUndefined()
    expect(nearestName('a', ['b'])).toBeUndefined()
  })
})

describe('limitProblems', () => {
  const problem = (file: string, line: number, severity: Problem['severity']): Problem => ({
    code: 'bad-value',
    severity,
    message: 'it is wrong',
    file,
    line,
    column: 1,
  })
  const lines = Array.from({ length: 1500 }, (_, index) => index + 1)

  test('keeps a thousand problems of a file and says how many more there are', () => {
    const many = lines.map((line) => problem('a.yaml', line, line === 1400 ? 'error' : 'warning'))
    const kept = limitProblems([...many, problem('b.yaml', 1, 'warning')])
    expect(kept).toHaveLength(1002)
    expect(kept[1000]).toMatchObject({
      code: 'more-problems',
      severity: 'error',
      message: 'this file has 500 more problems from here on',
      file: 'a.yaml',
      line: 1001,
    })
    expect(kept[1001]).toMatchObject({ file: 'b.yaml', code: 'bad-value' })
  })

  test('leaves out none of a thousand', () => {
    const many = lines.slice(0, 1000).map((line) => problem('a.yaml', line, 'error'))
    expect(limitProblems(many)).toEqual(many)
  })
})

describe('joinEqual', () => {
  const at = (line: number, column: number, message: string, file = 'a.md'): Problem => ({
    code: 'raw-html',
    severity: 'warning',
    message,
    file,
    line,
    column,
  })

  test('says once what several places of a line have, and leaves other lines, files and words alone', () => {
    const others = [at(2, 1, 'b'), at(3, 1, 'a'), at(2, 1, 'a', 'b.md')]
    expect(joinEqual([at(2, 1, 'a'), at(2, 5, 'a'), at(2, 9, 'a'), ...others])).toEqual([
      at(2, 1, 'a, here and in 2 more places of this line'),
      ...others,
    ])
    expect(joinEqual([at(2, 1, 'a'), at(2, 5, 'a')])).toEqual([at(2, 1, 'a, here and in one more place of this line')])
  })

  test('keeps each problem without a line', () => {
    const problem: Problem = { code: 'bad-value', severity: 'error', message: 'it is wrong' }
    expect(joinEqual([problem, problem])).toEqual([problem, problem])
  })
})

describe('codeFrame', () => {
  const text = 'one\ntwo\nthree\nfour\nfive\n'

  test('shows two lines before, the line with a mark, and one after', () => {
    expect(codeFrame(text, { line: 3, column: 2 })).toBe('  1 | one\n  2 | two\n> 3 | three\n    |  ^\n  4 | four')
  })

  test('begins with the first line and ends with the last', () => {
    expect(codeFrame(text, { line: 1, column: 1 })).toBe('> 1 | one\n    | ^\n  2 | two')
    expect(codeFrame('only', { line: 1, column: 5 })).toBe('> 1 | only\n    |     ^')
    expect(codeFrame('', { line: 1, column: 1 })).toBe('> 1 |\n    | ^')
  })

  test('aligns numbers of one and two digits', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')
    expect(codeFrame(lines, { line: 9, column: 6 })).toBe(
      '   7 | line 7\n   8 | line 8\n>  9 | line 9\n     |      ^\n  10 | line 10',
    )
  })

  test.each([
    ['Windows', '\r\n'],
    ['old Macintosh', '\r'],
  ])('counts lines with %s line ends', (_, end) => {
    expect(codeFrame(text.replaceAll('\n', end), { line: 3, column: 2 })).toBe(codeFrame(text, { line: 3, column: 2 }))
  })

  test('shows a tab, and keeps the mark under its column after it', () => {
    expect(codeFrame('a:\n\tb', { line: 2, column: 2 })).toBe('  1 | a:\n> 2 | →b\n    |  ^')
  })

  test('cuts long lines around the mark', () => {
    const long = `${'x'.repeat(300)}!${'y'.repeat(300)}`
    const rows = codeFrame(`short\n${long}`, { line: 2, column: 301 }).split('\n')
    expect(rows[1]).toBe(`> 2 | ${'x'.repeat(60 - 1)}!${'y'.repeat(60)}`)
    expect(rows[2]?.indexOf('^')).toBe(rows[1]?.indexOf('!'))
    expect(rows[1]?.length).toBeLessThan(130)
  })

  test('cuts no emoji in two', () => {
    for (const column of [301, 302]) {
      const frame = codeFrame('😀'.repeat(300), { line: 1, column })
      expect(frame).not.toMatch(/\p{Surrogate}/u)
      expect(frame.split('\n')[0]?.length).toBe('> 1 | '.length + 120)
    }
  })

  test('lets no control character reach the terminal', () => {
    expect(codeFrame('title: \u001b[31mred\u0007\u007f', { line: 1, column: 8 })).toBe(
      '> 1 | title: \uFFFD[31mred\uFFFD\uFFFD\n    |        ^',
    )
  })
})

describe('sortProblems', () => {
  const at = (file?: string, line?: number, column?: number, code: ProblemCode = 'bad-value'): Problem => ({
    code,
    message: 'm',
    severity: 'error',
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  })
  const sorted = [
    at(),
    at('a.yaml'),
    at('a.yaml', 2, 9),
    at('a.yaml', 10, 1),
    at('a.yaml', 10, 2, 'bad-slug'),
    { ...at('a.yaml', 10, 2, 'bad-type'), message: '1' },
    { ...at('a.yaml', 10, 2, 'bad-type'), message: '2' },
    at('a/b.yaml', 1, 1),
    at('b.yaml', 1, 1),
    at('ä.yaml', 1, 1),
  ]

  test('sorts by file, line, column, code and message, whatever the order before', () => {
    expect(sortProblems([...sorted].reverse())).toEqual(sorted)
    expect(sortProblems([...sorted.slice(4), ...sorted.slice(0, 4)])).toEqual(sorted)
  })

  test('leaves the list it was given as it is', () => {
    const given = [at('b.yaml'), at('a.yaml')]
    sortProblems(given)
    expect(given.map(({ file }) => file)).toEqual(['b.yaml', 'a.yaml'])
  })
})

describe('listNames', () => {
  test.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
    [['a', 'b', 'c', 'd'], 'a, b, c and d'],
  ])('writes %j as %j', (names, text) => {
    expect(listNames(names, 4)).toBe(text)
  })

  test('counts what is left of a long list', () => {
    expect(listNames(['a', 'b', 'c', 'd', 'e', 'f'], 4)).toBe('a, b, c, d and 2 more')
  })
})

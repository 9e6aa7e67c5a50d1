// redirects.csv as spreadsheets write it.

import { describe, expect, test } from 'vitest'
import { parseCsv } from '#generator/load/csv.ts'

const dataOf = (text: string) => parseCsv(text).data
const problemsOf = (text: string) =>
  parseCsv(text).problems.map(({ line, column, message }) => `${line}:${column} ${message}`)

describe('cells', () => {
  test.each([
    ['no line of names', '/a,/b\n/c,/d,302\n'],
    ['a line of names', 'from,to,status\n/a,/b,\n/c,/d,302\n'],
    ['names in capitals and another order', 'Status,To,FROM\n,/b,/a\n302,/d,/c\n'],
    ['semicolons', 'from;to;status\n/a;/b;\n/c;/d;302'],
    ['tabs', 'from\tto\tstatus\n/a\t/b\n/c\t/d\t302\n'],
    ['quotation marks', '"from","to","status"\n"/a","/b",""\n"/c","/d","302"\n'],
    ['Windows line ends and blank lines', 'from,to,status\r\n\r\n/a,/b\r\n,,\r\n/c,/d,302\r\n\r\n'],
    ['line ends of old systems', 'from,to,status\r/a,/b\r/c,/d,302'],
    ['blank lines before all others', '\n\r\nfrom;to;status\n/a;/b\n/c;/d;302'],
    ['columns that are empty', 'from,to,status,,\n/a,/b,,,\n/c,/d,302,,\n'],
    ['blanks around them', ' from , to, status\n/a , /b\n/c, "/d" ,302\n'],
  ])('are read with %s', (_, text) => {
    expect(problemsOf(text)).toEqual([])
    expect(dataOf(text)).toEqual([
      { from: '/a', to: '/b' },
      { from: '/c', to: '/d', status: 302 },
    ])
  })

  test('may have separators, line breaks and quotation marks within quotation marks', () => {
    expect(dataOf('from,to\n"/a, ""b""","/c\n/d"\n/e,/f')).toEqual([
      { from: '/a, "b"', to: '/c\n/d' },
      { from: '/e', to: '/f' },
    ])
  })

  test.each(['/a;b=1,/c\n', '/a;b=1,"/c"\n', '/a;b=1,https://example.com\n'])(
    'of an old address with the separator of other files: %j',
    (text) => {
      expect(dataOf(text)).toEqual([{ from: '/a;b=1', to: expect.stringMatching(/^(?:\/|https:)/) }])
    },
  )

  test('keep a status that is no number for the check of its value', () => {
    expect(dataOf('/a,/b,permanent')).toEqual([{ from: '/a', to: '/b', status: 'permanent' }])
  })

  test('have the places of the file', () => {
    const { locate } = parseCsv('from,to\n\n"/a\n/x",/b\n/c,  "/d"\n')
    expect(locate([0, 'from'])).toEqual({ line: 3, column: 1 })
    expect(locate([0, 'to'])).toEqual({ line: 4, column: 5 })
    expect(locate([1, 'to'])).toEqual({ line: 5, column: 4 })
    // A cell that is missing is at the beginning of its line.
    expect(locate([1, 'status'])).toEqual({ line: 5, column: 1 })
  })

  test('of an empty file are none', () => {
    expect([dataOf(''), dataOf('\n\n'), dataOf('from,to\n')]).toEqual([[], [], []])
  })
})

describe('a mistake', () => {
  test.each([
    ['from,target\n', '1:6 the column "target" is not known'],
    ['from,to,From\n', '1:9 the column "from" is there twice'],
    ['from,to\n/a,/b,/c\n', '2:7 the line has 3 cells, and there are only 2 columns'],
    ['from,to\n"/a,/b\n', '2:1 a quotation mark does not end, or text follows it'],
    ['from,to\n"/a"x,/b\n', '2:1 a quotation mark does not end, or text follows it'],
  ])('in %j has its place', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem])
    expect(dataOf(text)).toBeUndefined()
  })
})

test('a long file takes time by its length', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `"/old-${index}",/new`).join('\n')
  expect(dataOf(rows)).toHaveLength(20_000)
  expect(problemsOf(`"${'""'.repeat(300_000)}`)).toHaveLength(1)
})

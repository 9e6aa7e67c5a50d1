// What is taken out of one file so that a build takes it.

import { describe, expect, test } from 'vitest'
import { dropValue } from '#generator/import/mend/drop-value.ts'
import { mendBody } from '#generator/import/mend/mend-body.ts'
import { mendFile } from '#generator/import/mend/mend-file.ts'
import { printPage } from '#generator/import/pages/print-page.ts'
import type { ImportedFile } from '#generator/import/source/model.ts'

const rowsOf = (text: string) => text.split('\n').map((line, index) => ({ text: line, line: index + 10 }))

/** The text without what is at the sign "^" of the line below. */
function mend(text: string, line: number, column: number): string | undefined {
  return mendBody(rowsOf(text), [{ line, column }])
    ?.map((row) => row.text)
    .join('\n')
}

test.each([
  ['[a](/x) [b](/y)', 9, '[a](/x) b'],
  ['[![p](/a.png)](/x)', 2, '[p](/x)'],
  ['[![p](/a.png)](/x)', 1, '![p](/a.png)'],
  ['see <https://b.example.com/ü\\>', 5, 'see <https://b.example.com/ü>\\'],
  ['see <ftp://b.example.com> there', 5, 'see `ftp://b.example.com` there'],
  ['a <a href="/x" title="t">b</a>', 3, 'a <a title="t">b</a>'],
  ['a <img alt="b" src="/x"> c', 3, 'a <img alt="b"> c'],
  ['a ::b c', 3, 'a \\:\\:b c'],
])('%s at %i becomes %s', (text, column, expected) => {
  expect(mend(text, 1, column)).toBe(expected)
})

test('words without any sign, and signs that are characters already, cannot be helped', () => {
  expect(mend('plain words', 1, 7)).toBeUndefined()
  expect(mend('a \\{b', 1, 4)).toBeUndefined()
  expect(mendBody(rowsOf('[a](/x)\nplain'), [{ line: 2, column: 1 }])).toBeUndefined()
})

test('rows keep the lines of the source', () => {
  const rows = mendBody(rowsOf('[a\nb](/x)\n[c](/y)'), [
    { line: 1, column: 1 },
    { line: 3, column: 1 },
  ])
  expect(rows).toEqual([
    { text: 'a', line: 10 },
    { text: 'b', line: 11 },
    { text: 'c', line: 12 },
  ])
})

describe('a value of YAML', () => {
  const yaml = 'title: A\naliases:\n  - /a\n  - /b\ncover:\n  src: x\n  alt: "y"\n'

  test.each([
    [3, 5, 'title: A\naliases:\n  - /b\ncover:\n  src: x\n  alt: "y"\n', 'aliases'],
    [6, 3, 'title: A\naliases:\n  - /a\n  - /b\ncover:\n  alt: "y"\n', 'cover'],
    [5, 1, 'title: A\naliases:\n  - /a\n  - /b\n', 'cover'],
    [1, 8, 'aliases:\n  - /a\n  - /b\ncover:\n  src: x\n  alt: "y"\n', 'title'],
  ])('at %i:%i is taken out alone', (line, column, text, key) => {
    expect(dropValue(yaml, line, column)).toEqual({ text, key })
  })

  test('what was the last item of a list takes the list along', () => {
    expect(dropValue('title: A\ntags:\n  - "b"\n', 3, 5)).toEqual({ text: 'title: A\n', key: 'tags' })
  })

  test('a text without values has none to take out', () => {
    expect(dropValue('# nothing\n', 1, 1)).toBeUndefined()
    expect(dropValue('words', 1, 1)).toBeUndefined()
  })
})

const error = (line: number, column: number) =>
  ({ code: 'broken-link', severity: 'error', message: 'no', line, column }) as const

test('a page loses its refused values first, then what its text has, each with the line of the source', () => {
  const text = { head: 'title: A\norder: -1\n', rows: rowsOf('[a](/x)'), lineOf: (key: string) => key.length }
  const file: ImportedFile = { path: 'docs/a.md', from: 'a.md', kind: 'page', bytes: printPage(text), text }
  const head = mendFile(file, [error(3, 8), error(6, 1)])
  expect(head?.losses.map(({ line, message }) => [line, message])).toEqual([
    [5, 'the value of "order", which a build refuses: no'],
  ])
  const body = head && mendFile(head.file, [error(5, 1)])
  expect(body?.losses.map(({ line }) => line)).toEqual([10])
  expect(new TextDecoder().decode(body?.file.bytes)).toBe('---\ntitle: A\n---\n\na\n')
})

test('a file of no text, and an error without a place, leave nothing to mend', () => {
  const file: ImportedFile = { path: 'assets/a.svg', from: 'a.svg', kind: 'asset', bytes: new Uint8Array() }
  expect(mendFile(file, [error(1, 1)])).toBeUndefined()
  const page = { ...file, path: 'docs/a.md', text: { head: 'title: A\n', rows: [], lineOf: () => 1 } }
  expect(mendFile(page, [{ code: 'bad-slug', severity: 'error', message: 'no' }])).toBeUndefined()
})

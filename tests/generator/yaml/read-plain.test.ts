import { describe, expect, it, test } from 'vitest'
import { parseYaml } from '#generator/yaml/parse-yaml.ts'
import { readPlain } from '#generator/yaml/read-plain.ts'
import { fc } from '../../setup/property.ts'

const plain = `title: "C++: the \`vector\` # class"
category: c-runtime-library

lastUpdated: 2023-12-16
order: 12
draft: false
author: 'Ada "A." Bell'
source: https://example.com/a:b?c=d
excerpt: Straße über Łódź, ½ & more (a*b) [c] {d} | e > f! "g"
tags: [boats, C++, v1.0, Node.js 20]
`

describe('a text that is plain', () => {
  it('is read as the parser reads it', () => {
    const data = readPlain(plain)
    expect(data).toStrictEqual(parseYaml(plain).data)
    expect(Object.keys(data ?? {})).toEqual(Object.keys(Object(parseYaml(plain).data)))
  })

  it.each([
    ['a comment', 'title: Boat # new'],
    ['a comment without a space', 'title: Boat #1'],
    ['a second key in a line', 'title: Boat: new'],
    ['an escape', 'title: "a\\nb"'],
    ['a doubled quote', "title: 'it''s'"],
    ['a line that goes on', 'title: Boat\n  and more'],
    ['nothing', ''],
    ['a key without a value', 'tags:'],
    ['a key twice', 'title: a\ntitle: b'],
    ['a key of JavaScript', 'constructor: a'],
    ['a key of YAML', 'true: a'],
    ['another spelling of true', 'draft: True'],
    ['nothing by a word', 'draft: null'],
    ['nothing by a word in a list', 'tags: [a, null]'],
    ['a number with a zero', 'order: 012'],
    ['a number that is too long', 'order: 12345678901234567890'],
    ['a tag', 'title: !!str a'],
    ['an anchor', 'title: &a b'],
    ['a tab', 'title: a\tb'],
    ['a space at the end', 'title: a '],
    ['a colon at the end', 'title: a:'],
    ['lines of another system', 'title: a\r\norder: 1'],
  ])('is none with %s', (_, text) => expect(readPlain(text)).toBeUndefined())
})

const letters = Array.from('aBé字10-_.,:#"\'\\[]{}&*!|>%@`?~=+/ \t\u00a0\u200b\u2028\u0085\u00ad\ufeff😀')
const words = [': ', ' #', 'true', 'null', 'yes', '2026-01-02', '<<', '.inf', '0x1f', '1e3', '\ud800']
const piece = fc.constantFrom(...letters, ...words)
const value = fc.oneof(
  fc.array(piece, { maxLength: 6 }).map((parts) => parts.join('')),
  fc.array(piece, { maxLength: 5 }).map((parts) => `"${parts.join('')}"`),
  fc.array(piece, { maxLength: 5 }).map((parts) => `'${parts.join('')}'`),
  fc.array(fc.array(piece, { minLength: 1, maxLength: 3 }), { maxLength: 3 }).map((items) => {
    return `[${items.map((parts) => parts.join('')).join(', ')}]`
  }),
  fc.constantFrom('a', '12', '0', 'false', 'Boats and more', '"x"', '[a, b c]', '2026-01-02', 'https://example.com/'),
)
const name = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom('title', 'order', 'a-b', 'No', 'toString', 'x', 'y2', 'tags') },
  { weight: 1, arbitrary: fc.constantFrom('true', '__proto__', 'prototype', '<<') },
  { weight: 1, arbitrary: fc.array(piece, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')) },
)
const rows = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(name, fc.constantFrom(': ', ': ', ': ', ':', ':  '), value).map((parts) => parts.join('')),
    },
    { weight: 1, arbitrary: fc.constantFrom('', '---', '...', '  ', '- a', '# a', '%YAML 1.2') },
  ),
  { minLength: 1, maxLength: 3 },
)

test('whatever is read as plain, the parser reads alike, without a word', () => {
  let read = 0
  const check = (texts: readonly string[]) => {
    const text = texts.join('\n')
    const data = readPlain(text)
    if (data === undefined) return
    read++
    const parsed = parseYaml(text)
    expect([parsed.data, parsed.problems, parsed.warnings], JSON.stringify(text)).toStrictEqual([data, [], []])
  }
  fc.assert(fc.property(rows, check), { numRuns: 6000 })
  expect(read).toBeGreaterThan(500)
})

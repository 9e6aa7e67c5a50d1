// JSON inside HTML: it parses back to the same value, and contains nothing that could end a script element or a
// single-quoted attribute.

import { expect, it } from 'vitest'
import { encodeJson } from '#runtime/contract.ts'
import { fc } from '../setup/property.ts'

it('parses back, for any value of JSON', () => {
  const hostile = fc.constantFrom(
    '</script>',
    '<!--<script>',
    '-->',
    "' onclick='x",
    '&quot;',
    '&#39;',
    '\u2028',
    '\u2029',
    ']]>',
    '\\u003c',
    '\\',
  )
  const text = fc.oneof(hostile, fc.string({ unit: 'binary' }))
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
      fc.boolean(),
      fc.constant(null),
      tie('list'),
      tie('record'),
    ),
    list: fc.array(tie('value')),
    record: fc.dictionary(text, tie('value'), { noNullPrototype: true }),
  }))
  fc.assert(
    fc.property(value, (data) => {
      const encoded = encodeJson(data)
      expect(JSON.parse(encoded)).toEqual(data)
      expect(encoded).not.toMatch(/[<>&'\u2028\u2029]/)
    }),
    { numRuns: 150 },
  )
})

it('writes the escapes in the form JSON has', () =>
  expect(encodeJson({ a: "<b>&'\u2028" })).toBe('{"a":"\\u003cb\\u003e\\u0026\\u0027\\u2028"}'))

it('writes null where there is nothing', () => expect(encodeJson(undefined)).toBe('null'))

// encodeManifest: a long list is printed in pieces, and reads as if it were one.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { encodeManifest } from '#generator/disk/manifest.ts'
import { compare } from '#generator/problem.ts'

const sorted = <Value>(list: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(list).sort(([a], [b]) => compare(a, b)))

const print = (list: object) => `${JSON.stringify(list, null, 1)}\n`
const encode = (list: Parameters<typeof encodeManifest>[0]) => Buffer.from(encodeManifest(list)).toString()

// Numbers come first in an object of JavaScript.
const paths = fc.string({ unit: 'binary' }).map((name) => `a/${name}`)

it('prints paths with any signs in their order', () => {
  fc.assert(
    fc.property(fc.dictionary(paths, fc.string()), (files) => {
      expect(encode({ files })).toBe(print({ libretto: 1, files: sorted(files) }))
    }),
  )
})

it.each([0, 1, 999, 1000, 1001, 2500])('prints %i files, the stamp of a part and assets of earlier builds', (count) => {
  const files = Object.fromEntries(Array.from({ length: count }, (_, index) => [`page-${index}.html`, `hash ${index}`]))
  const stamp = { part: 1, of: 2, site: '\n "files": {}' }
  const kept = { 'assets/b.js': { hash: 'b', age: 1 }, 'assets/a.js': { hash: 'a', age: 2 } }
  expect(encode({ files, stamp, kept })).toBe(print({ libretto: 1, stamp, files: sorted(files), kept: sorted(kept) }))
})

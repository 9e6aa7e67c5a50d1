import { expect, it } from 'vitest'
import { shareEmptyLists } from '#generator/cache/share-empty-lists.ts'

it('all empty lists of a value, however deep, are one, and the value is equal to what it was', () => {
  const value = { a: [], b: { c: [], d: [1, []], e: null, f: undefined }, g: 'text', h: [[], { i: [] }] }
  const before = structuredClone(value)
  const shared = shareEmptyLists(value)
  expect(shared).toEqual(before)
  const [first, ...others] = [shared.a, shared.b.c, shared.b.d[1], shared.h[0], (shared.h[1] as { i: unknown }).i]
  for (const other of others) expect(other).toBe(first)
})

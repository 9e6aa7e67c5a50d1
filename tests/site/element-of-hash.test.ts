import { afterEach, expect, it } from 'vitest'
import { elementOfHash } from '#runtime/page/element-of-hash.ts'

afterEach(() => document.body.replaceChildren())

it('finds the element that a hash names, and none for what names nothing', () => {
  document.body.innerHTML = '<p id="two words"></p><p id="%"></p>'
  expect(elementOfHash('#two%20words')?.id).toBe('two words')
  expect(elementOfHash('#%25')?.id).toBe('%')
  for (const hash of ['', '#', '#three', '#100%', '#%zz']) expect(elementOfHash(hash)).toBeNull()
})

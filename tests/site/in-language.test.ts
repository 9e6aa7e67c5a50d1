import { afterEach, expect, test, vi } from 'vitest'
import { inLanguage } from '#site/in-language.ts'

afterEach(() => vi.unstubAllGlobals())

const texts = { en: 'Tickets', de: 'Fahrkarten', 'de-AT': 'Fahrscheine' }

test.each([
  ['de', 'Fahrkarten'],
  ['de-CH', 'Fahrkarten'],
  ['de-AT', 'Fahrscheine'],
  ['nl', 'Tickets'],
  ['constructor', 'Tickets'],
  [undefined, 'Tickets'],
])('code on pages in %s says %s', (language, text) => {
  vi.stubGlobal('librettoLanguage', language)
  expect(inLanguage(texts)).toBe(text)
})

test('texts of all kinds have a language, and none at all is refused', () => {
  expect(inLanguage({ fr: (count: number) => `${count} billets` })(2)).toBe('2 billets')
  expect(() => inLanguage({})).toThrow('needs the text of one language')
})

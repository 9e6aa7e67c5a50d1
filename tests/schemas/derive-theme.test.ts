import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, hexOf, oklchOf } from '#schemas/colour.ts'
import { accents, colourOf, deriveTheme, findWeakPair, greys, type Temperature } from '#schemas/derive-theme.ts'
import { themeSchema } from '#schemas/theme.ts'

const css = readFileSync('site/styles/tokens.css', 'utf8')

const hue = fc.integer({ min: 0, max: 359 })
const temperature = fc.constantFrom<Temperature>('warm', 'neutral', 'cool')
/** Any colour, as a writer may choose it. */
const colour = fc
  .record({
    lightness: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
    chroma: fc.double({ min: 0, max: 0.3, noNaN: true }),
    hue,
  })
  .map(hexOf)

test('the standard colours are those of tokens.css', () => {
  for (const [name, [light, dark]] of Object.entries({ ...greys, ...accents }))
    expect(css, name).toContain(`--${name}: light-dark(${light}, ${dark});`)
  expect([...deriveTheme({})]).toEqual([])
})

test('a colour survives the way to OKLCH and back', () => {
  fc.assert(
    fc.property(colour, (hex) => {
      expect(hexOf(oklchOf(hex))).toBe(hex)
    }),
  )
})

test('whatever is wished, every derived text can be read in light and dark', () => {
  fc.assert(
    fc.property(colour, temperature, (wished, neutral) => {
      const accent = findWeakPair({ accent: wished, neutral })?.nearest ?? wished
      expect(findWeakPair({ accent, neutral })).toBe(undefined)
      const theme = deriveTheme({ accent, neutral })
      const ratio = (text: Parameters<typeof colourOf>[0], ground: Parameters<typeof colourOf>[0], index: 0 | 1) =>
        contrastOf(colourOf(text, theme)[index], colourOf(ground, theme)[index])
      for (const index of [0, 1] as const) {
        for (const ground of ['bg', 'surface', 'sunken'] as const)
          for (const text of ['ink', 'text', 'muted', 'signal', 'signal-strong'] as const)
            expect(ratio(text, ground, index), `${text} on ${ground} ${index}`).toBeGreaterThanOrEqual(4.5)
        expect(ratio('signal-strong', 'signal-soft', index), `on soft ${index}`).toBeGreaterThanOrEqual(4.5)
        expect(ratio('ink', 'signal-soft', index), `ink on soft ${index}`).toBeGreaterThanOrEqual(4.5)
        // The letter of a site without a mark.
        expect(ratio('bg', 'signal', index), `letter ${index}`).toBeGreaterThanOrEqual(4.5)
        for (const drawn of ['control', 'faint', 'data-1'] as const)
          expect(ratio(drawn, 'sunken', index), `${drawn} ${index}`).toBeGreaterThanOrEqual(3)
      }
    }),
    { numRuns: 300 },
  )
})

test('an accent that cannot be read is refused with the nearest one that can', () => {
  const message = (accent: string) => themeSchema.safeParse({ accent }).error?.issues.map((issue) => issue.message)
  expect(message('#0a66c2')).toBe(undefined)
  expect(message('#ffcc00')).toEqual([
    'is too weak on the page: contrast 1.4, and text needs 4.5; the nearest colour that can be read is "#876b00"',
  ])
  expect(message('blue')).toEqual(['must be a colour such as "#0a66c2"'])
})

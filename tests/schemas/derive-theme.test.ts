import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf, hexOf, oklchOf } from '#schemas/colour.ts'
import {
  accents,
  type CodePart,
  codeParts,
  colourOf,
  deriveTheme,
  findWeakPairs,
  greys,
  type Temperature,
} from '#schemas/derive-theme.ts'
import { themeSchema } from '#schemas/theme.ts'
import { fc } from '../setup/property.ts'

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
  for (const [name, [light, dark]] of Object.entries({ ...greys, ...accents, ...codeParts }))
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
      const accent = findWeakPairs({ accent: wished, neutral })[0]?.nearest ?? wished
      expect(findWeakPairs({ accent, neutral })).toEqual([])
      const theme = deriveTheme({ accent, neutral })
      const ratio = (text: Parameters<typeof colourOf>[0], ground: Parameters<typeof colourOf>[0], index: 0 | 1) =>
        contrastOf(colourOf(text, theme)[index], colourOf(ground, theme)[index])
      for (const index of [0, 1] as const) {
        for (const ground of ['bg', 'surface', 'sunken'] as const)
          for (const text of ['ink', 'text', 'muted', 'signal', 'signal-strong', 'link'] as const)
            expect(ratio(text, ground, index), `${text} on ${ground} ${index}`).toBeGreaterThanOrEqual(4.5)
        expect(ratio('signal-strong', 'signal-soft', index), `on soft ${index}`).toBeGreaterThanOrEqual(4.5)
        expect(ratio('ink', 'signal-soft', index), `ink on soft ${index}`).toBeGreaterThanOrEqual(4.5)
        // The letter of a site without a mark.
        expect(ratio('bg', 'signal', index), `letter ${index}`).toBeGreaterThanOrEqual(4.5)
        for (const button of ['signal', 'signal-strong'] as const)
          expect(ratio('on-ink', button, index), `words on ${button} ${index}`).toBeGreaterThanOrEqual(4.5)
        for (const drawn of ['control', 'faint', 'data-1'] as const)
          expect(ratio(drawn, 'sunken', index), `${drawn} ${index}`).toBeGreaterThanOrEqual(3)
      }
    }),
    { numRuns: 300 },
  )
})

test('whatever is wished, code can be read in light and dark', () => {
  const parts = (Object.keys(codeParts) as (keyof typeof codeParts)[]).map((name) => name.slice(5) as CodePart)
  fc.assert(
    fc.property(fc.subarray(parts), colour, temperature, (wishes, wished, neutral) => {
      const given = Object.fromEntries(wishes.map((part) => [part, wished]))
      const nearest = findWeakPairs({ neutral, code: given })[0]?.nearest
      const code = nearest === undefined ? given : Object.fromEntries(wishes.map((part) => [part, nearest]))
      expect(findWeakPairs({ neutral, code })).toEqual([])
      const theme = deriveTheme({ neutral, code })
      for (const index of [0, 1] as const)
        for (const part of parts) {
          const [text, ground] = [colourOf(`code-${part}`, theme)[index], colourOf('code-bg', theme)[index]]
          expect(contrastOf(text, ground), `${part} ${index}`).toBeGreaterThanOrEqual(4.5)
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
  const codeIssues = themeSchema.safeParse({ code: { string: '#99dd99', comment: '#555555', number: '#ffffff' } }).error
  expect(codeIssues?.issues.map(({ path }) => path)).toEqual([
    ['code', 'string'],
    ['code', 'number'],
  ])
  expect(message('blue')).toEqual(['must be a colour such as "#0a66c2"'])
})

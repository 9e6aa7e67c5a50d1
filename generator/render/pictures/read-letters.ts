import { readTypeface } from './outline-text.ts'

const fewLetters = 500

/** Code points of a font, as pairs of first and last. Rejects if it draws none of them. */
export async function readLetters(font: Uint8Array): Promise<number[]> {
  const { characters, outline } = await readTypeface(font)
  const codes = [...characters].filter((code) => code < 0xd800 || code > 0xdfff).sort((a, b) => a - b)
  const sample = codes.slice(0, fewLetters).map((code) => String.fromCodePoint(code))
  const style = { size: 80, weight: 540, tracking: 0 }
  if (!sample.some((character) => outline(character, style)?.paths)) return []
  const pairs: number[] = []
  for (const code of codes)
    if (pairs.at(-1) === code - 1) pairs[pairs.length - 1] = code
    else pairs.push(code, code)
  return pairs
}

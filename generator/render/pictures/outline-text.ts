// Text → outlines, with the font files of the site. Everything runs in WebAssembly, so that the same text has the same
// outlines on every machine, whatever fonts the machine has.

import type { Font } from 'harfbuzzjs'
import { type Cache, getOrMake, type Kind } from '../../cache/cache.ts'
import { hashOf } from '../../hash.ts'

interface LineStyle {
  /** Pixels. */
  size: number
  weight: number
  /** Letter spacing in em. */
  tracking: number
  /** Whether the text begins at the right. */
  isRightToLeft?: boolean | undefined
}

/** Outlines of one line, from the left end of its baseline; undefined if the face lacks one of its characters. */
export type OutlineLine = (text: string, style: LineStyle) => { paths: string; width: number } | undefined

/** An open font file. */
export interface Typeface {
  has: (character: string) => boolean
  /** Code points of all its characters. */
  characters: ReadonlySet<number>
  outline: OutlineLine
}

/** An open face. Key: hash of the font file. */
export const typefaces: Kind<Promise<Typeface>> = { name: 'typefaces', keptIn: 'memory' }

/** Opens a face, which takes longer than drawing a card. */
export async function openTypeface(woff2: Uint8Array, cache: Cache): Promise<OutlineLine> {
  const { outline } = await openFontFile(woff2, cache)
  return outline
}

/** The same with the question which characters the file has. */
export function openFontFile(font: Uint8Array, cache: Cache): Promise<Typeface> {
  const key = hashOf(font)
  return getOrMake(cache.shelf(typefaces), key, () => readTypeface(font))
}

/** Reads a WOFF2, TrueType or OpenType file. */
export async function readTypeface(file: Uint8Array): Promise<Typeface> {
  const [{ default: decompress }, harfbuzz] = await Promise.all([import('wawoff2/decompress.js'), import('harfbuzzjs')])
  const isPacked = Buffer.from(file.subarray(0, 4)).toString('latin1') === 'wOF2'
  const face = new harfbuzz.Face(new harfbuzz.Blob(isPacked ? await decompress(file) : file))
  const fonts = new Map<number, { font: Font; glyphs: Map<number, string> }>()
  const fontOf = (weight: number) => {
    const known = fonts.get(weight)
    if (known) return known
    const font = new harfbuzz.Font(face)
    font.setVariations([new harfbuzz.Variation('wght', weight)])
    const made = { font, glyphs: new Map<number, string>() }
    fonts.set(weight, made)
    return made
  }
  const characters = new Set(face.collectUnicodes())
  const outline: OutlineLine = (text, { size, weight, tracking, isRightToLeft }) => {
    const { font, glyphs } = fontOf(weight)
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    if (isRightToLeft !== undefined)
      buffer.setDirection(isRightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR)
    harfbuzz.shape(font, buffer)
    const scale = size / face.upem
    const paths: string[] = []
    let x = 0
    for (const { codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      if (glyph === 0) return undefined
      let path = glyphs.get(glyph)
      if (path === undefined) {
        path = shorten(font.glyphToPath(glyph))
        glyphs.set(glyph, path)
      }
      if (path !== '') {
        const move = `translate(${round((x + xOffset) * scale)} ${round(-yOffset * scale)})`
        paths.push(`<path transform="${move} scale(${round(scale)} ${-round(scale)})" d="${path}"/>`)
      }
      x += xAdvance + tracking * face.upem
    }
    // The last letter needs no space after it.
    return { paths: paths.join(''), width: Math.max(0, x - tracking * face.upem) * scale }
  }
  return { has: (character) => characters.has(character.codePointAt(0) ?? 0), characters, outline }
}

// One decimal place of a thousandth of an em is finer than any pixel.
function shorten(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

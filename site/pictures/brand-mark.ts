// The mark that pictures show: the brand's own, the picture that site.yaml names, or the first letter of the name.

import { brand } from '#own/brand.ts'
import type { Identity, Mark } from '../brand.ts'
import { findDrawable } from './drawable-text.ts'
import type { OutlineText, TextStyle } from './outline-text.ts'

const size = 32

/** The mark of a site. */
export function markOf(identity: Identity, outline: OutlineText): Mark {
  if (brand.mark) return brand.mark
  const box = { width: size, height: size, inset: 0, drawingWidth: size }
  const { mark } = identity
  if (mark !== undefined) return { ...box, svg: () => `<image href="${mark}" width="${size}" height="${size}"/>` }
  return { ...box, svg: ({ signal }) => letter(identity.name, outline, signal) }
}

/** The first letter of a name that is one. */
export function firstLetter(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toLocaleUpperCase('en')
}

// Without outlines of the letter, a filled circle.
function letter(name: string, outline: OutlineText, paint: string): string {
  const style: TextStyle = { face: 'text', size: size * 1.1, weight: 700, tracking: 0 }
  const found = findDrawable(firstLetter(name), outline, style)
  const drawn = found && outline(found.text, { ...style, face: found.face })
  if (!drawn) return `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 3}" ${paint}/>`
  const x = (size - drawn.width) / 2
  // Capitals are 0.7 em high.
  const y = (size + size * 1.1 * 0.7) / 2
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" ${paint}>${drawn.paths}</g>`
}

// The picture of a page in link previews, 1200 × 630. It has outlines instead of text elements, so that it looks the
// same wherever it is drawn. A change of the drawing must raise shareCardVersion, or caches keep the old one for a
// year.

import { brand } from '#own/brand.ts'
import type { Identity, PictureColours } from '../brand.ts'
import { markOf } from './brand-mark.ts'
import { findDrawable } from './drawable-text.ts'
import type { OutlineText, TextStyle } from './outline-text.ts'
import type { ShareCard } from './share-image.ts'
import { wrapText } from './wrap-text.ts'

const size = { width: 1200, height: 630 }
const left = 72
const right = size.width - left

const nameStyle: TextStyle = { face: 'text', size: 34, weight: 600, tracking: -0.02 }
const sectionStyle: TextStyle = { face: 'text', size: 26, weight: 400, tracking: 0 }
const addressStyle: TextStyle = { face: 'mono', size: 22, weight: 400, tracking: 0 }
interface TitleSize {
  pixels: number
  /** Number of lines that have room. */
  lines: number
}

// Large where the title is short. What is too long for the smallest size is cut off.
const titleSizes: readonly TitleSize[] = [
  { pixels: 96, lines: 2 },
  { pixels: 80, lines: 3 },
]
const smallestTitle: TitleSize = { pixels: 64, lines: 4 }
const titleLead = 1.06
const headBottom = 124
const pictureArea = { left, right, top: 450, bottom: 548 }

/** Draws one card. */
export function shareCardSvg(card: ShareCard, identity: Identity, outline: OutlineText): string {
  const { width, height } = size
  const { colours } = identity
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.background}"/>`,
    head(card, identity, outline),
    title(card, colours, outline),
    brand.shareCardPicture(pictureArea, colours),
    line(card.address, outline, { style: addressStyle, x: left, y: 588, fill: colours.muted }),
    '</svg>',
  ].join('')
}

function head(card: ShareCard, identity: Identity, outline: OutlineText): string {
  const scale = 1.25
  const { colours: colour } = identity
  const { inset, width, svg } = markOf(identity, outline)
  const mark = svg({ ink: `fill="${colour.ink}"`, signal: `fill="${colour.signal}"` })
  return [
    `<g transform="translate(${left - inset * scale} 46) scale(${scale})">${mark}</g>`,
    line(card.siteName, outline, { style: nameStyle, x: left + width * scale + 8, y: 78, fill: colour.ink }),
    line(card.section, outline, { style: sectionStyle, x: right, y: 77, isFromRight: true, fill: colour.muted }),
    `<path d="M0 ${headBottom}.5H${size.width}" stroke="${colour.hairline}"/>`,
    `<path d="M${left}.5 ${headBottom}v14" stroke="${colour.ink}"/>`,
  ].join('')
}

function title(card: ShareCard, colour: PictureColours, outline: OutlineText): string {
  const plain = [card.title, card.siteName]
    .map((text) => findDrawable(beginningOf(text), outline, nameStyle))
    .find((found) => found !== undefined)
  if (plain === undefined) return ''
  const isFromRight = beginsAtRight(plain.text)
  const { style, lines } = wrapTitle(plain, outline)
  // Capitals are 0.7 em high, and their top is at a fixed place whatever the size.
  const top = headBottom + 58 + style.size * 0.7
  const x = isFromRight ? right : left - style.size * 0.04
  return lines
    .map((text, index) => {
      const y = top + index * style.size * titleLead
      return drawLine(text, outline, { style, x, y, isFromRight, fill: colour.ink })
    })
    .join('')
}

function wrapTitle(
  { text, face }: { text: string; face: TextStyle['face'] },
  outline: OutlineText,
): { style: TextStyle; lines: string[] } {
  const wrapIn = ({ pixels, lines }: TitleSize) => {
    const isRightToLeft = beginsAtRight(text)
    const style = { face, size: pixels, weight: 540, tracking: -0.032, ...(isRightToLeft ? { isRightToLeft } : {}) }
    const measure = (part: string) => outline(part, style)?.width ?? 0
    return { style, ...wrapText(text, { width: right - left, lines, measure }) }
  }
  for (const titleSize of titleSizes) {
    const wrapped = wrapIn(titleSize)
    if (!wrapped.isCut) return wrapped
  }
  return wrapIn(smallestTitle)
}

interface LinePlace {
  style: TextStyle
  x: number
  y: number
  /** The line ends at x instead of starting there. */
  isFromRight?: boolean
  fill: string
}

function line(text: string, outline: OutlineText, place: LinePlace): string {
  const found = findDrawable(beginningOf(text), outline, place.style)
  if (!found) return ''
  const isRightToLeft = beginsAtRight(found.text)
  const style = { ...place.style, face: found.face, ...(isRightToLeft ? { isRightToLeft } : {}) }
  return drawLine(found.text, outline, { ...place, style })
}

/** Whether the first letter of a text is one of a script that is written from right to left. */
function beginsAtRight(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? []
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(
    first,
  )
}

function drawLine(text: string, outline: OutlineText, { style, x, y, isFromRight = false, fill }: LinePlace): string {
  const drawn = outline(text, style)
  if (!drawn) return ''
  const start = isFromRight ? x - drawn.width : x
  return `<g transform="translate(${round(start)} ${round(y)})" fill="${fill}">${drawn.paths}</g>`
}

// No line of a card is as long. Breaking a text of 200,000 letters takes minutes.
const maxCharacters = 600

function beginningOf(text: string): string {
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters).replace(/[\ud800-\udbff]$/, '')}…` : text
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

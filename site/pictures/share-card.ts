// The picture of a page in link previews, 1200 × 630. In: what is printed on it, and outlines of text. Out: SVG without any text element, so
// that it looks the same wherever it is drawn. A change of the drawing must raise shareCardVersion, or caches keep the old one for a year.

import { samplesPerMs, waveformHeight, waveformPath } from '../parts/waveform.ts'
import type { ShareCard } from '../view-props.ts'
import { markBox, markSvg } from './mark.ts'
import { wrapText } from './wrap-text.ts'

export interface TextStyle {
  face: 'text' | 'mono'
  /** Pixels. */
  size: number
  weight: number
  /** Letter spacing in em. */
  tracking: number
}

/** A line of text as paths from the left end of its base line; undefined when the face lacks one of its characters. */
export type OutlineText = (text: string, style: TextStyle) => { paths: string; width: number } | undefined

const colour = {
  background: '#fbfaf8',
  ink: '#191713',
  muted: '#5f5c56',
  faint: '#83807a',
  hairline: '#dfdeda',
  signal: '#bf4600',
}
const size = { width: 1200, height: 630 }
const left = 72
const right = size.width - left

const nameStyle: TextStyle = { face: 'text', size: 34, weight: 600, tracking: -0.02 }
const sectionStyle: TextStyle = { face: 'text', size: 26, weight: 400, tracking: 0 }
const addressStyle: TextStyle = { face: 'mono', size: 22, weight: 400, tracking: 0 }
// Large where the title is short.
const titleSizes = [
  { size: 96, lines: 2 },
  { size: 80, lines: 3 },
  { size: 64, lines: 4 },
]
const titleLead = 1.06
const headBottom = 124
const plot = { middle: 488, height: 76, axis: 540 }
const totalMs = 228
// Where the sound is just now; all before it is in the signal colour.
const playedMs = 86
const packetMs = 20

/** Draws one card. */
export function shareCardSvg(card: ShareCard, outline: OutlineText): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">`,
    `<rect width="${size.width}" height="${size.height}" fill="${colour.background}"/>`,
    head(card, outline),
    title(card, outline),
    sound(),
    line(card.address, addressStyle, { x: left, y: 588 }, colour.muted, outline),
    '</svg>',
  ].join('')
}

function head(card: ShareCard, outline: OutlineText): string {
  const scale = 1.25
  return [
    `<g transform="translate(${left - 2 * scale} 46) scale(${scale})">${markSvg({ bar: `fill="${colour.ink}"`, signal: `fill="${colour.signal}"` })}</g>`,
    line(card.siteName, nameStyle, { x: left + markBox.width * scale + 8, y: 78 }, colour.ink, outline),
    line(card.section, sectionStyle, { x: right, y: 77, isFromRight: true }, colour.muted, outline),
    `<path d="M0 ${headBottom}.5H${size.width}" stroke="${colour.hairline}"/><path d="M${left}.5 ${headBottom}v14" stroke="${colour.ink}"/>`,
  ].join('')
}

function title(card: ShareCard, outline: OutlineText): string {
  const plain = [plainText(card.title), plainText(card.siteName)].find(
    (text) => text !== '' && outline(text, nameStyle) !== undefined,
  )
  if (plain === undefined) return ''
  const attempts = titleSizes.map(({ size: pixels, lines }) => {
    const style: TextStyle = { face: 'text', size: pixels, weight: 540, tracking: -0.032 }
    return {
      style,
      ...wrapText(plain, { width: right - left, lines, measure: (text) => outline(text, style)?.width ?? 0 }),
    }
  })
  const { style, lines } = attempts.find(({ isCut }) => !isCut) ?? (attempts.at(-1) as (typeof attempts)[number])
  // Capitals are 0.7 em high: the first line hangs from a fixed edge.
  const top = headBottom + 58 + style.size * 0.7
  return lines
    .map((text, index) =>
      line(text, style, { x: left - style.size * 0.04, y: top + index * style.size * titleLead }, colour.ink, outline),
    )
    .join('')
}

// One stretch of sound over its packets, to scale.
function sound(): string {
  const xOf = (ms: number) => round(left + ((right - left) * ms) / totalMs)
  const scale = `${round(xOf(1) - left) / samplesPerMs} ${round(plot.height / waveformHeight)}`
  const wave = (fromMs: number, toMs: number, stroke: string) => {
    const count = (toMs - fromMs) * samplesPerMs
    return `<path transform="translate(${xOf(fromMs)} ${plot.middle - plot.height / 2}) scale(${scale})" d="${waveformPath(count, fromMs * samplesPerMs)}" fill="none" stroke="${stroke}" stroke-width="1"/>`
  }
  const ticks = Array.from(
    { length: Math.floor(totalMs / packetMs) + 1 },
    (_, index) => `M${xOf(index * packetMs)} ${plot.axis}v8`,
  ).join('')
  return [
    wave(0, playedMs, colour.signal),
    wave(playedMs, totalMs, colour.faint),
    `<path d="M${left} ${plot.axis}.5H${right}" stroke="${colour.hairline}"/><path d="${ticks}" stroke="${colour.faint}"/>`,
    `<path d="M${xOf(playedMs)} ${plot.middle - plot.height / 2 - 4}V${plot.axis + 8}" stroke="${colour.signal}" stroke-width="2"/>`,
  ].join('')
}

function line(
  text: string,
  style: TextStyle,
  { x, y, isFromRight = false }: { x: number; y: number; isFromRight?: boolean },
  fill: string,
  outline: OutlineText,
): string {
  const drawn = text === '' ? undefined : outline(text, style)
  return drawn
    ? `<g transform="translate(${round(isFromRight ? x - drawn.width : x)} ${round(y)})" fill="${fill}">${drawn.paths}</g>`
    : ''
}

// Pictures in a text are not in the face, and the title says the same without them.
function plainText(text: string): string {
  return text
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

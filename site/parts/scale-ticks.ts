// Marks and labels of a scale. There are at most four labels, so that they fit on the narrowest screen.

import { locale } from '#words/locale.ts'

export interface Scale {
  min: number
  max: number
  kind: 'linear' | 'log'
}

export interface ScaleLabel {
  place: number
  text: string
}

/** Position of a value on the scale, from 0 to 1; values outside are placed at its ends. */
export function placeOf(value: number, { min, max, kind }: Scale): number {
  const place =
    kind === 'log'
      ? (Math.log10(value) - Math.log10(min)) / (Math.log10(max) - Math.log10(min))
      : (value - min) / (max - min)
  return Number.isFinite(place) ? Math.min(1, Math.max(0, place)) : 0
}

/** Positions of the small marks. */
export function minorPlaces(scale: Scale): number[] {
  if (scale.kind === 'linear') return Array.from({ length: 11 }, (_, index) => index / 10)
  const decades = decadesOf(scale)
  return decades.flatMap((decade) =>
    decade * 10 <= scale.max * 1.0001
      ? [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => placeOf(decade * step, scale))
      : [placeOf(decade, scale)],
  )
}

/** Positions of the large marks. */
export function majorPlaces(scale: Scale): number[] {
  return scale.kind === 'linear' ? [0, 0.5, 1] : decadesOf(scale).map((decade) => placeOf(decade, scale))
}

/** The printed labels; at the ends and between them. */
export function scaleLabels(scale: Scale, unit: string | undefined): ScaleLabel[] {
  if (scale.kind === 'linear') {
    const middle = (scale.min + scale.max) / 2
    const texts = [
      formatShort(scale.min),
      formatShort(middle),
      isTime(unit) ? `${formatShort(scale.max)} ${unit}` : formatShort(scale.max),
    ]
    return texts.map((text, index) => ({ place: index / 2, text }))
  }
  const decades = decadesOf(scale)
  const last = decades.length - 1
  // Every third decade and the end; the third decade before the end only if there is room.
  return decades
    .filter((_, index) => index === last || (index % 3 === 0 && last - index > 1))
    .map((decade) => ({ place: placeOf(decade, scale), text: formatValue(decade, unit) }))
}

/** A value as the scale prints it, e.g. "795 ns", "1 µs", "30,000". */
export function formatValue(value: number, unit: string | undefined): string {
  if (unit !== 'ns' || value < 1000) return isTime(unit) ? `${formatShort(value)} ${unit}` : formatShort(value)
  if (value < 1e6) return `${formatShort(value / 1e3)} µs`
  return value < 1e9 ? `${formatShort(value / 1e6)} ms` : `${formatShort(value / 1e9)} s`
}

/** Whether a unit is one of time. Times are drawn as a line, counts as a bar. */
export function isTime(unit: string | undefined): boolean {
  return unit !== undefined && ['ns', 'µs', 'ms', 's', 'min'].includes(unit)
}

function formatShort(value: number): string {
  if (value >= 1e6) return `${trim(value / 1e6)}M`
  return value.toLocaleString(locale, { maximumFractionDigits: 2 })
}

function trim(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function decadesOf({ min, max }: Scale): number[] {
  const first = Math.ceil(Math.log10(min) - 1e-9)
  const last = Math.floor(Math.log10(max) + 1e-9)
  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) => 10 ** (first + index))
}

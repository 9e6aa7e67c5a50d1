// The axis always starts at zero: a truncated axis exaggerates differences.

export interface Scale {
  end: number
  ticks: number[]
}

const steps = [1, 2, 2.5, 5, 10]

/** Round marks from zero up to at least `greatest`; `most` is the largest number of intervals. */
export function niceScale(greatest: number, most = 4): Scale {
  if (!Number.isFinite(greatest) || greatest <= 0) return { end: 1, ticks: [0, 1] }
  const power = 10 ** Math.floor(Math.log10(greatest / most))
  const factor = steps.find((candidate) => candidate * power * most >= greatest) ?? 10
  const step = factor * power
  const count = Math.ceil(Number((greatest / step).toPrecision(12)))
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
  return { end: ticks.at(-1) ?? 1, ticks }
}

/** Position of a value on the axis as an SVG length, e.g. "21%". Values beyond the axis are placed at its ends. */
export function placeOn(scale: Scale, value: number): string {
  const share = Math.min(1, Math.max(0, value / scale.end))
  return `${Number((share * 100).toFixed(2))}%`
}

export interface Amount {
  value: number
  /** Currency sign, or empty. */
  currency: string
  unit: string
}

const factors: Record<string, number> = { k: 1_000, M: 1_000_000 }

/** Reads a quantity such as "168 ms", "$186,000" or "1.2M calls"; null for sentences, ranges and several numbers. */
export function parseAmount(text: string): Amount | null {
  const match = /^([$€£]?)(\d[\d,]*(?:\.\d+)?)([kM]?)(?:[\s\u2009]*)([^\d]{0,24})$/.exec(text.trim())
  if (!match) return null
  const [, currency = '', digits = '', multiplier = '', unit = ''] = match
  const value = Number(digits.replaceAll(',', '')) * (factors[multiplier] ?? 1)
  return Number.isFinite(value) ? { value, currency, unit: unit.trim() } : null
}

/** The next round number at or above a value: 1, 1.5, 2, 3, 4, 5, 6, 8 or 10 times a power of ten. */
export function roundUp(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= value - power * 1e-9) ?? 10
  return Number((step * power).toPrecision(6))
}

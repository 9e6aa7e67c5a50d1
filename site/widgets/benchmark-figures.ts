// Figures of a benchmark as they are printed. In: numbers. Out: texts in one fixed language, so that server and browser agree.
// Never rounds a value away: three decimals stay. The ratio has one decimal, e.g. "4.3×".

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })

export function formatAmount(value: number): string {
  return plain.format(value)
}

export function formatRatio(ratio: number): string {
  return `${ratio.toFixed(1)}×`
}

/** How far the product is from the baseline, e.g. "77% lower", "233% higher". Computed from the two values alone, because an
 * improvement "in percent" means different things for times and for counts. Null without a baseline. */
export function formatDifference(product: number, competitor: number | undefined): string | null {
  if (competitor === undefined || competitor === 0) return null
  const percent = Math.round(((product - competitor) / competitor) * 100)
  if (percent === 0) return 'equal'
  return `${plain.format(Math.abs(percent))}% ${percent < 0 ? 'lower' : 'higher'}`
}

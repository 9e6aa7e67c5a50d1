// Figures of a benchmark as they are printed. In: numbers. Out: texts in one fixed language, so that server and browser agree.
// Never rounds a value away: three decimals stay. The ratio has one decimal, e.g. "4.3×".

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })

export function formatAmount(value: number): string {
  return plain.format(value)
}

export function formatRatio(ratio: number): string {
  return `${ratio.toFixed(1)}×`
}

/** The improvement in words, e.g. "77% lower" for a time, "233% higher" for a count. An improvement below zero is a step back, and is
 * said as one. Null where none is known. */
export function formatDifference({
  improvement,
  lowerIsBetter,
}: {
  improvement?: number | undefined
  lowerIsBetter: boolean
}): string | null {
  if (improvement === undefined) return null
  if (improvement === 0) return 'equal'
  return `${plain.format(Math.abs(improvement))}% ${improvement > 0 === lowerIsBetter ? 'lower' : 'higher'}`
}

// Figures are printed in one fixed language, so that server and browser agree.

import { figures as words } from '#words/figures.ts'
import { locale } from '#words/locale.ts'

// Creating a formatter takes longer than the rest of the work, and most pages need none.
let formatter: Intl.NumberFormat | undefined

/** At most three decimals. */
export function formatAmount(value: number): string {
  formatter ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
  return formatter.format(value)
}

/** One decimal, e.g. "4.3×". */
export function formatRatio(ratio: number): string {
  return `${ratio.toFixed(1)}×`
}

/**
 * The improvement in words, e.g. "77% lower" for a time or "233% higher" for a count. A negative improvement is a
 * change for the worse, and the words say so. Null if none is known.
 */
export function formatDifference({
  improvement,
  lowerIsBetter,
}: {
  improvement?: number | undefined
  lowerIsBetter: boolean
}): string | null {
  if (improvement === undefined) return null
  if (improvement === 0) return words.equal
  const percent = formatAmount(Math.abs(improvement))
  return improvement > 0 === lowerIsBetter ? words.lower(percent) : words.higher(percent)
}

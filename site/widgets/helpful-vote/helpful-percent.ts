// Share of yes votes. In: both counts. Out: a rounded percentage, or null without votes. Never divides by zero.

export function helpfulPercent(helpful: number, notHelpful: number): number | null {
  const votes = helpful + notHelpful
  return votes === 0 ? null : Math.round((helpful / votes) * 100)
}

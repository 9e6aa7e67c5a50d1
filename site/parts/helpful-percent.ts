/** Share of yes votes as a rounded percentage; null without votes. */
export function helpfulPercent(helpful: number, notHelpful: number): number | null {
  const votes = helpful + notHelpful
  return votes === 0 ? null : Math.round((helpful / votes) * 100)
}

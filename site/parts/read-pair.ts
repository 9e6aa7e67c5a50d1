/** The amounts in "42 ms" and "180 ms": 42 and 180. A text that is not a positive number has no amount. */
export function readPair(value: string, competitorValue = ''): { ours?: number; other?: number } {
  const [ours, other] = [readAmount(value), readAmount(competitorValue)]
  return { ...(ours > 0 ? { ours } : {}), ...(other > 0 ? { other } : {}) }
}

function readAmount(text: string): number {
  return Number(/^[\d.,]*\d/.exec(text)?.[0].replaceAll(',', '') ?? 0)
}

/**
 * The amounts in "42 ms" and "Competitor 180 ms, 4.3 times as long": 42 and 180. A value that is not a number has no
 * amount, and only a text that starts with the competitor's value has the other.
 */
export function readPair(value: string, comparison: string): { ours?: number; other?: number } {
  const ours = readAmount(/^([\d.,]*\d)/.exec(value)?.[1])
  const other = readAmount(/^Competitor ([\d.,]*\d)/.exec(comparison)?.[1])
  return { ...(ours > 0 ? { ours } : {}), ...(other > 0 ? { other } : {}) }
}

function readAmount(text = ''): number {
  return Number(text.replaceAll(',', ''))
}

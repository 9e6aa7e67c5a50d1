// Reads a figure and what it is compared with. In: "42 ms" and "Competitor 180 ms, 4.3 times as long". Out: the amounts that are there.
// Never guesses: a value that is no number has none, and only the competitor's own value counts as the other.

export function readPair(value: string, comparison: string): { ours?: number; other?: number } {
  const ours = readAmount(/^([\d.,]*\d)/.exec(value)?.[1])
  const other = readAmount(/^Competitor ([\d.,]*\d)/.exec(comparison)?.[1])
  return { ...(ours > 0 ? { ours } : {}), ...(other > 0 ? { other } : {}) }
}

function readAmount(text = ''): number {
  return Number(text.replaceAll(',', ''))
}

// Reads a figure and what it is compared with. In: "42 ms" and "Competitor 180 ms, 4.3 times as long". Out: both amounts, or null.
// Never guesses: a comparison that does not begin with the competitor's value gives null, and then nothing is drawn.

export function readPair(value: string, comparison: string): { ours: number; other: number } | null {
  const ours = readAmount(/^([\d.,]*\d)/.exec(value)?.[1])
  const other = readAmount(/^Competitor ([\d.,]*\d)/.exec(comparison)?.[1])
  return ours > 0 && other > 0 ? { ours, other } : null
}

function readAmount(text = ''): number {
  return Number(text.replaceAll(',', ''))
}

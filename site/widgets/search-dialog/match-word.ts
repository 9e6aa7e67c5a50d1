const prefixQuality = 0.8

/** How well a word of the query fits a word of an item: 1 for the same word, 0 for another one. */
export function matchWord(wanted: string, word: string): number {
  if (word === wanted) return 1
  return word.startsWith(wanted) ? prefixQuality : 0
}

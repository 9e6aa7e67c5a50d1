/** "Was this helpful?" under a help article. */
export const helpfulVote = {
  question: 'War das hilfreich?',
  noVotes: 'Noch keine Stimmen',
  percent: (percent: number) => `Für ${percent}\u00a0% hilfreich`,
  yes: (count: number) => ['Ja (', count, ')'],
  no: (count: number) => ['Nein (', count, ')'],
  counts: (yes: number, no: number) => [yes, '-mal Ja, ', no, '-mal Nein.'],
  once: 'Eine Stimme pro Artikel. Sie wird nur auf dieser Seite gezählt.',
  thanks: 'Vielen Dank. Sie haben zu diesem Artikel abgestimmt.',
} as const

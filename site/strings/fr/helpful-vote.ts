/** "Was this helpful?" under a help article. */
export const helpfulVote = {
  question: 'Cet article vous a-t-il été utile\u202f?',
  noVotes: 'Aucun vote pour l’instant',
  percent: (percent: number) => `${percent}\u00a0% l’ont trouvé utile`,
  yes: (count: number) => ['Oui (', count, ')'],
  no: (count: number) => ['Non (', count, ')'],
  counts: (yes: number, no: number) => [yes, ' oui, ', no, ' non.'],
  once: 'Un seul vote par article. Il n’est compté que sur cette page.',
  thanks: 'Merci. Vous avez voté pour cet article.',
} as const

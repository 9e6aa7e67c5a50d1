/** "Was this helpful?" under a help article. */
export const helpfulVote = {
  question: '¿Le resultó útil?',
  noVotes: 'Aún no hay votos',
  percent: (percent: number) => `Al ${percent}\u00a0% le resultó útil`,
  yes: (count: number) => ['Sí (', count, ')'],
  no: (count: number) => ['No (', count, ')'],
  counts: (yes: number, no: number) => [
    yes,
    yes === 1 ? ' respondió que sí, ' : ' respondieron que sí, ',
    no,
    no === 1 ? ' respondió que no.' : ' respondieron que no.',
  ],
  once: 'Un voto por artículo. Solo se cuenta en esta página.',
  thanks: 'Gracias. Ya ha valorado este artículo.',
} as const

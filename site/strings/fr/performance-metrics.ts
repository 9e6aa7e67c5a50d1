/** Figures with a comparison. */
export const performanceMetrics = {
  taken: 'Mesure\u00a0: ',
  noDate: 'date non publiée',
  noDates: 'Date de mesure\u00a0: non publiée.',
} as const

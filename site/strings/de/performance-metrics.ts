/** Figures with a comparison. */
export const performanceMetrics = {
  taken: 'Gemessen: ',
  noDate: 'Datum nicht veröffentlicht',
  noDates: 'Datum der Messung: nicht veröffentlicht.',
} as const

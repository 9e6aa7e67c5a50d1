/** Figures with a comparison. */
export const performanceMetrics = {
  taken: 'Medición: ',
  noDate: 'fecha no publicada',
  noDates: 'Fecha de medición: no publicada.',
} as const

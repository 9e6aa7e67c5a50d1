/** Figures with a comparison. */
export const performanceMetrics = {
  taken: 'Taken: ',
  noDate: 'date not published',
  noDates: 'Date of measurement: not published.',
} as const

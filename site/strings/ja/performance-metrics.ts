/** Figures with a comparison. */
export const performanceMetrics = {
  taken: '測定日：',
  noDate: '未公表',
  noDates: '測定日：未公表。',
} as const

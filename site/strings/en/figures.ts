/** Differences between two figures. */
export const figures = {
  equal: 'equal',
  lower: (percent: string) => `${percent}% lower`,
  higher: (percent: string) => `${percent}% higher`,
} as const

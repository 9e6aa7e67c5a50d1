/** Differences between two figures. */
export const figures = {
  equal: 'identique',
  lower: (percent: string) => `${percent}\u00a0% de moins`,
  higher: (percent: string) => `${percent}\u00a0% de plus`,
} as const

/** Differences between two figures. */
export const figures = {
  equal: 'gleich',
  lower: (percent: string) => `${percent}\u00a0% niedriger`,
  higher: (percent: string) => `${percent}\u00a0% höher`,
} as const

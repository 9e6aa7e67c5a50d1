/** Differences between two figures. */
export const figures = {
  equal: 'igual',
  lower: (percent: string) => `${percent}\u00a0% menos`,
  higher: (percent: string) => `${percent}\u00a0% más`,
} as const

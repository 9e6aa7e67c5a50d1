/** Figures, and differences between two of them. */
export const figures = {
  equal: 'identique',
  lower: (percent: string) => `${percent}\u00a0% de moins`,
  higher: (percent: string) => `${percent}\u00a0% de plus`,
  thousands: (count: string) => `${count}\u00a0k`,
  millions: (count: string) => `${count}\u00a0M`,
} as const

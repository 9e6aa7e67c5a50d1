/** Figures, and differences between two of them. */
export const figures = {
  equal: 'igual',
  lower: (percent: string) => `${percent}\u00a0% menos`,
  higher: (percent: string) => `${percent}\u00a0% más`,
  thousands: (count: string) => `${count}\u00a0mil`,
  millions: (count: string) => `${count}\u00a0M`,
} as const

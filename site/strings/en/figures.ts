/** Figures, and differences between two of them. */
export const figures = {
  equal: 'equal',
  lower: (percent: string) => `${percent}% lower`,
  higher: (percent: string) => `${percent}% higher`,
  thousands: (count: string) => `${count}k`,
  millions: (count: string) => `${count}M`,
} as const

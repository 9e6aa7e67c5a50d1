/** Figures, and differences between two of them. */
export const figures = {
  equal: 'gleich',
  lower: (percent: string) => `${percent}\u00a0% niedriger`,
  higher: (percent: string) => `${percent}\u00a0% höher`,
  thousands: (count: string) => `${count}\u00a0Tsd.`,
  millions: (count: string) => `${count}\u00a0Mio.`,
} as const

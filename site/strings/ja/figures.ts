/** Figures, and differences between two of them. */
export const figures = {
  equal: '差なし',
  lower: (percent: string) => `${percent}%低い`,
  higher: (percent: string) => `${percent}%高い`,
  thousands: (count: string) => `${count}千`,
  millions: (count: string) => `${count}百万`,
} as const

/** Differences between two figures. */
export const figures = {
  equal: '差なし',
  lower: (percent: string) => `${percent}%低い`,
  higher: (percent: string) => `${percent}%高い`,
} as const

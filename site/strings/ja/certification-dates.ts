/** The calendar of certifications. */
export const certificationDates = {
  today: '今日',
  daysPast: (days: number) => `${days.toLocaleString('ja-JP')}日超過`,
} as const

/** The calendar of certifications. */
export const certificationDates = {
  today: '今日',
  inRenewal: '更新中',
} as const

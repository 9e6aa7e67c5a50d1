/** The calendar of certifications. */
export const certificationDates = {
  today: 'today',
  inRenewal: 'in renewal',
} as const

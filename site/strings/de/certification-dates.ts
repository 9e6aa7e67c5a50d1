/** The calendar of certifications. */
export const certificationDates = {
  today: 'heute',
  inRenewal: 'in Erneuerung',
} as const

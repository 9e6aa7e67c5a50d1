/** The calendar of certifications. */
export const certificationDates = {
  today: 'hoy',
  inRenewal: 'en renovación',
} as const

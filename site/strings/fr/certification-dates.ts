/** The calendar of certifications. */
export const certificationDates = {
  today: 'aujourd’hui',
  inRenewal: 'en renouvellement',
} as const

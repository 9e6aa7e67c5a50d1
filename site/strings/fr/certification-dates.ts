/** The calendar of certifications. */
export const certificationDates = {
  today: 'aujourd’hui',
  daysPast: (days: number) => `dépassé de ${days.toLocaleString('fr-FR')} ${days < 2 ? 'jour' : 'jours'}`,
} as const

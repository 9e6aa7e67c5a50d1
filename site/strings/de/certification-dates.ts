/** The calendar of certifications. */
export const certificationDates = {
  today: 'heute',
  daysPast: (days: number) => (days === 1 ? 'vor 1 Tag' : `vor ${days.toLocaleString('de-DE')} Tagen`),
} as const

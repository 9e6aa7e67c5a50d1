/** The calendar of certifications. */
export const certificationDates = {
  today: 'today',
  daysPast: (days: number) => (days === 1 ? '1 day past' : `${days.toLocaleString('en-US')} days past`),
} as const

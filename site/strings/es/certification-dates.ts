/** The calendar of certifications. */
export const certificationDates = {
  today: 'hoy',
  daysPast: (days: number) => (days === 1 ? 'hace 1 día' : `hace ${days.toLocaleString('es-ES')} días`),
} as const

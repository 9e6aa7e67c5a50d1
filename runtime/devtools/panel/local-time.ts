// Dates of publication between a file, which has a day of UTC or an instant, and a field in the reader's time zone.

/** A date for a field of the type datetime-local; '' for none. */
export function localTime(date: string | undefined): string {
  const instant = new Date(date ?? '')
  return Number.isNaN(instant.getTime()) ? '' : instant.toLocaleString('sv-SE').slice(0, 16).replace(' ', 'T')
}

/** The instant that a field names, to the second, in UTC; a midnight of UTC as its day. Undefined for none. */
export function instantOf(time: string): string | undefined {
  const instant = new Date(time)
  if (Number.isNaN(instant.getTime())) return undefined
  const text = instant.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.replace('.000Z', 'Z')
}

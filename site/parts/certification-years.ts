// The axis of years on which a card draws how long each report is valid.

import type { Certification as Listed } from '#schemas/security.ts'

type Certification = Listed & { isPast: boolean }

/** The axis, from 1 January of `first` to 1 January of `last`. */
interface Years {
  first: number
  last: number
}

/** The axis for these reports; undefined if none has a last day. */
export function readYears(certifications: readonly Certification[], today: string): Years | undefined {
  const dates = certifications.flatMap(({ validUntil }) => (validUntil === undefined ? [] : [yearOf(validUntil)]))
  if (dates.length === 0) return undefined
  return { first: Math.min(...dates, yearOf(today)), last: Math.max(...dates, yearOf(today) + 1) + 1 }
}

/** A day as a number of years, e.g. 2026.5. */
export function yearAt(iso: string): number {
  const year = yearOf(iso)
  return year + (dayOf(iso) - Date.UTC(year, 0)) / (Date.UTC(year + 1, 0) - Date.UTC(year, 0))
}

function yearOf(iso: string): number {
  return new Date(dayOf(iso)).getUTCFullYear()
}

/** The written day of a date or an instant, in milliseconds since 1970. */
function dayOf(iso: string): number {
  return Date.parse(iso.slice(0, 10))
}

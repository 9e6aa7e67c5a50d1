// How long each report is valid, on one axis of years. No date is invented: a report without a last day starts today
// and stays open.

import type { ReactNode } from 'react'
import type { Certification as Listed } from '#schemas/security.ts'
import { certificationDates as words } from '#words/certification-dates.ts'

type Certification = Listed & { isPast: boolean }

/** The axis, from 1 January of `first` to 1 January of `last`. `today` in milliseconds since 1970. */
export interface Years {
  first: number
  last: number
  today: number
}

/** The axis for these reports; undefined if none has a last day. */
export function readYears(certifications: readonly Certification[], today: string): Years | undefined {
  const dates = certifications.flatMap(({ validUntil }) => (validUntil === undefined ? [] : [yearOf(validUntil)]))
  if (dates.length === 0) return undefined
  return {
    first: Math.min(...dates, yearOf(today)),
    last: Math.max(...dates, yearOf(today) + 1) + 1,
    today: Date.parse(today),
  }
}

/** The axis, for the head of the table. */
export function YearRuler({ years }: { years: Years }): ReactNode {
  const names = Array.from({ length: years.last - years.first }, (_, index) => years.first + index)
  return (
    <svg className="years" width="100%" height="42" aria-hidden="true" focusable="false">
      {names.map((year) => (
        <svg key={year} x={placeOf(Date.UTC(year, 0), years)} overflow="visible">
          <path className="scale-axis" d="M.5 6V42" />
          <text x="6" y="14">
            {year}
          </text>
        </svg>
      ))}
      <svg x={placeOf(years.today, years)} overflow="visible">
        <path className="line-faint" d="M0 24V42" />
        <text className="ink" x="-6" y="34" textAnchor="end">
          {words.today}
        </text>
      </svg>
    </svg>
  )
}

/** One report on the axis, for its row of the table. */
export function CertificationDates({
  certification: { status, validUntil, isPast },
  years,
}: {
  certification: Certification
  years: Years
}): ReactNode {
  const now = placeOf(years.today, years)
  const end = validUntil === undefined ? now : placeOf(dayOf(validUntil), years)
  return (
    <svg className="years" width="100%" height="26" aria-hidden="true" focusable="false">
      {status === 'certified' ? (
        <>
          <line strokeWidth="3" x2={end} y1="18" y2="18" />
          {isPast ? (
            <line className="tone-warn" strokeWidth="2" strokeDasharray="2 4" x1={end} x2={now} y1="18" y2="18" />
          ) : null}
          <line className={isPast ? 'tone-warn' : undefined} strokeWidth="2" x1={end} x2={end} y1="12" y2="24" />
        </>
      ) : (
        <line
          className={status === 'verified' ? 'tone-ok' : undefined}
          strokeWidth="3"
          strokeDasharray={status === 'verified' ? undefined : '2 4'}
          x1={now}
          x2="100%"
          y1="18"
          y2="18"
        />
      )}
      {isPast ? (
        <text className="tone-warn" x={end} dx="6" y="11">
          {words.inRenewal}
        </text>
      ) : null}
      <line className="line-faint" x1={now} x2={now} y1="0" y2="26" />
      {status === 'certified' ? null : (
        <circle className={status === 'verified' ? 'tone-ok' : 'is-open'} cx={now} cy="18" r="4.5" />
      )}
    </svg>
  )
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

function placeOf(time: number, { first, last }: Years): string {
  const share = (time - Date.UTC(first, 0)) / (Date.UTC(last, 0) - Date.UTC(first, 0))
  return `${Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 1e2}%`
}

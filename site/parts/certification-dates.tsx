// When each report holds, on one axis of years. In: statuses, last days and the day of the build. Out: a ruler for the head of the table, a line for a row.
// Never a date that was not given: what has none begins today and runs open.

import type { ReactNode } from 'react'
import type { Certification as Listed } from '#schemas/security.ts'

type Certification = Listed & { isPast: boolean }

/** The axis: from the first of January of one year to that of another. `today` in milliseconds. */
export interface Years {
  first: number
  last: number
  today: number
}

const day = 24 * 60 * 60 * 1000

/** undefined where no report has a last day. */
export function readYears(certifications: readonly Certification[], today: string): Years | undefined {
  const dates = certifications.flatMap(({ validUntil }) => (validUntil === undefined ? [] : [yearOf(validUntil)]))
  if (dates.length === 0) return undefined
  return {
    first: Math.min(...dates, yearOf(today)),
    last: Math.max(...dates, yearOf(today) + 1) + 1,
    today: Date.parse(today),
  }
}

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
          today
        </text>
      </svg>
    </svg>
  )
}

export function CertificationDates({
  certification: { status, validUntil, isPast },
  years,
}: {
  certification: Certification
  years: Years
}): ReactNode {
  const now = placeOf(years.today, years)
  const end = validUntil === undefined ? now : placeOf(Date.parse(validUntil), years)
  const lapsed =
    isPast && validUntil !== undefined ? Math.floor((years.today - Date.parse(validUntil)) / day) : undefined
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
      {lapsed === undefined ? null : (
        <text className="tone-warn" x={end} dx="6" y="11">
          {lapsed === 1 ? '1 day past' : `${lapsed.toLocaleString('en-US')} days past`}
        </text>
      )}
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
  return year + (Date.parse(iso) - Date.UTC(year, 0)) / (Date.UTC(year + 1, 0) - Date.UTC(year, 0))
}

function yearOf(iso: string): number {
  return new Date(iso).getUTCFullYear()
}

function placeOf(time: number, { first, last }: Years): string {
  const share = (time - Date.UTC(first, 0)) / (Date.UTC(last, 0) - Date.UTC(first, 0))
  return `${Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 1e2}%`
}

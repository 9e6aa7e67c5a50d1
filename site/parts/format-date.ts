// The day of an instant is the one that its writer wrote, whatever day it is elsewhere at that moment. So every machine
// prints the same. English dates are put together by hand: "en" means the American order elsewhere, and Britain's short
// month for September has four letters.

import { locale } from '#words/locale.ts'

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// Creating a formatter takes longer than the rest of the work.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(language: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  formatters.set(language, formatter)
  return formatter
}

/** The day, in UTC, that an ISO date or instant names in its own offset; texts that are no date are none. */
export function writtenDay(iso: string): Date {
  // A day of UTC is the same without its time.
  return new Date(iso.replace(/^(\S{10})[T ].+[-+]\d\d:?\d\d$/, '$1'))
}

/** An ISO date or instant as e.g. "18 Nov 2026"; other texts are returned as they are. */
export function formatDate(iso: string, language: string = locale): string {
  const day = writtenDay(iso)
  if (Number.isNaN(day.getTime())) return iso
  if (!/^en\b/.test(language)) return formatterFor(language).format(day)
  return `${day.getUTCDate()} ${englishMonths[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

// Dates are printed in UTC, so that every machine prints the same. English dates are put together by hand: "en" means
// the American order elsewhere, and Britain's short month for September has four letters.

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

/** An ISO date or instant as e.g. "18 Nov 2026"; other texts are returned as they are. */
export function formatDate(iso: string, language: string = locale): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  if (!/^en\b/.test(language)) return formatterFor(language).format(date)
  return `${date.getUTCDate()} ${englishMonths[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

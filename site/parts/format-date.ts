// Dates are printed in UTC, so that every machine prints the same. English dates are put together by hand: "en" means
// the American order elsewhere, and Britain's short month for September has four letters.

import { locale } from '../strings/en/locale.ts'

// Creating a formatter takes longer than the rest of the work.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(language: string): Intl.DateTimeFormat {
  const options: Intl.DateTimeFormatOptions =
    language === 'en' ? { month: 'short', timeZone: 'UTC' } : { dateStyle: 'medium', timeZone: 'UTC' }
  const formatter = formatters.get(language) ?? new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, options)
  formatters.set(language, formatter)
  return formatter
}

/** An ISO date or instant as e.g. "18 Nov 2026"; other texts are returned as they are. */
export function formatDate(iso: string, language: string = locale): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  if (!/^en\b/.test(language)) return formatterFor(language).format(date)
  return `${date.getUTCDate()} ${formatterFor('en').format(date)} ${date.getUTCFullYear()}`
}

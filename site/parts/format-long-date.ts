import { locale } from '#words/locale.ts'
import { writtenDay } from './format-date.ts'

/** An ISO date or instant with its month in full, e.g. "31 December 2024"; other texts are returned as they are. */
export function formatLongDate(iso: string, language: string = locale): string {
  const day = writtenDay(iso)
  if (Number.isNaN(day.getTime())) return iso
  // "en" means the American order elsewhere.
  const tag = /^en\b/.test(language) ? 'en-GB' : language
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}

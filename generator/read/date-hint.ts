// A date as people write it → the date to write. Only what can mean one day: of 01/05/2024 nobody knows which.

import type * as z from 'zod'

/** Whether a schema takes dates. */
export function isDateSchema(schema: z.ZodType | undefined): boolean {
  let inner = schema
  for (;;) {
    const definition = inner?.def as { innerType?: z.ZodType; options?: z.ZodType[]; format?: string } | undefined
    const next = definition?.innerType ?? definition?.options?.[0]
    if (!next) return definition?.format === 'date' || definition?.format === 'datetime'
    inner = next
  }
}

/** What to write in place of a date; undefined if the value is none. */
export function dateHint(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return undefined
  const time = /^(.+?)[T ]+(\d{1,2}):(\d\d)(?::(\d\d))?$/.exec(text.trim())
  const day = dayOf(time?.[1] ?? text.trim())
  if (day === undefined) {
    const [, first = '', second = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text.trim()) ?? []
    const [one, other] = [isoDay(year, second, first), isoDay(year, first, second)]
    if (one === undefined || other === undefined) return (one ?? other) && `write ${one ?? other}`
    return `write the month before the day: ${one} or ${other}`
  }
  if (!time) return `write ${day}`
  const clock = `${time[2]?.padStart(2, '0')}:${time[3]}:${time[4] ?? '00'}`
  return `write ${day}T${clock}Z, or your offset from UTC, such as +02:00, in place of Z`
}

/** Languages whose names of months are read. */
const languages = ['en', 'de', 'fr', 'es'] as const
const forms: readonly RegExp[] = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日$/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?(?: de)? ?(?<month>\p{L}{3,10})\.?,?(?: de)? (?<year>\d{4})$/u,
  /^(?<month>\p{L}{3,10})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/u,
]

function dayOf(text: string): string | undefined {
  for (const form of forms) {
    const { year = '', month = '', day = '' } = form.exec(text)?.groups ?? {}
    if (year === '') continue
    return isoDay(year, /^\d/.test(month) ? month : String(monthOf(month)), day)
  }
  return undefined
}

/** Number of a month by its name, or by the letters that it begins with; 0 for other words. */
function monthOf(written: string): number {
  const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  for (const language of languages) {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    const names = Array.from({ length: 12 }, (_, month) => plain(format.format(Date.UTC(2026, month))))
    const found = names.filter((name) => name.startsWith(plain(written)))
    if (found.length === 1) return names.indexOf(found[0] ?? '') + 1
  }
  return 0
}

/** The date, if there is such a day. */
function isoDay(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso) ? undefined : iso
}

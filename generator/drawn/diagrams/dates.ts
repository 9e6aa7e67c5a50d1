// Times of charts: read and written by the writer's patterns, in no time zone. No clock is read.

/** A day, in milliseconds. */
export const dayMs = 86_400_000

const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: dayMs,
  w: 7 * dayMs,
}

/** What a pattern of dates can have, and the digits of each. */
const fields: Readonly<Record<string, string>> = {
  YYYY: '(\\d{4})',
  MM: '(\\d{1,2})',
  M: '(\\d{1,2})',
  DD: '(\\d{1,2})',
  D: '(\\d{1,2})',
  HH: '(\\d{1,2})',
  H: '(\\d{1,2})',
  mm: '(\\d{1,2})',
  ss: '(\\d{1,2})',
}
const fieldPattern = /([A-Za-z])\1*|[^A-Za-z]/g

/** Reads dates of a pattern such as YYYY-MM-DD; undefined for a pattern that is not known. */
export function openDateReader(pattern: string): ((text: string) => number | undefined) | undefined {
  const parts = pattern.match(fieldPattern) ?? []
  const names = parts.filter((part) => Object.hasOwn(fields, part))
  const isKnown = parts.every((part) => Object.hasOwn(fields, part) || /^[^A-Za-z]$|^T$/.test(part))
  if (!isKnown || names.length === 0) return undefined
  const source = parts.map((part) => fields[part] ?? part.replace(/[^\w\s]/g, '\\$&')).join('')
  const whole = new RegExp(`^${source}$`)
  return (text) => {
    const found = whole.exec(text)
    if (!found) return undefined
    const value = (...wanted: string[]) => {
      const index = names.findIndex((name) => wanted.includes(name))
      return index < 0 ? undefined : Number(found[index + 1])
    }
    const [year, month, day] = [value('YYYY') ?? 1970, value('MM', 'M') ?? 1, value('DD', 'D') ?? 1]
    const [hours, minutes, seconds] = [value('HH', 'H') ?? 0, value('mm') ?? 0, value('ss') ?? 0]
    const time = Date.UTC(year, month - 1, day, hours, minutes, seconds)
    const date = new Date(time)
    // A 30th of February is none.
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hours < 24 ? time : undefined
  }
}

/** Adds a length such as "3d" to a time; undefined for what is no length. */
export function addLength(start: number, text: string): number | undefined {
  const [, digits = '', unit = ''] = /^(\d{1,6}(?:\.\d{1,4})?)(ms|[smhdwMy])$/.exec(text) ?? []
  const amount = Number(digits)
  if (unit === '') return undefined
  if (unit !== 'M' && unit !== 'y') return start + amount * (units[unit] ?? 0)
  const date = new Date(start)
  const end = date.setUTCMonth(date.getUTCMonth() + Math.round(amount * (unit === 'y' ? 12 : 1)))
  return Number.isNaN(end) ? undefined : end
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Writes a time in a pattern such as %Y-%m-%d; undefined for a pattern that is not known. */
export function writeDate(time: number, pattern: string): string | undefined {
  const date = new Date(time)
  const values: Readonly<Record<string, string>> = {
    Y: String(date.getUTCFullYear()),
    y: two(date.getUTCFullYear() % 100),
    m: two(date.getUTCMonth() + 1),
    d: two(date.getUTCDate()),
    e: String(date.getUTCDate()),
    H: two(date.getUTCHours()),
    M: two(date.getUTCMinutes()),
    S: two(date.getUTCSeconds()),
    b: monthNames[date.getUTCMonth()]?.slice(0, 3) ?? '',
    B: monthNames[date.getUTCMonth()] ?? '',
    a: weekdayNames[date.getUTCDay()]?.slice(0, 3) ?? '',
    A: weekdayNames[date.getUTCDay()] ?? '',
    '%': '%',
  }
  const names = [...pattern.matchAll(/%-?(.?)/g)].map(([, name = '']) => name)
  if (!names.every((name) => Object.hasOwn(values, name))) return undefined
  return pattern.replace(/%(-?)(.)/g, (_, short: string, name: string) => {
    const value = values[name] ?? ''
    return short === '' ? value : value.replace(/^0(?=\d)/, '')
  })
}

// A pattern asks for English names, whatever the language of the site.
const monthNames = 'January February March April May June July August September October November December'.split(' ')
const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** The number of a day of the week by its English name, from Sunday on; -1 for no such day. */
export function weekdayOf(name: string): number {
  return weekdayNames.findIndex((one) => one.toLowerCase() === name.toLowerCase())
}

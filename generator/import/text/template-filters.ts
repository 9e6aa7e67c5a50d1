// Filters of Liquid and Nunjucks that depend on nothing but their arguments.

import { replaceParts } from '../code/replace-parts.ts'

/** A value that a template prints. */
export type Value = string | number | boolean

/** Characters of a value. Filters could double a text again and again. */
const maxLength = 100_000

type Filter = (value: Value, args: readonly Value[]) => Value | undefined

const text =
  (change: (text: string) => string): Filter =>
  (value) =>
    change(String(value))

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()

const upperFirst = (words: string) => words.replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())

const escape = (words: string) =>
  words.replace(/[&<>"']/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }[sign]};`)

const slugOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const same: Filter = (value) => value

/** Addresses begin where the site does. */
const address: Filter = (value) => (/^https?:/.test(String(value)) ? value : encodeURI(String(value)))

/** Jekyll's filters begin at the root of the site, also without a slash. */
const fromRoot: Filter = (value, args) => {
  const path = String(address(value, args) ?? '')
  return path === '' || /^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(path) ? path : `/${path}`
}

const filters: Readonly<Record<string, Filter>> = {
  relative_url: fromRoot,
  absolute_url: fromRoot,
  url: address,
  upcase: text((words) => words.toUpperCase()),
  upper: text((words) => words.toUpperCase()),
  downcase: text((words) => words.toLowerCase()),
  lower: text((words) => words.toLowerCase()),
  capitalize: text(capitalize),
  title: text(upperFirst),
  strip: text((words) => words.trim()),
  trim: text((words) => words.trim()),
  lstrip: text((words) => words.trimStart()),
  rstrip: text((words) => words.trimEnd()),
  strip_newlines: text((words) => words.replace(/\n/g, '')),
  strip_html: text((words) => words.replace(/<[^<>]*>/g, '')),
  append: (value, [more]) => (more === undefined ? undefined : `${value}${more}`),
  prepend: (value, [more]) => (more === undefined ? undefined : `${more}${value}`),
  remove: (value, [part]) => (part === undefined ? undefined : String(value).replaceAll(String(part), '')),
  remove_first: (value, [part]) => (part === undefined ? undefined : String(value).replace(String(part), '')),
  replace: (value, args) => replaced(value, args, false),
  replace_first: (value, args) => replaced(value, args, true),
  default: same,
  escape: text(escape),
  e: text(escape),
  // It is Markdown already.
  markdownify: same,
  safe: same,
  raw: same,
  string: same,
  slugify: text(slugOf),
  slug: text(slugOf),
  size: (value) => String(value).length,
  plus: (value, [other]) => numberOf(value, other, (a, b) => a + b),
  minus: (value, [other]) => numberOf(value, other, (a, b) => a - b),
  times: (value, [other]) => numberOf(value, other, (a, b) => a * b),
  date: (value, [format]) => (format === undefined ? undefined : printDate(value, String(format))),
  date_to_string: (value) => printDate(value, '%d %b %Y'),
  date_to_long_string: (value) => printDate(value, '%d %B %Y'),
}

function replaced(value: Value, [part, by]: readonly Value[], isOnce: boolean): string | undefined {
  if (part === undefined || by === undefined) return undefined
  return replaceParts(String(value), { part: String(part), by: String(by), most: maxLength, isOnce })
}

function numberOf(a: Value, b: Value | undefined, sum: (a: number, b: number) => number): number | undefined {
  const made = sum(Number(a), Number(b))
  return Number.isFinite(made) ? made : undefined
}

/** Applies a filter; undefined if it is not known, or needs more than its arguments. */
export function applyFilter(name: string, value: Value | undefined, args: readonly Value[]): Value | undefined {
  if (name === 'default' || name === 'd') return value === undefined || value === '' ? args[0] : value
  const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
  const made = value === undefined ? undefined : filter?.(value, args)
  return typeof made === 'string' && made.length > maxLength ? undefined : made
}

const months = 'January February March April May June July August September October November December'.split(' ')
const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** A day as strftime prints it. "now" would be another one tomorrow. */
function printDate(value: Value, format: string): string | undefined {
  const [, year = '', month = '', day = '', hours = '00', minutes = '00', seconds = '00'] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?/.exec(String(value)) ?? []
  if (year === '') return undefined
  const weekday = days[new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()] ?? ''
  const name = months[Number(month) - 1] ?? ''
  const parts: Readonly<Record<string, string>> = {
    Y: year,
    y: year.slice(2),
    m: month,
    d: day,
    e: String(Number(day)),
    B: name,
    b: name.slice(0, 3),
    A: weekday,
    a: weekday.slice(0, 3),
    H: hours,
    M: minutes,
    S: seconds,
    F: `${year}-${month}-${day}`,
    '%': '%',
  }
  let isKnown = true
  const printed = format.replace(/%(-?)(\w|%)/g, (_, minus: string, letter: string) => {
    const part = parts[letter]
    if (part === undefined) isKnown = false
    return minus === '' ? (part ?? '') : (part ?? '').replace(/^0(?=\d)/, '')
  })
  return isKnown ? printed : undefined
}

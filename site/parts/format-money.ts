import { figures as words } from '#words/figures.ts'
import { locale } from '#words/locale.ts'

// Creating a formatter takes longer than the rest of the work.
const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor(currency: string): Intl.NumberFormat {
  const known = formatters.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  formatters.set(currency, made)
  return made
}

/** A whole amount, e.g. "$120,000". `currency` is a code such as USD. */
export function formatMoney(amount: number, currency: string): string {
  return formatterFor(currency).format(amount)
}

/** A price, with the parts of the currency's unit if it has any, e.g. "$12" or "$12.50". */
export function formatPrice(amount: number, currency: string): string {
  if (Number.isInteger(amount)) return formatMoney(amount, currency)
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
}

/** An amount or a range of two, in thousands if it is large: "$120–140k", "$950". */
export function formatRange(amounts: readonly number[], currency: string): string {
  const range = Math.max(...amounts) < 10_000 ? amounts.join('–') : words.thousands(amounts.map(inThousands).join('–'))
  return formatterFor(currency)
    .formatToParts(1)
    .map(({ type, value }) => (type === 'integer' ? range : value))
    .join('')
}

function inThousands(amount: number): number {
  return Math.round(amount / 1000)
}

/** How amounts of a currency are marked, e.g. "$", "€" or "CHF". */
export function currencySign(currency: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  // Japanese has a wide yen sign of its own.
  return (format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency).normalize('NFKC')
}

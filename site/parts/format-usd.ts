import { locale } from '../strings/en/locale.ts'

/** US dollars without cents, e.g. "$120,000". */
export function formatUsd(amount: number): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(amount)
}

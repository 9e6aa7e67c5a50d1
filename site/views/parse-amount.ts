import { locale } from '#words/locale.ts'

export interface Amount {
  value: number
  /** Currency sign, or empty. */
  currency: string
  unit: string
}

const factors: Record<string, number> = { k: 1_000, M: 1_000_000 }
const signs = '$€£¥'

interface Notation {
  /** Pattern of what is between groups of digits. */
  group: string
  decimal: string
  amount: RegExp
}

let known: Notation | undefined

/** How the language of the site writes numbers. Made when the first one is read: most pages have none. */
function notation(): Notation {
  known ??= readNotation()
  return known
}

function readNotation(): Notation {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8)
  const partOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  // Writers type any space where a language groups digits with one of its narrow spaces.
  const group = /\s/.test(partOf('group')) ? '\\s' : `\\${partOf('group')}`
  const decimal = partOf('decimal')
  const digits = `(?:\\d{1,3}(?:${group}\\d{3})+|\\d+)(?:\\${decimal}\\d+)?`
  return { group, decimal, amount: new RegExp(`^([${signs}]?)(${digits})([kM]?)\\s*([^\\d]{0,24})$`) }
}

/**
 * Reads a quantity such as "168 ms", "$186,000" or "1.2M calls", with numbers as the language of the site writes them
 * and the currency on either side; null for sentences, ranges and several numbers.
 */
export function parseAmount(text: string): Amount | null {
  const { group, decimal, amount } = notation()
  const match = amount.exec(text.trim())
  if (!match) return null
  const [, before = '', number = '', multiplier = '', rest = ''] = match
  const plain = number.replace(new RegExp(group, 'g'), '').replace(decimal, '.')
  const isAfter = before === '' && rest.length === 1 && signs.includes(rest)
  return {
    value: Number(plain) * (factors[multiplier] ?? 1),
    currency: isAfter ? rest : before,
    unit: isAfter ? '' : rest.trim(),
  }
}

/** The next round number at or above a value: 1, 1.5, 2, 3, 4, 5, 6, 8 or 10 times a power of ten. */
export function roundUp(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= value - power * 1e-9) ?? 10
  return Number((step * power).toPrecision(6))
}

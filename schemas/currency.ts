import * as z from 'zod'

const codes = new Set(Intl.supportedValuesOf('currency'))

/** A currency. How it is printed follows from the language of the site. */
export const currencySchema = z
  .string()
  .refine((code) => codes.has(code), 'must be the ISO 4217 code of a currency, such as EUR')

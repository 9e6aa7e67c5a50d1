import { expect, it } from 'vitest'
import { parseAmount } from '#site/views/parse-amount.ts'

it.each([
  ['168 ms', { value: 168, currency: '', unit: 'ms' }],
  ['$186,000', { value: 186_000, currency: '$', unit: '' }],
  ['186,000 €', { value: 186_000, currency: '€', unit: '' }],
  ['£1.2M', { value: 1_200_000, currency: '£', unit: '' }],
  ['1.2M calls', { value: 1_200_000, currency: '', unit: 'calls' }],
  ['12 CHF', { value: 12, currency: '', unit: 'CHF' }],
])('%s is read', (text, amount) => expect(parseAmount(text)).toEqual(amount))

it.each(['1.5,2 s', '1,5 s', '12,34,56', '3 to 5 s', 'about 3', '-3'])('%s is not', (text) =>
  expect(parseAmount(text)).toBe(null),
)

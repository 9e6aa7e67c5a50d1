// Tiers: prices as the language writes them, and one tier that stands out.

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { pricingBlock as schemas } from '#schemas/blocks/pricing.ts'
import { listSchemas } from '#schemas/collections.ts'
import { pricingBlock } from '#site/blocks/pricing/pricing.tsx'
import type { PlanView } from '#site/plan-view.ts'
import { markdownOf, showBlock } from '../../setup/show-block.tsx'

afterEach(cleanup)

const day = { name: 'Day', price: 12.5, period: 'a day', features: ['Sound', 'Light'] }
const year = { name: 'Year', price: 1200, highlighted: true, tag: 'New', ctaButton: { text: 'Buy', href: '/buy' } }
const group = { name: 'Group', price: 'On request', ctaButton: { text: 'Ask', href: 'https://shop.example.com/' } }

const show = (data: object) => showBlock('pricing', { title: 'Prices', data })
const pricesOf = (block: Element) => [...block.querySelectorAll('.tier-amount')].map((price) => price.textContent)

it.each([
  ['EUR', ['€12.50', '€1,200', 'On request']],
  ['USD', ['$12.50', '$1,200', 'On request']],
])('prints prices in %s', (currency, prices) => {
  expect(pricesOf(show({ currency, tiers: [day, year, group] }))).toEqual(prices)
})

it('needs no currency for prices that are words', () => {
  expect(pricesOf(show({ tiers: [group] }))).toEqual(['On request'])
})

it.each([
  [{ tiers: [day] }, 'above \\"tiers\\", such as EUR'],
  [{ currency: 'EUR', tiers: [year, { ...year, name: 'Two' }] }, 'must be true for one tier only'],
  [{ currency: 'EURO', tiers: [day] }, 'must be the ISO 4217 code'],
  [{ tiers: [] }, 'needs at least one tier'],
  [{ note: 'Soon.' }, 'needs \\"currency\\", such as EUR, or'],
])('refuses %j', (data, message) => expect(() => show(data)).toThrow(message))

it('shows what each tier includes, and a filled button for the one that stands out', () => {
  show({ currency: 'EUR', tiers: [day, year, group], note: 'Without VAT.' })
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Year',
    'Group',
  ])
  const tier = screen.getByRole('heading', { name: 'Day' }).closest('li')
  expect(
    within(tier as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Sound', 'Light'])
  expect(tier?.querySelector('.tier-price')?.textContent).toBe('€12.50 a day')
  expect(screen.getByRole('link', { name: 'Buy' }).className).toContain('button-primary')
  const ask = screen.getByRole('link', { name: 'Ask' })
  expect([ask.className, ask.getAttribute('rel')]).toEqual(['button button-secondary', 'noopener'])
  expect(screen.getByText('Without VAT.')).toBeDefined()
})

it('prints a section of each tier, letter by letter', () => {
  const data = { currency: 'EUR', tiers: [{ ...day, name: '*Day*' }, year], note: '# VAT' }
  expect(markdownOf('pricing', { title: 'Prices', data })).toEqual([
    '## Prices',
    '### \\*Day\\*',
    '**€12.50** a day',
    '- Sound\n- Light',
    '### Year (New)',
    '**€1,200**',
    '[Buy](/buy)',
    '\\# VAT',
  ])
})

it('shows the tiers of the list where it has none of its own, the first highlighted one as such', () => {
  const list = [day, year, { ...year, name: 'Two' }].map((tier) => listSchemas['pricing-tiers'].parse(tier))
  const { data } = schemas.schema.parse({ id: 'prices', type: 'pricing', data: { currency: 'EUR' } })
  const view = { list: (name: string) => (name === 'pricing-tiers' ? list : []) } as unknown as PlanView
  const { tiers } = pricingBlock.plan?.(data, view) ?? { tiers: [] }
  expect(tiers.map(({ name, price, highlighted }) => [name, price, highlighted])).toEqual([
    ['Day', '€12.50', false],
    ['Year', '€1,200', true],
    ['Two', '€1,200', false],
  ])
})

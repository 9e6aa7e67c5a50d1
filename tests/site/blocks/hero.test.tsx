// The hero shows the claims that it names as proof.

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { heroBlock as schema } from '#schemas/blocks/hero.ts'
import { type Claim, claimSchema } from '#schemas/claim.ts'
import { Hero } from '#site/blocks/hero/hero.tsx'
import { planHero } from '#site/blocks/hero/plan.ts'
import type { PlanView } from '#site/plan-view.ts'

const claims: Claim[] = [
  { id: 'sessions', label: 'Sessions', value: '100,000+', unit: 'sessions', description: 'At the same time.' },
  { id: 'uptime', label: 'Uptime objective', value: '99.99%', description: 'The share of time.' },
].map((claim) => claimSchema.parse(claim))

function renderHero(data: object): void {
  const block = schema.schema.parse({ id: 'hero', type: 'hero', title: 'Calls', data })
  const view = { page: { parents: [], isHome: true }, claim: (id: string) => claims.find((one) => one.id === id) }
  const { id, layout, styling } = block
  render(
    <Hero block={{ id, title: 'Calls', layout, styling }} data={planHero(block.data, view as unknown as PlanView)} />,
  )
}

afterEach(cleanup)

it('prints the figures in their order, each with its unit and label', () => {
  renderHero({ figures: ['uptime', 'sessions'] })
  const figures = [...document.querySelectorAll('.hero-figures > li')].map((item) => item.textContent)
  expect(figures).toEqual(['99.99%Uptime objective', '100,000+ sessionsSessions'])
})

it('has no list without figures', () => {
  renderHero({})
  expect(document.querySelector('.hero-figures')).toBe(null)
})

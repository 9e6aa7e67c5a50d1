// The picture of a link preview. Outlines are empty here; tests/dist/images.test.ts draws real ones.

import { expect, it } from 'vitest'
import { planIdentity } from '#generator/plan/plan-identity.ts'
import { siteSchema } from '#schemas/site.ts'
import { shareCardSvg } from '#site/pictures/share-card.ts'

it.each(['W'.repeat(200_000), 'a '.repeat(100_000), '👩'.repeat(100_000)])(
  'a title of 200,000 characters is measured in few and short pieces (case %#)',
  async (text) => {
    let calls = 0
    let longest = 0
    const card = { title: text, siteName: text, section: text, address: text }
    const identity = planIdentity({ site: siteSchema.parse({ name: 'N', url: 'https://example.com' }), assets: [] })
    await shareCardSvg(card, identity, (part, { size }) => {
      calls++
      longest = Math.max(longest, part.length)
      return { width: (part.length * size) / 2, paths: '' }
    })
    expect(longest).toBeLessThan(700)
    expect(calls).toBeLessThan(10_000)
  },
)

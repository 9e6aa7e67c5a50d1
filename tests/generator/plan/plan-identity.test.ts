// What pictures show of a site: its mark, with the type that its bytes have.

import { expect, it } from 'vitest'
import { siteSchema } from '#schemas/site.ts'
import { planIdentity } from '../../../generator/plan/plan-identity.ts'

it.each([
  ['/assets/mark.svg', 'image/svg+xml'],
  ['/assets/MARK.SVG', 'image/svg+xml'],
  ['/assets/mark.png', 'image/png'],
  ['/assets/mark.JPG', 'image/jpeg'],
])('the mark %s is of the type %s', (url, type) => {
  const site = siteSchema.parse({ name: 'Lake', url: 'https://lake.example.com', mark: url })
  const assets = [{ url, file: url.slice(1), bytes: new Uint8Array([1]), hash: 'a' }]
  expect(planIdentity({ site, assets }).mark).toBe(`data:${type};base64,AQ==`)
})

// Tiers with their prices, its own or those of content/data/pricing-tiers.yaml. One of them may stand out.

import * as z from 'zod'
import { currencySchema } from '../currency.ts'
import { pricingTierSchema } from '../pricing-tier.ts'
import { textSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

export const pricingBlock = defineBlockSchema('pricing', 'Tiers with their prices.', {
  data: z
    .strictObject({
      currency: currencySchema.optional().describe('ISO 4217 code, e.g. EUR. Prices that are numbers need it.'),
      tiers: z
        .array(pricingTierSchema)
        .min(1, 'needs at least one tier')
        .optional()
        .describe('The tiers, in their order. Default: those of content/data/pricing-tiers.yaml.'),
      note: textSchema.optional().describe('Line under the tiers, e.g. what taxes the prices include.'),
    })
    .superRefine(({ currency, tiers }, context) => {
      if (tiers === undefined) {
        if (currency !== undefined) return
        context.addIssue({
          code: 'custom',
          path: [],
          message: 'needs "currency", such as EUR, or "tiers" whose prices are texts',
        })
        return
      }
      const amount = tiers.findIndex(({ price }) => typeof price === 'number')
      if (amount >= 0 && currency === undefined)
        context.addIssue({
          code: 'custom',
          path: ['tiers', amount, 'price'],
          message: 'needs "currency" above "tiers", such as EUR',
        })
      const first = tiers.findIndex(({ highlighted }) => highlighted)
      for (const [index, { highlighted }] of tiers.entries())
        if (highlighted && index !== first)
          context.addIssue({
            code: 'custom',
            path: ['tiers', index, 'highlighted'],
            message: `must be true for one tier only, and is for "${tiers[first]?.name}" already`,
          })
    }),
  starter: { tiers: [{ name: 'TODO: name', price: 'TODO: price', features: [], highlighted: false }] },
  references: ({ tiers }) => (tiers === undefined ? [{ to: 'items', list: 'pricing-tiers', path: [] }] : []),
})
export type PricingBlock = z.infer<typeof pricingBlock.schema>

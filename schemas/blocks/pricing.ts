// Tiers with their prices. One of them may stand out.

import * as z from 'zod'
import { ctaButtonSchema } from '../cta-button.ts'
import { currencySchema } from '../currency.ts'
import { textSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

const tierSchema = z
  .strictObject({
    name: textSchema.describe('Name of the tier, e.g. "Workshop".'),
    description: textSchema.optional().describe('For whom it is, in one sentence.'),
    price: z
      .union([z.number().min(0), textSchema], { error: 'must be a number from 0, or a text such as On request' })
      .describe('An amount, e.g. 12.50, printed as the language of the site writes it; or a text such as On request.'),
    period: textSchema.optional().describe('What the price is for, e.g. "a month for each seat".'),
    features: z.array(textSchema).default([]).describe('What it includes.'),
    ctaButton: ctaButtonSchema
      .omit({ variant: true })
      .optional()
      .describe('Button of the tier: filled if the tier stands out, otherwise outlined.'),
    highlighted: z.boolean().default(false).describe('true makes the tier stand out. One tier may.'),
    tag: textSchema.optional().describe('Short tag beside the name, e.g. "Most chosen".'),
  })
  .describe('One tier.')

export const pricingBlock = defineBlockSchema('pricing', 'Tiers with their prices.', {
  data: z
    .strictObject({
      currency: currencySchema.optional().describe('ISO 4217 code, e.g. EUR. Prices that are numbers need it.'),
      tiers: z.array(tierSchema).min(1, 'needs at least one tier').describe('The tiers, in their order.'),
      note: textSchema.optional().describe('Line under the tiers, e.g. what taxes the prices include.'),
    })
    .superRefine(({ currency, tiers }, context) => {
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
})
export type PricingBlock = z.infer<typeof pricingBlock.schema>

// A tier of prices: of a pricing block, or of content/data/pricing-tiers.yaml.

import * as z from 'zod'
import { ctaButtonSchema } from './cta-button.ts'
import { textSchema } from './primitives.ts'

export const pricingTierSchema = z
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
    highlighted: z
      .boolean()
      .default(false)
      .describe('true makes the tier stand out. One tier may; of a list, the first.'),
    tag: textSchema.optional().describe('Short tag beside the name, e.g. "Most chosen".'),
  })
  .describe('One tier of a list of prices.')
export type PricingTier = z.infer<typeof pricingTierSchema>

// A table of what each product has.

import * as z from 'zod'
import { textSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

const rowSchema = z
  .strictObject({
    feature: textSchema.describe('What is compared, e.g. "Bicycles".'),
    values: z
      .array(z.union([z.boolean(), textSchema], { error: 'must be yes, no or a text; a number needs quotes' }))
      .describe('yes, no or a text for each product, in their order.'),
  })
  .describe('One feature.')

export const comparisonBlock = defineBlockSchema('comparison', 'A table of what each product has.', {
  starter: { products: ['TODO: product'], rows: [{ feature: 'TODO: feature', values: [true] }] },
  data: z
    .strictObject({
      products: z.array(textSchema).min(1, 'needs at least one product').describe('Names at the top of the columns.'),
      rows: z.array(rowSchema).min(1, 'needs at least one row').describe('The features, from the top.'),
      note: textSchema.optional().describe('Line under the table, e.g. where the values are from.'),
    })
    .superRefine(({ products, rows }, context) => {
      for (const [index, { values }] of rows.entries())
        if (values.length !== products.length)
          context.addIssue({
            code: 'custom',
            path: ['rows', index, 'values'],
            message: `must have a value for each product: ${products.length} instead of ${values.length}`,
          })
    }),
})
export type ComparisonBlock = z.infer<typeof comparisonBlock.schema>

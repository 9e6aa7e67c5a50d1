// Claims as large figures, each with a bar drawn to scale.

import * as z from 'zod'
import { claimIdSchema } from '../claim.ts'
import { textSchema } from '../primitives.ts'
import { defineBlockSchema, type Reference } from './block.ts'

export const metricItemSchema = z
  .strictObject({
    claim: claimIdSchema,
    description: textSchema.optional().describe("Default: the claim's description."),
    scale: z
      .strictObject({
        min: z.number().default(0).describe('Left end of the axis.'),
        max: z.number().describe('Right end of the axis.'),
        reading: z
          .strictObject({
            label: textSchema.describe('What is drawn, e.g. "down in a year".'),
            value: z.number().positive().describe('Its amount, in the unit of the axis, e.g. 52.6.'),
            unit: textSchema.describe('Unit of the axis, e.g. "min".'),
          })
          .optional()
          .describe(
            'What the figure amounts to, if an axis shows that better than the figure itself. ' +
              "Default: the claim's own amount and unit.",
          ),
        kind: z.enum(['linear', 'log']).default('linear').describe('log is marked as such.'),
        comparison: z
          .strictObject({
            label: textSchema.describe('Who or what.'),
            value: z.number().describe('Its value, in the unit of the axis.'),
          })
          .optional()
          .describe('A second mark on the axis.'),
      })
      .optional()
      .describe('Axis the figure is drawn on.'),
    note: textSchema.optional().describe('A short badge beside the figure.'),
  })
  .describe('One figure.')

export const metricsBlock = defineBlockSchema('metrics', 'Claims as large figures.', {
  data: z.strictObject({
    items: z.array(metricItemSchema).min(1, 'needs at least one item').describe('The figures, in their order.'),
  }),
  references: ({ items }) =>
    items.map(({ claim }, index): Reference => ({ to: 'claim', id: claim, path: ['items', index, 'claim'] })),
})
export type MetricsBlock = z.infer<typeof metricsBlock.schema>

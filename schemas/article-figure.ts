// The drawing at the head of a post: a few of its own amounts as bars, or as points where they are powers of ten apart.

import * as z from 'zod'
import { textSchema } from './primitives.ts'

const rowSchema = z.strictObject({
  label: textSchema.describe('What the amounts belong to, e.g. "G.711".'),
  amounts: z
    .array(z.number().nonnegative())
    .min(1)
    .max(3)
    .describe('One amount for each part, in the unit of the figure.'),
  value: textSchema
    .optional()
    .describe('As printed, e.g. "21 min 51 s". Default: the sum of the amounts, with the unit.'),
})

export const articleFigureSchema = z
  .strictObject({
    title: textSchema.describe('What is drawn, e.g. "Bit rate on the wire, one direction".'),
    unit: textSchema.describe('Unit of the amounts, e.g. "ms".'),
    parts: z
      .array(textSchema)
      .max(3)
      .default([])
      .describe('Names of the parts that each bar consists of, e.g. ["Sound", "Headers"].'),
    scale: z
      .enum(['linear', 'log'])
      .default('linear')
      .describe('linear: bars from zero. log: one point a row, on an axis of powers of ten.'),
    rows: z.array(rowSchema).min(2).max(6).describe('One bar or point each, from top to bottom.'),
  })
  .superRefine(({ parts, scale, rows }, context) => {
    const count = scale === 'log' ? 1 : Math.max(1, parts.length)
    for (const [index, { amounts }] of rows.entries()) {
      const path = ['rows', index, 'amounts']
      if (amounts.length !== count) context.addIssue({ code: 'custom', path, message: `needs ${count} amounts` })
      else if (scale === 'log' && amounts[0] === 0)
        context.addIssue({ code: 'custom', path, message: 'a logarithmic axis has no zero' })
    }
  })
  .describe('A drawing of amounts that the text names.')
export type ArticleFigure = z.infer<typeof articleFigureSchema>

// Pages refer to a claim as {claim:id}, so that each company figure is defined once.

import * as z from 'zod'
import { idSchema, textSchema } from './primitives.ts'

/** Id of a claim that a block shows. */
export const claimIdSchema = idSchema.meta({ names: 'claim', description: 'Id of the claim.' })

/** Conditions under which a figure was measured. An unknown one says "not published". */
export const measurementSchema = z
  .strictObject({
    machine: textSchema.default('not published').describe('Machine or plan, e.g. "AWS c5.4xlarge".'),
    method: textSchema.default('not published').describe('How it was measured, in one clause.'),
    samples: textSchema.default('not published').describe('Number of runs or samples.'),
    date: textSchema.default('not published').describe('When it was measured.'),
  })
  .describe('Machine, method, number of samples and date of a measurement.')
export type Measurement = z.infer<typeof measurementSchema>

export const claimSchema = z
  .strictObject({
    id: idSchema,
    label: textSchema.describe('What is counted, e.g. "Call setup".'),
    value: textSchema.describe('The figure as printed, e.g. "42" or "100,000+".'),
    unit: textSchema.optional().describe('Unit printed after the figure, e.g. "ms". Leave out for plain numbers.'),
    amount: z.number().optional().describe('The figure as a number, for drawings to scale.'),
    scope: textSchema.optional().describe('What the figure applies to, e.g. "per server" or "platform".'),
    description: textSchema.describe('One sentence that explains the figure.'),
    footnote: textSchema.optional().describe('What a careful reader must know beside the figure.'),
    measurement: measurementSchema.prefault({}).describe('How the figure was measured.'),
  })
  .describe('One figure the company states in public.')
export type Claim = z.infer<typeof claimSchema>

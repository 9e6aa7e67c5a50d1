// Units differ between benchmarks, so each is drawn on its own axis.

import * as z from 'zod'
import { measurementSchema } from './claim.ts'
import { idSchema, textSchema } from './primitives.ts'

const benchmarkGroups = ['latency', 'throughput', 'security'] as const

export const benchmarkSchema = z
  .strictObject({
    id: idSchema,
    group: z.enum(benchmarkGroups).describe('Tab that shows the test.'),
    metric: textSchema.describe('What was measured, e.g. "Call setup".'),
    product: z.number().describe("The product's value."),
    competitor: z.number().optional().describe("The baseline's value. Leave out when it is not published."),
    unit: textSchema.describe('e.g. ms, sessions, ops/s.'),
    lowerIsBetter: z.boolean().describe('Which direction is good.'),
    improvement: z.number().optional().describe('Improvement in percent. Default: computed from the two values.'),
    measurement: measurementSchema.prefault({}),
    footnote: textSchema.optional().describe('What a careful reader must know.'),
  })
  .describe('A measured comparison with one baseline.')
export type Benchmark = z.infer<typeof benchmarkSchema>

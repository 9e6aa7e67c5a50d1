// Figures of networks and of performance.

import * as z from 'zod'
import { iconSchema } from './icon.ts'
import { dateSchema, idSchema, textSchema } from './primitives.ts'

export const networkProfileSchema = z
  .strictObject({
    id: idSchema,
    name: textSchema.describe('Name of the preset, e.g. "Good Wi-Fi".'),
    latency: z.number().min(0).describe('One-way delay in milliseconds.'),
    jitter: z.number().min(0).describe('Milliseconds.'),
    packetLoss: z.number().min(0).max(100).describe('Percent.'),
    bandwidth: z.number().positive().describe('Megabits per second.'),
    description: textSchema.describe('When a line is like this.'),
  })
  .describe('A preset of network conditions.')

export const performanceStatSchema = z
  .strictObject({
    id: idSchema,
    icon: iconSchema,
    title: textSchema.describe('What the figure is about.'),
    value: textSchema.describe('Usually a claim, e.g. {claim:call-setup}.'),
    comparison: textSchema.describe('What the figure is compared with.'),
    competitorValue: textSchema
      .optional()
      .describe('Competing figure in the same unit, drawn beside the value. Usually a claim, e.g. 180 ms.'),
    description: textSchema.describe('One sentence.'),
    color: z
      .enum(['signal', 'neutral', 'ok', 'warn'])
      .default('neutral')
      .describe('Tone of the figure; signal means ours.'),
    timestamp: dateSchema.optional().describe('When the figure was taken. Leave out when it is not published.'),
  })
  .describe('A figure with its comparison, at one instant.')
export type PerformanceStat = z.infer<typeof performanceStatSchema>

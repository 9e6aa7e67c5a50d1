// Calls, real or simulated: sample call records, network profiles and the call simulation of the debug panel.

import * as z from 'zod'
import { iconSchema } from './icon.ts'
import { dateSchema, idSchema, textSchema } from './primitives.ts'

export const codecs = ['G.711', 'G.722', 'G.729', 'Opus'] as const
export const regions = ['us-east', 'us-west', 'eu-central', 'ap-southeast'] as const

export const callMetricSchema = z
  .strictObject({
    id: idSchema,
    timestamp: z.iso.datetime().describe('Start of the call, UTC.'),
    callId: idSchema,
    duration: z.int().min(0).describe('Seconds.'),
    quality: z.number().min(0).max(5).describe('Simulated score, 0 to 5; not a MOS.'),
    latency: z.number().min(0).describe('Milliseconds.'),
    jitter: z.number().min(0).describe('Milliseconds.'),
    packetLoss: z.number().min(0).max(100).describe('Percent.'),
    codec: z.enum(codecs),
    region: z.enum(regions),
  })
  .describe('A sample call record.')
export type CallMetric = z.infer<typeof callMetricSchema>

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
export type NetworkProfile = z.infer<typeof networkProfileSchema>

export const callSimulationSchema = z
  .strictObject({
    id: idSchema,
    participantCount: z.int().min(1).default(2),
    duration: z.number().positive().default(300).describe('Seconds.'),
    networkCondition: idSchema.describe('Id of a network profile.'),
    codec: z.enum(codecs).default('Opus'),
    encryption: z.boolean().default(true),
    aiProcessing: z.boolean().default(false),
    results: z
      .strictObject({
        averageLatency: z.number().describe('Milliseconds.'),
        averageQuality: z.number().describe('3 + 2 * max(0, 1 - packetLoss / 10): a simulated score, not a MOS.'),
        totalPackets: z.int().describe('50 per second and participant.'),
        lostPackets: z.int(),
        jitterVariance: z.number(),
        cpuUsage: z.number().describe('Percent.'),
        memoryUsage: z.number().describe('Megabytes.'),
        aiProcessingTime: z.number().describe('Milliseconds.'),
      })
      .optional(),
  })
  .describe('A simulated call.')
export type CallSimulation = z.infer<typeof callSimulationSchema>

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

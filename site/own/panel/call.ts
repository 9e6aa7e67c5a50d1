// Calls of the panel: sample records and the simulation.

import * as z from 'zod'

const idSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

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

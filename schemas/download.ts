// A file visitors can download, and the totals shown beside the list.

import * as z from 'zod'
import { assetPathSchema, hrefSchema, idSchema, textSchema } from './primitives.ts'

const downloadCategories = ['sdk', 'docs', 'samples', 'tools'] as const

export const downloadSchema = z
  .strictObject({
    id: idSchema,
    name: textSchema.describe('Name of the file as visitors read it.'),
    version: textSchema.describe('In quotes, e.g. "2.4.0".'),
    description: textSchema.describe('One or two sentences.'),
    platform: z
      .array(textSchema)
      .min(1, 'needs at least one platform')
      .describe('Systems it runs on, e.g. Linux, macOS, Windows, Web.'),
    downloadUrl: assetPathSchema.describe('The file; its size is measured by the build.'),
    size: textSchema
      .optional()
      .describe('Printed size. Default: the real size of the file; another value is a warning.'),
    documentationUrl: hrefSchema.optional().describe('Shows a Docs button.'),
    sourceUrl: hrefSchema.optional().describe('Shows a Source button.'),
    category: z.enum(downloadCategories).describe('Tab that shows the file.'),
    featured: z.boolean().default(false).describe('Shows the Featured badge.'),
    changelog: z.array(textSchema).default([]).describe("The first three are shown under What's New."),
    requirements: z.array(textSchema).default([]).describe('What it needs, e.g. "Node.js 16+".'),
  })
  .describe('A file visitors can download.')
export type Download = z.infer<typeof downloadSchema>

export const downloadStatsSchema = z
  .strictObject({
    totalDownloads: z.int().min(0).describe('Files fetched from this site so far.'),
    monthlyDownloads: z.int().min(0).describe('Files fetched in the last month.'),
    platforms: z
      .array(
        z.strictObject({
          name: textSchema.describe('System.'),
          downloads: z.int().min(0).describe('Files fetched.'),
          growth: z.number().describe('Change from the previous month, in percent.'),
        }),
      )
      .default([])
      .describe('Totals per system.'),
  })
  .describe('Downloads of files from this site. Never added to package-registry installs.')
export type DownloadStats = z.infer<typeof downloadStatsSchema>

// A kind of application the platform is built into: one tab of the platform selection.

import * as z from 'zod'
import { iconSchema } from './icon.ts'
import { hrefSchema, idSchema, textSchema } from './primitives.ts'

export const platformSchema = z
  .strictObject({
    id: idSchema,
    name: textSchema.describe('Name of the tab, e.g. "Web Applications".'),
    icon: iconSchema,
    description: textSchema.describe('One or two sentences.'),
    features: z.array(textSchema).min(1, 'needs at least one feature').describe('What the platform gives there.'),
    installCommand: textSchema.describe('Quick start, e.g. "npm install example".'),
    guideUrl: hrefSchema.describe('Where View Full Guide leads.'),
    examplesUrl: hrefSchema.describe('Where See Examples leads.'),
    badges: z.array(textSchema).default([]).describe('Short words beside the name, e.g. "Beta".'),
    badgeNote: textSchema.optional().describe('What a badge depends on, e.g. "Phone support on yearly plans".'),
  })
  .describe('A kind of application the platform is built into.')
export type Platform = z.infer<typeof platformSchema>

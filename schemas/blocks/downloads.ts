// Files from content/data/downloads.yaml, in tabs by category.

import * as z from 'zod'
import { blockSchema } from './block.ts'

export const downloadsBlockSchema = blockSchema(
  'downloads',
  z.strictObject({ showTabs: z.boolean().default(true).describe('false shows all files without tabs.') }).prefault({}),
).describe('Files to download.')
export type DownloadsBlock = z.infer<typeof downloadsBlockSchema>

// Files from content/data/downloads.yaml, in tabs by category.

import * as z from 'zod'
import { defineBlockSchema } from './block.ts'

export const downloadsBlock = defineBlockSchema('downloads', 'Files to download.', {
  data: z
    .strictObject({ showTabs: z.boolean().default(true).describe('false shows all files without tabs.') })
    .prefault({}),
  anchor: () => 'download-card',
})

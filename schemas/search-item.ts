// One hit the search dialog can show. The built-in items are in content/data/search.yaml; the build adds every
// visible page below them.

import * as z from 'zod'
import { hrefSchema, idSchema, textSchema } from './primitives.ts'

export const searchItemSchema = z
  .strictObject({
    id: idSchema,
    title: textSchema.describe('Title of the hit.'),
    description: textSchema.describe('One sentence below the title.'),
    type: z.enum(['page', 'documentation', 'api', 'community', 'download']).describe('What kind of page it leads to.'),
    url: hrefSchema,
    category: textSchema.describe('Word beside the title, e.g. "Guides".'),
    relevance: z.number().min(0.75).max(0.95).describe('0.75 to 0.95; hits are sorted by it, highest first.'),
  })
  .describe('A hit the search dialog can show.')
export type SearchItem = z.infer<typeof searchItemSchema>

/** An item of the search index. */
export interface IndexItem extends SearchItem {
  /** Other names that it is found by as by its title. */
  keywords?: readonly string[]
  /** All its words, line by line. On a large site they are in files of their own. */
  text?: string
  /** The description is the beginning of the text. */
  isExcerpt?: boolean
}

// content/docs/**/_folder.yaml: how a folder of the documentation appears in the side bar. The file is optional.

import * as z from 'zod'
import { badgeSchema, orderSchema } from './doc-page.ts'
import { textSchema } from './primitives.ts'

export const docsFolderSchema = z
  .strictObject({
    title: textSchema.optional().describe('Name of the folder. Default: the title of its index page, or its name.'),
    order: orderSchema.optional(),
    badge: badgeSchema.optional(),
    open: z
      .boolean()
      .optional()
      .describe('Whether its pages show before a reader opens it. Default: in the upmost folders of a small tree.'),
    pages: z
      .array(textSchema)
      .default([])
      .describe('Last parts of the addresses in it, in their order, e.g. [install, guides]. Others follow.'),
  })
  .describe('A folder of the documentation in the side bar.')
export type DocsFolder = z.infer<typeof docsFolderSchema>

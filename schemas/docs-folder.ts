// content/docs/**/_folder.yaml: how a folder of the documentation appears in the side bar. The file is optional.

import * as z from 'zod'
import { badgeSchema, orderSchema } from './doc-page.ts'
import { hrefSchema, textSchema } from './primitives.ts'

/** An entry of a list in the side bar that is more than the name of a page. */
export interface SidebarItem {
  title?: string | undefined
  page?: string | undefined
  href?: string | undefined
  open?: boolean | undefined
  items?: SidebarEntry[] | undefined
}

/** An entry of a list in the side bar. */
export type SidebarEntry = string | SidebarItem

const entriesSchema: z.ZodType<SidebarEntry[]> = z.lazy(() => z.array(entrySchema))

const itemSchema = z
  .strictObject({
    title: textSchema.optional().describe('Text of a group or a link. Default: the title of its page.'),
    page: textSchema.optional().describe('Page that the text of a group links to.'),
    href: hrefSchema.optional().describe('Target of a link that is no page of the documentation.'),
    open: z
      .boolean()
      .optional()
      .describe('Whether the group is open at first. Default: in the upmost groups of a small tree.'),
    items: entriesSchema.optional().describe('Entries of a group.'),
  })
  .describe('A group or a link of the side bar.')

const entrySchema = z.union([textSchema, itemSchema], {
  error: ({ input }) =>
    (typeof input === 'object' && !Array.isArray(input)) || input === ''
      ? undefined
      : 'must be the name of a page, or a group with "title" and "items"',
})

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
    sidebar: z
      .array(entrySchema)
      .default([])
      .describe(
        'What it shows: names of pages ("install", "guides/first-trip.md", "/docs/pier"), groups with "title", ' +
          '"page", "open" and "items", and links with "title" and "href".',
      ),
    others: z
      .enum(['after', 'hidden'])
      .default('after')
      .describe('Where pages are that "sidebar" does not name: after it, or hidden from the side bar.'),
  })
  .describe('A folder of the documentation in the side bar.')
export type DocsFolder = z.infer<typeof docsFolderSchema>

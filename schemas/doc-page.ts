// Front matter of content/docs/**/*.md: pages of documentation, which form a tree. The folders are its branches.

import * as z from 'zod'
import { coverSchema } from './cover.ts'
import { dateSchema, slugSchema, tagsSchema, textSchema } from './primitives.ts'
import { aliasesSchema } from './redirect.ts'
import { statusSchema } from './status.ts'

/** Places before others in the side bar; negative numbers and fractions fit between two that are there. */
export const orderSchema = z
  .number()
  .describe('Place among its neighbours in the side bar, smallest first. Those without one follow, by title.')

/** A word or two beside a link of the side bar. */
export const badgeSchema = textSchema.describe('A word or two beside the link, e.g. "new".')

export const docPageSchema = z
  .strictObject({
    slug: slugSchema.optional().describe('Last part of the address. Default: the file name; of index.md the folder.'),
    title: textSchema.describe('Title of the page.'),
    label: textSchema.optional().describe('Shorter title for the side bar. Default: the title.'),
    description: textSchema
      .optional()
      .describe('One sentence: below the title, in lists of pages and for search engines.'),
    order: orderSchema.optional(),
    badge: badgeSchema.optional(),
    cover: coverSchema.optional(),
    keywords: z.array(textSchema).default([]).describe('For search engines.'),
    tags: tagsSchema,
    publishedAt: dateSchema.optional().describe('Day of publication. A page with a date in the future is not built.'),
    updatedAt: dateSchema.optional().describe('Last change of substance.'),
    aliases: aliasesSchema,
    status: statusSchema,
  })
  .describe('A page of the documentation.')
export type DocPage = z.infer<typeof docPageSchema>

/** What `libretto new doc` writes. */
export function docPageStarter(title: string, day: string): string {
  return `---
title: ${title}
description: "TODO: say in one sentence what a reader can do after this page."
# Place in the side bar, smallest first. Without it the page comes after the others, by title.
# order: 1
# published: visible. draft: only in watch and with --drafts.
status: draft
updatedAt: ${day}
---

TODO: write the page here, in Markdown. Headings begin at two hashes.
`
}

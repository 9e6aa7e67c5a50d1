// content/pages/**/*.yaml: a head and an ordered list of blocks. Here blocks are merely a list: they are checked one by
// one against blocks/registry.ts, so that an error is about that block only.

import * as z from 'zod'
import { countSchema, dateSchema, idSchema, previewSchema, textSchema } from './primitives.ts'
import { statusSchema } from './status.ts'

export const pageSchema = z
  .strictObject({
    id: idSchema.optional().describe('Default: the path with hyphens, e.g. docs-api.'),
    slug: z
      .string()
      .regex(
        /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/,
        'must be a path such as docs/api: lower-case words, no slash at the ends',
      )
      .optional()
      .describe('Path of the page. Default: the path of the file.'),
    title: textSchema.describe('Title of the browser tab and of search results.'),
    description: textSchema.optional().describe('For search engines: 50 to 160 characters.'),
    keywords: z.array(textSchema).optional().describe('For search engines.'),
    image: previewSchema
      .optional()
      .describe('PNG, JPEG or WebP, 1200 × 630 pixels, for link previews. Default: drawn from the title.'),
    status: statusSchema,
    listed: z
      .boolean()
      .default(true)
      .describe(
        'false: a page that nothing leads to, such as the target of an advertisement. ' +
          'Sitemap, search and llms.txt leave it out, and search engines are asked to do so.',
      ),
    version: countSchema.default(1).describe('Increased by one with every change in the panel.'),
    lastModified: dateSchema.optional().describe('Last change of substance.'),
    blocks: z.array(z.unknown()).default([]).describe('The blocks of the page, from top to bottom.'),
  })
  .describe('A page.')
export type PageHead = Omit<z.infer<typeof pageSchema>, 'blocks'>

/** What `libretto new page` writes. */
export function pageStarter(title: string, day: string): string {
  return `# A page is a head and a list of blocks. The manual explains their fields.
# "libretto schema" prints the same for editors.
title: ${title}
description: "TODO: tell search engines in 50 to 160 characters what this page is about."
# published: visible. draft: only in watch and with --drafts.
status: draft
lastModified: ${day}
blocks:
  - id: hero
    type: hero
    title: ${title}
    subtitle: "TODO: say what a reader finds on this page."
  - id: text
    type: text
    title: "TODO: heading of the first section"
    content: |
      TODO: write Markdown here.
`
}

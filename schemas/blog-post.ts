// Front matter of content/blog/SLUG.md. The Markdown below it is the field `content`.

import * as z from 'zod'
import { articleFigureSchema } from './article-figure.ts'
import { citationSchema } from './citation.ts'
import { coverSchema } from './cover.ts'
import { assetPathSchema, countSchema, dateSchema, idSchema, slugSchema, tagsSchema, textSchema } from './primitives.ts'
import { aliasesSchema } from './redirect.ts'
import { statusSchema } from './status.ts'

const authorSchema = z
  .strictObject({
    name: textSchema.describe('Name as printed.'),
    avatar: assetPathSchema.optional().describe('Portrait; initials are drawn when it is missing.'),
    bio: textSchema.optional().describe('One or two sentences.'),
    credentials: textSchema.optional().describe('Degree, position or field, e.g. "Media engineer".'),
  })
  .describe('Who wrote an article.')
export type Author = z.infer<typeof authorSchema>

export const blogPostSchema = z
  .strictObject({
    id: idSchema.optional().describe('Default: the file name.'),
    slug: slugSchema.optional().describe('Default: the file name.'),
    title: textSchema.describe('Title of the post.'),
    excerpt: textSchema.optional().describe('One or two sentences. Default: the beginning of the text.'),
    description: textSchema.optional().describe('For search engines. Default: the excerpt.'),
    keywords: z.array(textSchema).optional().describe('For search engines. Default: the tags.'),
    tags: tagsSchema,
    category: textSchema.optional().describe('Main topic.'),
    featured: z.boolean().default(false).describe('Marked as featured in lists.'),
    author: authorSchema.optional().describe('Default: the site itself.'),
    publishedAt: dateSchema.describe(
      'Day of publication, e.g. 2026-05-31. A post with a date in the future is not built.',
    ),
    updatedAt: dateSchema.optional().describe('Last change of substance.'),
    readTime: countSchema
      .optional()
      .describe('Minutes. Default: characters / 1000, rounded up; another value is a warning.'),
    cover: coverSchema.optional(),
    citations: z.array(citationSchema).default([]).describe('Numbered references.'),
    researchSummary: textSchema.optional().describe('Findings in a few sentences.'),
    figure: articleFigureSchema.optional(),
    methodology: textSchema.optional().describe('How the findings were made.'),
    aliases: aliasesSchema,
    status: statusSchema,
  })
  .describe('A post of the research blog.')
export type BlogPost = z.infer<typeof blogPostSchema>

/** What `libretto new post` writes. */
export function blogPostStarter(title: string, day: string): string {
  return `---
title: ${title}
# A date in the future keeps the post back until then.
publishedAt: ${day}
# published: visible. draft: only in watch and with --drafts.
status: draft
# One or two sentences for lists and feeds.
excerpt: "TODO: say in a sentence or two what the post shows."
tags: []
---

TODO: write Markdown here. Headings begin at two hashes.
`
}

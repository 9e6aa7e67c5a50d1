// Front matter of content/help/SLUG.md. The Markdown below it is the field `content`. Only the title is required.

import * as z from 'zod'
import { countSchema, dateSchema, hrefSchema, idSchema, slugSchema, tagsSchema, textSchema } from './primitives.ts'
import { aliasesSchema } from './redirect.ts'
import { statusSchema } from './status.ts'

export const helpArticleSchema = z
  .strictObject({
    id: idSchema.optional().describe('Default: the file name.'),
    slug: slugSchema.optional().describe('Default: the file name.'),
    title: textSchema.describe('Title of the article.'),
    description: textSchema.optional().describe('For search engines. Default: the beginning of the text.'),
    category: textSchema.default('General').describe('Main category of the article.'),
    subcategory: textSchema.optional().describe('Category within the main one.'),
    difficulty: textSchema.optional().describe('beginner or intermediate; anything else is shown as advanced.'),
    tags: tagsSchema,
    lastUpdated: dateSchema.optional().describe('Last change of substance.'),
    helpful: countSchema.default(0).describe('Yes votes so far.'),
    notHelpful: countSchema.default(0).describe('No votes so far.'),
    relatedArticles: z.array(idSchema).default([]).describe('Ids of other help articles.'),
    searchKeywords: z.array(textSchema).default([]).describe('Words people search for that the text does not contain.'),
    videoUrl: hrefSchema.optional().describe('Shows a placeholder for a video.'),
    aliases: aliasesSchema,
    status: statusSchema,
  })
  .describe('An article of the help centre.')
export type HelpArticle = z.infer<typeof helpArticleSchema>

/** What `libretto new help` writes. */
export function helpArticleStarter(title: string, day: string): string {
  return `---
title: ${title}
# published: visible. draft: only in watch and with --drafts.
status: draft
category: General
# beginner or intermediate; anything else is shown as advanced.
difficulty: beginner
# For search engines.
description: "TODO: say in a sentence which problem this article solves."
lastUpdated: ${day}
---

TODO: say what the reader sees, then what to do. Headings begin at two hashes.
`
}

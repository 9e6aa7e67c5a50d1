// Front matter of content/case-studies/NAME.md. The Markdown below it tells the rest of the story.

import * as z from 'zod'
import { citationSchema } from './citation.ts'
import { coverSchema } from './cover.ts'
import { dateSchema, idSchema, markdownSchema, slugSchema, textSchema } from './primitives.ts'
import { aliasesSchema } from './redirect.ts'
import { statusSchema } from './status.ts'
import { testimonialSchema } from './testimonial.ts'

const implementationSchema = z
  .strictObject({
    duration: textSchema.describe('e.g. "11 weeks".'),
    team: textSchema.describe('Who did it, e.g. "2 back-end, 1 operations lead".'),
    technologies: z.array(textSchema).default([]).describe('What was used.'),
    approach: textSchema.describe('How it was done, in a sentence or two.'),
  })
  .describe('How the solution was put in place.')

const resultSchema = z
  .strictObject({
    metric: textSchema.describe('What was measured, e.g. "Call set-up, median".'),
    before: textSchema.describe('Value with unit, e.g. "168 ms".'),
    after: textSchema.describe('Value with unit, e.g. "44 ms".'),
    improvement: textSchema.describe('Change, e.g. "-74%".'),
    methodology: textSchema.describe('How it was measured.'),
    timeframe: textSchema.describe('Over what time, e.g. "8 weeks each side".'),
  })
  .describe('One measured change.')
export type Result = z.infer<typeof resultSchema>

const roiSchema = z
  .strictObject({
    investment: textSchema.describe('Cost, e.g. "$186,000". Drawn if it is in the currency of site.yaml.'),
    return: textSchema.describe('Annual return, e.g. "$412,000".'),
    paybackPeriod: textSchema.describe('e.g. "5.4 months".'),
  })
  .describe('Return on investment.')

export const caseStudySchema = z
  .strictObject({
    id: idSchema.optional().describe('Default: the file name. /case-studies/ID leads to the page as well.'),
    slug: slugSchema.optional().describe('Default: the title, lower-case, spaces as hyphens.'),
    title: textSchema.describe('Letters, digits, spaces and hyphens only, because it becomes the address.'),
    company: textSchema.describe('Name of the customer.'),
    industry: textSchema.describe('Field the customer works in, e.g. "Shipping".'),
    challenge: markdownSchema.optional().describe('Markdown. What was wrong.'),
    solution: markdownSchema.optional().describe('Markdown. What was done.'),
    description: textSchema.optional().describe('For search engines. Default: the beginning of the challenge.'),
    keywords: z.array(textSchema).optional().describe('For search engines.'),
    featured: z.boolean().default(false).describe('Shows the Featured badge.'),
    publishedAt: dateSchema.describe(
      'Day of publication, e.g. 2026-05-31. A study with a date in the future is not built.',
    ),
    cover: coverSchema.optional(),
    implementation: implementationSchema.optional(),
    results: z.array(resultSchema).default([]).describe('Measured changes.'),
    testimonial: testimonialSchema.optional().describe('Quote from the customer.'),
    roi: roiSchema.optional(),
    citations: z.array(citationSchema).default([]).describe('Numbered references.'),
    aliases: aliasesSchema,
    status: statusSchema,
  })
  .describe('What a customer wanted, did and measured.')
export type CaseStudy = z.infer<typeof caseStudySchema>

/** What `libretto new case-study` writes. */
export function caseStudyStarter(title: string, day: string): string {
  return `---
# Letters, digits, spaces and hyphens only: the title becomes the address.
title: ${title}
company: "TODO: name of the customer"
industry: "TODO: field that the customer works in"
publishedAt: ${day}
# published: visible. draft: only in watch and with --drafts.
status: draft
challenge: |
  TODO: say what was wrong, with a figure.
solution: |
  TODO: say what was done, by whom, in which order.
---

TODO: tell the rest of the story. Headings begin at two hashes.
`
}

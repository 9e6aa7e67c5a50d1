// Identifiers must be real: a source without a DOI has none here.

import * as z from 'zod'
import { dateSchema, idSchema, textSchema, urlSchema } from './primitives.ts'

export const citationSchema = z
  .strictObject({
    id: idSchema,
    type: z.enum(['standard', 'paper', 'book', 'article', 'report', 'website']).describe('Kind of source.'),
    title: textSchema.describe('Title as published.'),
    authors: z.array(textSchema).min(1, 'needs at least one author').describe('Authors or the issuing body.'),
    publication: textSchema.describe('Series, journal or publisher, e.g. "RFC 3711, IETF".'),
    publishedDate: z
      .string()
      .regex(
        /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/,
        'must be a year, month or day such as 2004, 2004-03 or 2004-03-01 in quotes',
      )
      .describe('Year, month or day, e.g. "2004-03".'),
    doi: z
      .string()
      .regex(/^10\.\d{4,9}\/\S+$/, 'must be a DOI such as 10.17487/RFC3711')
      .optional()
      .describe('Digital object identifier.'),
    url: urlSchema.optional().describe('Where the source can be read.'),
    accessDate: dateSchema.optional().describe('Day the address was last read.'),
    credibilityScore: z.number().min(0).max(10).describe("Editor's rating out of 10."),
    relevanceScore: z.number().min(0).max(10).optional().describe('How close the source is to the text, out of 10.'),
    abstract: textSchema.optional().describe('What the source says, in our words.'),
  })
  .describe('A published source.')
export type Citation = z.infer<typeof citationSchema>

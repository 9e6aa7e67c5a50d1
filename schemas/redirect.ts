// content/redirects.yaml: old addresses and where they lead now.

import * as z from 'zod'
import { hrefSchema, isSafeHref } from './primitives.ts'

const oldPathSchema = z
  .string()
  .regex(
    /^\/[a-z0-9]+(?:[-_.][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-_.][a-z0-9]+)*)*$/,
    'must be a path such as /old/page, lower-case and without a trailing slash',
  )
  .describe('Old path, e.g. /guides/start.')

export const aliasesSchema = z
  .array(oldPathSchema)
  .optional()
  .describe('Old addresses of the article, e.g. /2024/first; each redirects to it.')

export const redirectSchema = z
  .strictObject({
    from: oldPathSchema,
    to: hrefSchema
      .refine(
        (to) => !isSafeHref(to) || /^(?:\/|[a-z][a-z0-9+.-]*:)/i.test(to),
        'must begin with a slash, or be a whole address such as https://example.com/page',
      )
      .describe('New address: a path of this site, or a whole address.'),
    status: z
      .union([z.literal(301), z.literal(302)], 'must be 301 or 302')
      .default(301)
      .describe('301 for good, 302 for now.'),
  })
  .describe('An old address and where it leads now.')
export type Redirect = z.infer<typeof redirectSchema>

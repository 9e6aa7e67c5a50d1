// content/redirects.yaml and redirects.csv: old addresses and where they lead now.

import * as z from 'zod'
import { describeOldPath } from './old-path.ts'
import { hrefSchema, isSafeHref } from './primitives.ts'

const oldPathSchema = z
  .string()
  .refine((path) => describeOldPath(path) === undefined, {
    error: ({ input }) => (typeof input === 'string' ? describeOldPath(input) : undefined) ?? '',
  })
  .describe(
    'Old path, e.g. /guides/Start.html; capitals, spaces, %-escapes and letters of any language are allowed. ' +
      '/old/* stands for /old and all addresses below it.',
  )

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
      .refine(
        (to) => !isSafeHref(to) || !/^(?:mailto|tel|sms):/i.test(to),
        'must be the address of a page: browsers follow no redirect to a mail or a phone; link to it from a page',
      )
      .describe(
        'New address: a path of this site, or a whole address. With /* at its end, it gets the part of the old ' +
          'address that the star of "from" stands for.',
      ),
    status: z
      .union([z.literal(301), z.literal(302)], 'must be 301 or 302')
      .default(301)
      .describe('301 for good, 302 for now.'),
  })
  .refine(({ from, to }) => !to.endsWith('/*') || from.endsWith('/*'), {
    path: ['to'],
    message: 'must not end in /* unless "from" does; write %2A for a star that is part of the address',
  })
  .describe('An old address and where it leads now.')
export type Redirect = z.infer<typeof redirectSchema>

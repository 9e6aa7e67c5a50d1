// What the owner of a site adds to the head of every page: a closed list, in which nothing runs, loads a script or
// changes how a page is shown or found.

import * as z from 'zod'
import { hrefSchema, isSafeHref, textSchema } from './primitives.ts'

/** Names of meta elements. Those of the build, such as description and robots, are not among them. */
const metaNames = [
  'google-site-verification',
  'msvalidate.01',
  'yandex-verification',
  'naver-site-verification',
  'baidu-site-verification',
  'facebook-domain-verification',
  'p:domain_verify',
  'author',
  'publisher',
  'copyright',
  'application-name',
  'apple-itunes-app',
  'fediverse:creator',
  'format-detection',
  'rating',
] as const

/** Relations that a browser does not follow by itself. */
const relations = [
  'me',
  'author',
  'publisher',
  'license',
  'alternate',
  'search',
  'help',
  'privacy-policy',
  'terms-of-service',
  'blogroll',
  'webmention',
  'pingback',
  'indieauth-metadata',
  'authorization_endpoint',
  'token_endpoint',
  'micropub',
  'pgpkey',
] as const

const colourSchema = z
  .string()
  .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'must be a colour such as #0a66c2')
  .describe('Colour in hexadecimal digits.')

const headLinkSchema = z.strictObject({
  rel: z.enum(relations).describe('What the address is to the site, e.g. me.'),
  href: hrefSchema
    .refine(
      (href) => !isSafeHref(href) || /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(href),
      'must begin with a slash, or be a whole address such as https://social.example.com/@name',
    )
    .describe('Path of this site, or a whole address.'),
  type: z
    .string()
    .regex(/^[a-z\d][\w.+-]*\/[a-z\d][\w.+-]*$/i, 'must be a media type such as application/rss+xml')
    .optional()
    .describe('Media type of what is there.'),
  title: textSchema.optional().describe('Name that programs show for it.'),
})

/** Parts of the head of every page. */
export const headSchema = z
  .strictObject({
    meta: z
      .array(
        z.strictObject({
          name: z.enum(metaNames).describe('Name of the element, e.g. google-site-verification.'),
          content: textSchema.max(500).describe('Its value, e.g. the token that the service gives you.'),
        }),
      )
      .default([])
      .describe('Meta elements, such as those by which search engines know the owner.'),
    links: z
      .array(headLinkSchema)
      .default([])
      .describe('Link elements, such as profiles of the owner elsewhere. None of them loads anything.'),
    themeColor: z
      .strictObject({
        light: colourSchema,
        dark: colourSchema.optional().describe('The same on dark pages. Default: their ground.'),
      })
      .optional()
      .describe('Colours that a browser gives its own bars, on light and on dark pages. Default: those of the pages.'),
  })
  .prefault({})
  .describe('What every page says in its head, in addition to what the build writes.')
/** What the owner of a site adds to the head of every page. */
export type Head = z.infer<typeof headSchema>

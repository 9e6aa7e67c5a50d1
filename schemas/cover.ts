// The picture of an article: on its page, in lists, in feeds and in link previews.

import * as z from 'zod'

/** A picture of content/assets, or one beside the article, relative to its file. */
const pattern = /^(?:\/assets\/|(?!\/|[A-Za-z][A-Za-z\d+.-]*:))[^\\?#]*\.(?:avif|gif|jpe?g|png|svg|webp)$/i

export const coverSchema = z
  .strictObject({
    src: z
      .string()
      .regex(pattern, 'must name a picture, such as pier/boats.jpg beside the article or /assets/boats.jpg')
      .meta({
        names: 'asset',
        description: 'Picture beside the article, e.g. pier/boats.jpg, or of content/assets, e.g. /assets/boats.jpg.',
      }),
    alt: z.string().default('').describe('What the picture shows; empty when it only decorates.'),
  })
  .describe('Picture of the article: on its page, in lists and feeds, and in link previews.')
export type Cover = z.infer<typeof coverSchema>

/** The cover in front matter. A collection of the site's own may use the key for something else. */
export function coverOf({ head: { cover } }: { head: { cover?: unknown } }): Cover | undefined {
  return cover === undefined ? undefined : coverSchema.safeParse(cover).data
}

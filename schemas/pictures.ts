// content/site.yaml, `pictures`: how the pictures of the site are published. The defaults cost little time; better
// formats cost more of it.

import * as z from 'zod'

/** AVIF first: browsers take the first format that they know. */
export const pictureFormats = ['avif', 'webp'] as const
/** A format of smaller versions. */
export type PictureFormat = (typeof pictureFormats)[number]

/** For a check of a list: no value stands in it twice. */
const onlyOnce = (values: readonly (string | number)[], context: z.core.$RefinementCtx) => {
  for (const [index, value] of values.entries())
    if (values.indexOf(value) < index)
      context.addIssue({ code: 'custom', path: [index], message: 'must not repeat an item above it' })
}

const widthError = 'must be a number of pixels from 100 to 4000'

/** How the pictures of a site are published. */
export const picturesSchema = z
  .strictObject({
    formats: z
      .array(z.enum(pictureFormats))
      .superRefine(onlyOnce)
      .default(['webp'])
      .describe(
        'Formats of the smaller versions. AVIF takes three to four times as long as WebP. With [] pictures are ' +
          'published as they are.',
      ),
    widths: z
      .array(z.int().min(100, widthError).max(4000, widthError))
      .min(1, 'needs a width; to publish pictures as they are, write "formats: []"')
      .max(6, 'must have at most 6 widths')
      .superRefine(onlyOnce)
      .default([480, 800, 1600])
      .describe('Widths of the smaller versions in pixels. A picture gets no version wider than itself.'),
    metadata: z
      .enum(['remove', 'keep'])
      .default('remove')
      .describe(
        'Whether published JPEG, PNG, WebP, AVIF and HEIC files keep what cameras and programs have noted in them: ' +
          'place, time, names, comments, small pictures. Pixels, colours and how a picture is turned never change.',
      ),
  })
  .prefault({})
  .describe('Smaller versions of pictures, which browsers choose from. The package sharp makes them.')
/** How the pictures of a site are published. */
export type Pictures = z.infer<typeof picturesSchema>

/** Of site.yaml only how its pictures are published, for work that begins before the rest is read. */
export const pictureSettings = z.object({ pictures: picturesSchema })

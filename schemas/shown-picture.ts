// Pictures and films that a block shows beside its words.

import * as z from 'zod'
import { assetPathSchema, textSchema } from './primitives.ts'

/** The picture of an item of a block. */
export const itemPictureSchema = z
  .strictObject({
    src: assetPathSchema,
    alt: z.string().default('').describe('What the picture shows; empty when it only decorates.'),
  })
  .describe('A picture of content/assets.')

const darkSchema = z
  .strictObject({ src: assetPathSchema })
  .optional()
  .describe('Picture for dark pages. Default: the same one.')

/** A picture of a block; `dark` and `phone` are shown in its place. */
export const shownPictureSchema = z
  .strictObject({
    src: assetPathSchema,
    alt: z.string().default('').describe('What the picture shows; empty when it only decorates.'),
    dark: darkSchema,
    phone: z
      .strictObject({ src: assetPathSchema, dark: darkSchema })
      .optional()
      .describe('Picture for narrow windows, e.g. an upright one. Default: the same one.'),
  })
  .describe('A picture of content/assets.')
export type WrittenPicture = z.infer<typeof shownPictureSchema>

/** A film of the site itself. */
export const filmSchema = z
  .strictObject({
    src: assetPathSchema.regex(/\.(?:mp4|webm)$/i, 'must name an MP4 or a WebM file'),
    title: textSchema.describe('What the film shows. Screen readers say it.'),
    poster: assetPathSchema.describe('Picture that is shown until the film plays. The film takes its size.'),
    captions: z
      .strictObject({ src: assetPathSchema.regex(/\.vtt$/i, 'must name a WebVTT file') })
      .optional()
      .describe('What is said in the film, as WebVTT, in the language of the page.'),
    loop: z
      .boolean()
      .default(false)
      .describe('Plays by itself, without sound, again and again; not for visitors who prefer less motion.'),
  })
  .describe('A film of content/assets.')
export type Film = z.infer<typeof filmSchema>

/** The assets that a picture names. */
export function namesOfPicture(picture: WrittenPicture | undefined): string[] {
  if (!picture) return []
  const { src, dark, phone } = picture
  return [src, dark?.src, phone?.src, phone?.dark?.src].filter((name) => name !== undefined)
}

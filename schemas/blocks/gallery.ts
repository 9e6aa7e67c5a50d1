// Pictures side by side. Each leads to its file, where visitors see all of it.

import * as z from 'zod'
import { assetPathSchema, textSchema } from '../primitives.ts'
import { ratios } from '../ratio.ts'
import { defineBlockSchema } from './block.ts'

const pictureSchema = z
  .strictObject({
    src: assetPathSchema,
    alt: textSchema.describe('What the picture shows. Screen readers say it.'),
    caption: textSchema.optional().describe('Line under the picture.'),
  })
  .describe('One picture.')

export const galleryBlock = defineBlockSchema('gallery', 'Pictures side by side.', {
  data: z.strictObject({
    items: z.array(pictureSchema).min(1, 'needs at least one picture').describe('The pictures, in their order.'),
    ratio: z
      .enum(['original', ...ratios])
      .default('4:3')
      .describe('Width to height of all pictures: what is beyond is cut off. original keeps the shape of each file.'),
    columns: z.int().min(1).max(4).default(3).describe('Pictures in a row, where there is room for them.'),
  }),
  pictures: ({ items }) => items.map(({ src }) => src),
})
export type GalleryBlock = z.infer<typeof galleryBlock.schema>

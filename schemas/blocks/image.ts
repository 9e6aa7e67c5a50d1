// A picture with its caption. Without a source it says so instead of showing a broken image.

import * as z from 'zod'
import { assetPathSchema, hrefSchema, textSchema, urlSchema } from '../primitives.ts'
import { defineBlockSchema } from './block.ts'

export const imageBlock = defineBlockSchema('image', 'A picture.', {
  data: z
    .strictObject({
      src: assetPathSchema.or(urlSchema).optional().describe('File of content/assets, e.g. /assets/diagram.svg.'),
      alt: z.string().default('').describe('What the picture shows; empty when it only decorates.'),
      caption: textSchema.optional().describe('Line under the picture.'),
      width: z.int().positive().optional().describe('Pixels. Default: the width of the file.'),
      height: z.int().positive().optional().describe('Pixels. Default: the height of the file.'),
      href: hrefSchema.optional().describe('Makes the picture a link.'),
    })
    .prefault({}),
  pictures: ({ src }) => (src === undefined ? [] : [src]),
  references: ({ src = '' }) =>
    src.startsWith('http') ? [{ to: 'host', door: 'pictures', address: src, path: ['src'] }] : [],
})
export type ImageBlock = z.infer<typeof imageBlock.schema>

// A film, a map or another page of a host that site.yaml allows. Browsers ask the host for nothing before a visitor
// does.

import * as z from 'zod'
import { assetPathSchema, textSchema } from '../primitives.ts'
import { ratios } from '../ratio.ts'
import { defineBlockSchema } from './block.ts'

/** The block that an `<iframe>` of a text becomes. */
export const frameBlock = 'embed'

export const embedBlock = defineBlockSchema(
  frameBlock,
  'A film, a map or another page of a host that site.yaml allows.',
  {
    data: z.strictObject({
      src: z
        .string()
        .regex(/^https:\/\/[^\s\\]+$/, { error: 'must be an https URL', abort: true })
        .refine((address) => URL.canParse(address), 'must be an https URL')
        .describe('Address of what is shown, as the host gives it for frames.'),
      title: textSchema.describe('What it is, e.g. "A ride along the river". Screen readers say it.'),
      ratio: z.enum(ratios).default('16:9').describe('Width to height.'),
      poster: assetPathSchema.optional().describe('Picture that stands there before a visitor asks for the rest.'),
    }),
    pictures: ({ poster }) => (poster === undefined ? [] : [poster]),
    references: ({ src }) => [{ to: 'host', door: 'frames', address: src, path: ['src'] }],
  },
)
export type EmbedBlock = z.infer<typeof embedBlock.schema>

// What all blocks have in common. Each block type adds its own `data`.

import * as z from 'zod'
import { anchorSchema, textSchema } from '../primitives.ts'

export const stylingSchema = z
  .strictObject({
    background: z.enum(['none', 'sunken', 'surface']).default('none').describe('Tone behind the block.'),
    padding: z.enum(['none', 'small', 'medium', 'large']).default('medium').describe('Space inside, above and below.'),
    margin: z.enum(['none', 'small', 'medium', 'large']).default('none').describe('Space outside, above and below.'),
    textAlign: z.enum(['left', 'center', 'right']).default('left').describe('Alignment of text.'),
  })
  .describe('How the block is set.')
export type Styling = z.infer<typeof stylingSchema>

/** Whether a block is shown. */
export const visibleSchema = z.boolean().default(true).describe('false hides the block everywhere.')

/** Schema of one block type: the common fields, the literal type and the type's own data. */
export function blockSchema<Type extends string, Data extends z.ZodType>(type: Type, data: Data) {
  return z.strictObject({
    id: anchorSchema,
    type: z.literal(type).describe('Kind of block.'),
    title: textSchema.optional().describe('Headline of the block.'),
    subtitle: textSchema.optional().describe('Sentence under the headline.'),
    content: textSchema.optional().describe('Text of the block, Markdown.'),
    data,
    layout: z.enum(['default', 'wide', 'narrow', 'split']).default('default').describe('Arrangement of the block.'),
    styling: stylingSchema.prefault({}),
    visible: visibleSchema,
    order: z.number().optional().describe('Smaller comes first. Default: the position in the file.'),
  })
}

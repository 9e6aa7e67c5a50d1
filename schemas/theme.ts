// How a site looks, without code.

import * as z from 'zod'
import { findWeakPair } from './derive-theme.ts'

const fontSchema = z
  .string()
  .regex(/^(?:system|\/assets\/[^\\?#]+\.woff2)$/, 'must be "system" or a .woff2 file such as /assets/inter.woff2')

export const themeSchema = z
  .strictObject({
    accent: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#0a66c2"')
      .transform((colour) => colour.toLowerCase())
      .optional()
      .describe('Colour of links, buttons and marks on light pages, e.g. "#0a66c2". The dark one is derived from it.'),
    neutral: z.enum(['warm', 'neutral', 'cool']).default('warm').describe('Temperature of the greys.'),
    radius: z.enum(['none', 'small', 'medium', 'large']).default('medium').describe('How round corners are.'),
    density: z.enum(['compact', 'normal', 'roomy']).default('normal').describe('How much space is between sections.'),
    textFont: fontSchema.optional().describe('A .woff2 file in assets/, or "system". Default: Host Grotesk.'),
    codeFont: fontSchema.optional().describe('A .woff2 file in assets/, or "system". Default: Geist Mono.'),
  })
  .superRefine((theme, context) => {
    const weak = findWeakPair(theme)
    if (!weak) return
    const { ground, ratio, nearest } = weak
    context.addIssue({
      code: 'custom',
      path: ['accent'],
      message:
        `is too weak on ${ground === 'surface' ? 'white' : 'the page'}: ` +
        `contrast ${ratio.toFixed(1)}, and text needs 4.5; ` +
        `the nearest colour that can be read is "${nearest}"`,
    })
  })
  .prefault({})
  .describe('Colours, corners, space and typefaces. Light and dark pages follow from it.')
export type Theme = z.infer<typeof themeSchema>

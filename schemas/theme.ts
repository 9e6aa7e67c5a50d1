// How a site looks, without code.

import * as z from 'zod'
import { type ColourName, findWeakPairs } from './derive-theme.ts'

const fontSchema = z
  .string()
  .regex(/^(?:system|\/assets\/[^\\?#]+\.woff2)$/, 'must be "system" or a .woff2 file such as /assets/inter.woff2')

const cardFontSchema = z
  .string()
  .regex(
    /^\/assets\/[^\\?#]+\.(?:woff2|ttf|otf)$/i,
    'must be a .woff2, .ttf or .otf file such as /assets/noto-sans-jp.woff2',
  )
  .meta({ names: 'asset' })

const colourSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#0a66c2"')
  .transform((colour) => colour.toLowerCase())
  .optional()

const codeSchema = z
  .strictObject({
    keyword: colourSchema.describe('Words of the language, e.g. "#84377f".'),
    string: colourSchema.describe('Texts, e.g. "#176938".'),
    number: colourSchema.describe('Numbers, e.g. "#a14206".'),
    function: colourSchema.describe('Names of functions, e.g. "#0059a2".'),
    comment: colourSchema.describe('Comments, e.g. "#6c6861".'),
    property: colourSchema.describe('Keys, attributes and types, e.g. "#04585c".'),
  })
  .prefault({})
  .describe('Colours of code on light pages. The dark ones are derived from them.')

const groundNames: Partial<Record<ColourName, string>> = { surface: 'white', 'code-bg': 'the background of code' }

export const themeSchema = z
  .strictObject({
    accent: colourSchema.describe(
      'Colour of links, marks and charts on light pages, e.g. "#0a66c2". The dark one is derived from it.',
    ),
    code: codeSchema,
    buttons: z
      .enum(['ink', 'accent'])
      .default('ink')
      .describe('Ground of the main buttons: the colour of headings, or the accent.'),
    dark: z
      .boolean()
      .default(true)
      .describe('Whether there are dark pages. With false all are light, and the footer has no switch.'),
    neutral: z.enum(['warm', 'neutral', 'cool']).default('warm').describe('Temperature of the greys.'),
    radius: z.enum(['none', 'small', 'medium', 'large']).default('medium').describe('How round corners are.'),
    density: z.enum(['compact', 'normal', 'roomy']).default('normal').describe('How much space is between sections.'),
    headings: z
      .enum(['small', 'medium', 'large'])
      .default('medium')
      .describe('How large headings are, beside text of the same size.'),
    textFont: fontSchema.optional().describe('A .woff2 file in assets/, or "system". Default: Host Grotesk.'),
    codeFont: fontSchema.optional().describe('A .woff2 file in assets/, or "system". Default: Geist Mono.'),
    cardFont: cardFontSchema
      .optional()
      .describe(
        'A .woff2, .ttf or .otf file in assets/, for titles in link previews with letters that Host Grotesk lacks, ' +
          'such as Greek, Arabic or Japanese ones. It is not published.',
      ),
  })
  .superRefine((theme, context) => {
    for (const { wish, ground, ratio, nearest } of findWeakPairs(theme))
      context.addIssue({
        code: 'custom',
        path: wish,
        message:
          `is too weak on ${groundNames[ground] ?? 'the page'}: contrast ${ratio.toFixed(1)}, and text needs 4.5; ` +
          `the nearest colour that can be read is "${nearest}"`,
      })
  })
  .prefault({})
  .describe('Colours, corners, space and typefaces. Light and dark pages follow from it.')
export type Theme = z.infer<typeof themeSchema>

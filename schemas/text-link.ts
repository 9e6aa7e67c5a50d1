import * as z from 'zod'
import { hrefSchema, textSchema } from './primitives.ts'

/** A link and its text. */
export const textLinkSchema = z.strictObject({ label: textSchema.describe('Text of the link.'), href: hrefSchema })

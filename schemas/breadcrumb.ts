// One step of the path shown above a page's title.

import * as z from 'zod'
import { hrefSchema, textSchema } from './primitives.ts'

export const breadcrumbSchema = z
  .strictObject({
    label: textSchema.describe('Name of the step, e.g. "Docs".'),
    href: hrefSchema.optional().describe('Page of the step. Leave out for the page itself.'),
  })
  .describe('One step of the path above the title.')
export type Breadcrumb = z.infer<typeof breadcrumbSchema>

// Pages that blocks and widgets link to without being told by a writer.

import * as z from 'zod'
import { hrefSchema } from './primitives.ts'

export const sitePagesSchema = z
  .strictObject({
    docsUrl: hrefSchema.default('/docs').describe('First page of the documentation.'),
    helpUrl: hrefSchema.default('/help').describe('List of help articles.'),
    contactUrl: hrefSchema.default('/contact').describe('Page with the contact form.'),
    downloadsUrl: hrefSchema.default('/downloads').describe('Page with the files to download.'),
    apiReferenceUrl: hrefSchema.default('/docs/api').describe('Page with the reference of the HTTP API.'),
    apiExplorerUrl: hrefSchema.default('/api').describe('Page with the explorer of the HTTP API.'),
  })
  .prefault({})
  .describe('Pages that blocks and widgets link to by themselves.')

/** A page that blocks and widgets link to by themselves. */
export type SitePage = keyof z.infer<typeof sitePagesSchema>

/** Where these pages are if site.yaml does not say so. */
export const standardPages = sitePagesSchema.parse({})

// The lists of content/data: file name to schema. A list file is a YAML list; the others are one mapping.

import * as z from 'zod'
import { benchmarkSchema } from './benchmark.ts'
import { networkProfileSchema, performanceStatSchema } from './call.ts'
import { claimSchema } from './claim.ts'
import { contactTypeSchema } from './contact-type.ts'
import { downloadSchema, downloadStatsSchema } from './download.ts'
import { endpointSchema } from './endpoint.ts'
import { faqSchema } from './faq.ts'
import { jobSchema, jobTypes } from './job.ts'
import { platformSchema } from './platform.ts'
import { playgroundExampleSchema } from './playground-example.ts'
import { pricingTierSchema } from './pricing-tier.ts'
import { textSchema } from './primitives.ts'
import { sdkSchema } from './sdk.ts'
import { searchItemSchema } from './search-item.ts'
import { securitySchema } from './security.ts'
import { showcaseProjectSchema } from './showcase-project.ts'
import { testimonialSchema } from './testimonial.ts'
import { threadSchema } from './thread.ts'
import { ticketCategorySchema } from './ticket-category.ts'

/** Lists: content/data/NAME.yaml is a YAML list of these. */
export const listSchemas = {
  benchmarks: benchmarkSchema,
  claims: claimSchema,
  'contact-types': contactTypeSchema,
  downloads: downloadSchema,
  endpoints: endpointSchema,
  faqs: faqSchema,
  'job-types': textSchema.describe(
    'A kind of contract, as shown, e.g. "Volunteer". The site has words of its own for full-time, part-time, ' +
      'contract and intern.',
  ),
  jobs: jobSchema,
  'network-profiles': networkProfileSchema,
  'performance-stats': performanceStatSchema,
  platforms: platformSchema,
  'playground-examples': playgroundExampleSchema,
  'pricing-tiers': pricingTierSchema,
  sdks: sdkSchema,
  search: searchItemSchema,
  showcase: showcaseProjectSchema,
  testimonials: testimonialSchema,
  'thread-categories': textSchema.describe('A category of the forum, e.g. "Tutorial", in the order of the filter.'),
  threads: threadSchema,
  'ticket-categories': ticketCategorySchema,
} as const

interface Choice {
  /** The list whose items choose, and the field that they choose with. */
  list: ListName
  field: string
  /** The list that they choose from. */
  from: 'job-types' | 'thread-categories'
  /** What they choose from without that file; anything if there are none. */
  standard: readonly string[]
}

/** Values of items that must be in another list. */
export const choices: readonly Choice[] = [
  { list: 'jobs', field: 'type', from: 'job-types', standard: jobTypes },
  { list: 'threads', field: 'category', from: 'thread-categories', standard: [] },
]

/** The field of a list's items that must differ, where they have no id; none where the items are texts. */
export const listKeys: Partial<Record<ListName, string>> = {
  'contact-types': 'value',
  'job-types': '',
  'pricing-tiers': 'name',
  'thread-categories': '',
  'ticket-categories': 'name',
}

/** Single records: content/data/NAME.yaml is one mapping. */
export const recordSchemas = {
  'download-stats': downloadStatsSchema,
  security: securitySchema,
} as const

export type ListName = keyof typeof listSchemas
export type RecordName = keyof typeof recordSchemas

/** All validated data: every list is there, empty when its file is missing; records may be absent. */
export type ContentData = { [Name in ListName]: z.infer<(typeof listSchemas)[Name]>[] } & {
  [Name in RecordName]?: z.infer<(typeof recordSchemas)[Name]>
}

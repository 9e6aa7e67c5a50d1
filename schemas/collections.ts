// The lists of content/data: file name to schema. A list file is a YAML list; the others are one mapping.

import * as z from 'zod'
import { benchmarkSchema } from './benchmark.ts'
import { networkProfileSchema, performanceStatSchema } from './call.ts'
import { claimSchema } from './claim.ts'
import { contactTypeSchema } from './contact-type.ts'
import { downloadSchema, downloadStatsSchema } from './download.ts'
import { endpointSchema } from './endpoint.ts'
import { faqSchema } from './faq.ts'
import { jobSchema } from './job.ts'
import { platformSchema } from './platform.ts'
import { playgroundExampleSchema } from './playground-example.ts'
import { sdkSchema } from './sdk.ts'
import { searchItemSchema } from './search-item.ts'
import { securitySchema } from './security.ts'
import { showcaseProjectSchema } from './showcase-project.ts'
import { testimonialSchema } from './testimonial.ts'
import { threadSchema } from './thread.ts'

/** Lists: content/data/NAME.yaml is a YAML list of these. */
export const listSchemas = {
  benchmarks: benchmarkSchema,
  claims: claimSchema,
  'contact-types': contactTypeSchema,
  downloads: downloadSchema,
  endpoints: endpointSchema,
  faqs: faqSchema,
  jobs: jobSchema,
  'network-profiles': networkProfileSchema,
  'performance-stats': performanceStatSchema,
  platforms: platformSchema,
  'playground-examples': playgroundExampleSchema,
  sdks: sdkSchema,
  search: searchItemSchema,
  showcase: showcaseProjectSchema,
  testimonials: testimonialSchema,
  threads: threadSchema,
} as const

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

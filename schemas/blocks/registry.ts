// All block types. Adding one here without a component in site/blocks/registry.tsx is a compile error.

import { type ApiBlock, apiBlockSchema } from './api.ts'
import { type CodeBlock, codeBlockSchema } from './code.ts'
import { type ContactBlock, contactBlockSchema } from './contact.ts'
import { type CtaBlock, ctaBlockSchema } from './cta.ts'
import { type DownloadsBlock, downloadsBlockSchema } from './downloads.ts'
import { type FaqBlock, faqBlockSchema } from './faq.ts'
import { type FeaturesBlock, featuresBlockSchema } from './features.ts'
import { type HeroBlock, heroBlockSchema } from './hero.ts'
import { type ImageBlock, imageBlockSchema } from './image.ts'
import { type JobsBlock, jobsBlockSchema } from './jobs.ts'
import { type MetricsBlock, metricsBlockSchema } from './metrics.ts'
import { type TestimonialsBlock, testimonialsBlockSchema } from './testimonials.ts'
import { type TextBlock, textBlockSchema } from './text.ts'
import { type UsecasesBlock, usecasesBlockSchema } from './usecases.ts'

export const blockSchemas = {
  hero: heroBlockSchema,
  features: featuresBlockSchema,
  metrics: metricsBlockSchema,
  usecases: usecasesBlockSchema,
  cta: ctaBlockSchema,
  testimonials: testimonialsBlockSchema,
  faq: faqBlockSchema,
  code: codeBlockSchema,
  text: textBlockSchema,
  image: imageBlockSchema,
  contact: contactBlockSchema,
  jobs: jobsBlockSchema,
  downloads: downloadsBlockSchema,
  api: apiBlockSchema,
} as const

export type BlockType = keyof typeof blockSchemas
export const blockTypes = Object.keys(blockSchemas) as BlockType[]

/** A valid block of any type. */
export type Block =
  | HeroBlock
  | FeaturesBlock
  | MetricsBlock
  | UsecasesBlock
  | CtaBlock
  | TestimonialsBlock
  | FaqBlock
  | CodeBlock
  | TextBlock
  | ImageBlock
  | ContactBlock
  | JobsBlock
  | DownloadsBlock
  | ApiBlock

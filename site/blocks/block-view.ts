// Blocks as plans hand them to components. No component is imported here: the generator reads these types, too.

import type { ApiProps } from './api/plan.ts'
import type { CodeProps } from './code/plan.ts'
import type { ContactProps } from './contact/plan.ts'
import type { CtaProps } from './cta/plan.ts'
import type { DownloadsProps } from './downloads/plan.ts'
import type { FaqProps } from './faq/plan.ts'
import type { FeaturesProps } from './features/plan.ts'
import type { HeroProps } from './hero/plan.ts'
import type { ImageProps } from './image/plan.ts'
import type { JobsProps } from './jobs/plan.ts'
import type { MetricsProps } from './metrics/plan.ts'
import type { TestimonialsProps } from './testimonials/plan.ts'
import type { TextProps } from './text/props.ts'
import type { UnknownProps } from './unknown/plan.ts'
import type { UsecasesProps } from './usecases/plan.ts'

/** Props of each block type. */
export interface BlockPropsByType {
  hero: HeroProps
  features: FeaturesProps
  metrics: MetricsProps
  usecases: UsecasesProps
  cta: CtaProps
  testimonials: TestimonialsProps
  faq: FaqProps
  code: CodeProps
  text: TextProps
  image: ImageProps
  contact: ContactProps
  jobs: JobsProps
  downloads: DownloadsProps
  api: ApiProps
  unknown: UnknownProps
}
/** A planned block: its type and its props. */
export type BlockView = {
  [Type in keyof BlockPropsByType]: { type: Type; props: BlockPropsByType[Type] }
}[keyof BlockPropsByType]

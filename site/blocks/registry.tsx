// Block type → component. In: a block with its props. Out: the block. A type without a component is a compile error.

import { type ComponentType, createElement, type ReactNode } from 'react'
import type { BlockPropsByType, BlockView } from '../view-props.ts'
import { Api } from './api/api.tsx'
import { Code } from './code/code.tsx'
import { Contact } from './contact/contact.tsx'
import { Cta } from './cta/cta.tsx'
import { Downloads } from './downloads/downloads.tsx'
import { Faq } from './faq/faq.tsx'
import { Features } from './features/features.tsx'
import { Hero } from './hero/hero.tsx'
import { Image } from './image/image.tsx'
import { Jobs } from './jobs/jobs.tsx'
import { Metrics } from './metrics/metrics.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'
import { Text } from './text/text.tsx'
import { Unknown } from './unknown/unknown.tsx'
import { Usecases } from './usecases/usecases.tsx'

type Registry = { [Type in keyof BlockPropsByType]: ComponentType<BlockPropsByType[Type]> }

const components: Registry = {
  hero: Hero,
  features: Features,
  metrics: Metrics,
  usecases: Usecases,
  cta: Cta,
  testimonials: Testimonials,
  faq: Faq,
  code: Code,
  text: Text,
  image: Image,
  contact: Contact,
  jobs: Jobs,
  downloads: Downloads,
  api: Api,
  unknown: Unknown,
}

export function BlockBody({ type, props }: BlockView): ReactNode {
  // The registry pairs each type with its component; a union of pairs is more than the compiler can follow.
  return createElement(components[type] as ComponentType<typeof props>, props)
}

// Every block of the site: its plan and its component, under the name of its schema. The generator plans and prints
// blocks through this file alone, so it knows no type by name.

import { type ComponentType, createElement, type ReactNode } from 'react'
import type { Block, BlockType, UnknownBlock } from '#schemas/blocks/registry.ts'
import { printWords } from '../parts/print-words.ts'
import { type Planned, type PlanView, type SiteView, withoutUndefined } from '../plan-view.ts'
import { Api } from './api/api.tsx'
import { planApi, printApi } from './api/plan.ts'
import type { BlockPropsByType, BlockView } from './block-view.ts'
import { Code } from './code/code.tsx'
import { planCode, printCodeBlock } from './code/plan.ts'
import { Contact } from './contact/contact.tsx'
import { planContact } from './contact/plan.ts'
import { Cta } from './cta/cta.tsx'
import { planCta } from './cta/plan.ts'
import type { BlockDefinition, BlockFrame } from './define-block.ts'
import { Downloads } from './downloads/downloads.tsx'
import { planDownloads, printDownloads } from './downloads/plan.ts'
import { Faq } from './faq/faq.tsx'
import { planFaq, printFaq } from './faq/plan.ts'
import { Features } from './features/features.tsx'
import { planFeatures, printFeatures } from './features/plan.ts'
import { Hero } from './hero/hero.tsx'
import { planHero, printHero } from './hero/plan.ts'
import { Image } from './image/image.tsx'
import { planImage } from './image/plan.ts'
import { Jobs } from './jobs/jobs.tsx'
import { planJobs } from './jobs/plan.ts'
import { Metrics } from './metrics/metrics.tsx'
import { planMetrics, printMetrics } from './metrics/plan.ts'
import { planTestimonials } from './testimonials/plan.ts'
import { Testimonials } from './testimonials/testimonials.tsx'
import { planText, printText } from './text/plan.ts'
import { Text } from './text/text.tsx'
import { planUnknown } from './unknown/plan.ts'
import { Unknown } from './unknown/unknown.tsx'
import { planUsecases, printUsecases } from './usecases/plan.ts'
import { Usecases } from './usecases/usecases.tsx'

// A type without a plan or a component does not compile.
const blocks: { [Type in BlockType]: BlockDefinition<Type, BlockPropsByType[Type]> } = {
  hero: { plan: planHero, print: printHero, Component: Hero },
  features: { plan: planFeatures, print: printFeatures, Component: Features },
  metrics: { plan: planMetrics, print: printMetrics, Component: Metrics },
  usecases: { plan: planUsecases, print: printUsecases, Component: Usecases },
  cta: { plan: planCta, Component: Cta },
  testimonials: { plan: planTestimonials, Component: Testimonials },
  faq: { plan: planFaq, print: printFaq, Component: Faq },
  code: { plan: planCode, print: printCodeBlock, Component: Code },
  text: { plan: planText, print: printText, Component: Text },
  image: { plan: planImage, Component: Image },
  contact: { plan: planContact, Component: Contact },
  jobs: { plan: planJobs, Component: Jobs },
  downloads: { plan: planDownloads, print: printDownloads, Component: Downloads },
  api: { plan: planApi, print: printApi, Component: Api },
}

// The registry pairs each type with its parts; a union of pairs is more than the compiler can follow.
type AnyBlock = BlockDefinition<BlockType, BlockFrame>

/** The block as its page shows it. `html` is its Markdown text, `anchorId` its second id. */
export function planBlock(
  block: Block | UnknownBlock,
  shared: Pick<Planned<BlockFrame>, 'html' | 'anchorId'>,
  view: PlanView,
): BlockView {
  if (block.type === 'unknown') return { type: block.type, props: planUnknown(block) }
  const { id, title, subtitle, layout, styling } = block
  const frame = { id, title, subtitle, ...shared, layout, styling }
  const own = (blocks[block.type] as unknown as AnyBlock).plan(block as never, view)
  return { type: block.type, props: withoutUndefined({ ...frame, ...withoutUndefined(own) }) } as BlockView
}

/** The block as paragraphs of Markdown; none for a block that only decorates. */
export function printBlock(block: Block, view: SiteView): string[] {
  const { print } = blocks[block.type] as unknown as AnyBlock
  return print ? print(block as never, view) : printWords(block, [])
}

export function BlockBody({ type, props }: BlockView): ReactNode {
  const { Component } = type === 'unknown' ? { Component: Unknown } : blocks[type]
  return createElement(Component as ComponentType<typeof props>, props)
}

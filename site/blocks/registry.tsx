// Every block of the site, under the name of its type. The generator plans and prints blocks through this file alone,
// so it knows no type by name.

import { type ComponentType, createElement, type ReactNode } from 'react'
import { ownBlocks } from '#own/blocks.ts'
import type { Block, BlockType, UnknownBlock } from '#schemas/blocks/registry.ts'
import type { Breadcrumb } from '#schemas/breadcrumb.ts'
import { type BlockFrame, type BlockProps, type PlannedBlock, plainFrame } from '../block-frame.ts'
import { printWords } from '../parts/print-words.ts'
import { type Planned, type PlanView, type SiteView, withoutUndefined } from '../plan-view.ts'
import { apiBlock } from './api/api.tsx'
import { codeBlock } from './code/code.tsx'
import { comparisonBlock } from './comparison/comparison.tsx'
import { contactBlock } from './contact/contact.tsx'
import { ctaBlock } from './cta/cta.tsx'
import type { AnyBlock, BlockDefinition } from './define-block.ts'
import { downloadsBlock } from './downloads/downloads.tsx'
import { embedBlock } from './embed/embed.tsx'
import { faqBlock } from './faq/faq.tsx'
import { featuresBlock } from './features/features.tsx'
import { galleryBlock } from './gallery/gallery.tsx'
import { heroBlock } from './hero/hero.tsx'
import { imageBlock } from './image/image.tsx'
import { jobsBlock } from './jobs/jobs.tsx'
import { logosBlock } from './logos/logos.tsx'
import { metricsBlock } from './metrics/metrics.tsx'
import { pricingBlock } from './pricing/pricing.tsx'
import { quoteBlock } from './quote/quote.tsx'
import { stepsBlock } from './steps/steps.tsx'
import { teamBlock } from './team/team.tsx'
import { testimonialsBlock } from './testimonials/testimonials.tsx'
import { textBlock } from './text/text.tsx'
import { Unknown } from './unknown/unknown.tsx'
import { usecasesBlock } from './usecases/usecases.tsx'

// A type without a block does not compile, nor does one with the block of another type.
const blocks = {
  hero: heroBlock,
  features: featuresBlock,
  metrics: metricsBlock,
  usecases: usecasesBlock,
  cta: ctaBlock,
  testimonials: testimonialsBlock,
  faq: faqBlock,
  code: codeBlock,
  text: textBlock,
  image: imageBlock,
  gallery: galleryBlock,
  embed: embedBlock,
  logos: logosBlock,
  quote: quoteBlock,
  steps: stepsBlock,
  pricing: pricingBlock,
  comparison: comparisonBlock,
  team: teamBlock,
  contact: contactBlock,
  jobs: jobsBlock,
  downloads: downloadsBlock,
  api: apiBlock,
} satisfies { [Type in BlockType]: { data: Type } }

type Blocks = typeof blocks

/** A planned standard block: its type says what its data is. */
export type StandardBlock = {
  [Type in BlockType]: Blocks[Type] extends BlockDefinition<Type, infer Shown>
    ? { type: Type } & BlockProps<Shown>
    : never
}[BlockType]

/** Whether the site has a block of its own of this type. */
function isOwnBlock(type: string): boolean {
  return Object.hasOwn(ownBlocks, type)
}

/** The block as one whose data the types tell; undefined for a block of the site's own. */
export function asStandard(block: PlannedBlock): StandardBlock | undefined {
  return Object.hasOwn(blocks, block.type) && !isOwnBlock(block.type) ? (block as StandardBlock) : undefined
}

/** The path that a block of the page shows above its title; empty if none does. */
export function breadcrumbsOf(shown: readonly PlannedBlock[]): Breadcrumb[] {
  for (const item of shown) {
    const block = asStandard(item)
    if (block?.type === 'hero') return block.data.breadcrumbs
  }
  return []
}

/** A standard block, unless the site has one of its own of that type. */
function findBlock(type: string): AnyBlock {
  // The registry pairs each type with its parts; a union of pairs is more than the compiler can follow.
  const known = blocks as unknown as Readonly<Record<string, AnyBlock>>
  const block = isOwnBlock(type) ? ownBlocks[type] : known[type]
  if (!block) throw new Error(`there is no block of the type ${type}`)
  return block
}

/** The block as its page shows it. `html` is its Markdown text, `anchorId` its second id. */
export function planBlock(
  written: Block | UnknownBlock,
  shared: Pick<Planned<BlockFrame>, 'html' | 'anchorId'>,
  view: PlanView,
): PlannedBlock {
  if (written.type === 'unknown') return planUnknown(written)
  const { type, id, title, subtitle, tag, layout, styling } = written
  const block = findBlock(type)
  const { data } = written
  const shown = block.plan ? block.plan(data, view) : (data ?? {})
  needObject(shown, type, block.plan ? 'what its plan returns' : 'its data')
  return {
    type,
    block: withoutUndefined({ id, title: title ?? block.title?.(data), subtitle, tag, ...shared, layout, styling }),
    data: withoutUndefined(shown),
  }
}

function planUnknown({ type, id, unknownType }: UnknownBlock): PlannedBlock {
  return { type, block: plainFrame(id), data: { unknownType } }
}

// Code may be JavaScript, which nothing has checked. No line of it throws: the error names the block.
function needObject(value: unknown, type: string, what: string): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && !('then' in value)) return
  const message = `the block "${type}" has nothing to show: ${what} must be an object, and is ${nameOf(value)}`
  throw Object.assign(new Error(message), { ownBlock: type })
}

function nameOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a promise' : `a ${typeof value}`
}

/** The block as paragraphs of Markdown; none for a block that only decorates. */
export function printBlock(block: Block, view: SiteView): string[] {
  const { print } = findBlock(block.type)
  return print ? print(block, view) : printWords(block, [])
}

export function BlockBody({ type, block, data }: PlannedBlock): ReactNode {
  const Component = type === 'unknown' ? Unknown : findBlock(type).Component
  return createElement(Component as ComponentType<BlockProps>, { block, data })
}

// Every block of the site, under the name of its schema. The generator plans and prints blocks through this file alone,
// so it knows no type by name.

import { type ComponentType, createElement, type ReactNode } from 'react'
import { ownBlocks } from '#own/blocks.ts'
import type { Block, BlockType, UnknownBlock } from '#schemas/blocks/registry.ts'
import { printWords } from '../parts/print-words.ts'
import { type Planned, type PlanView, type SiteView, withoutUndefined } from '../plan-view.ts'
import { apiBlock } from './api/block.ts'
import type { BlockPropsByType, BlockView } from './block-view.ts'
import { codeBlock } from './code/block.ts'
import { contactBlock } from './contact/block.ts'
import { ctaBlock } from './cta/block.ts'
import type { BlockDefinition, BlockFrame } from './define-block.ts'
import { downloadsBlock } from './downloads/block.ts'
import { faqBlock } from './faq/block.ts'
import { featuresBlock } from './features/block.ts'
import { heroBlock } from './hero/block.ts'
import { imageBlock } from './image/block.ts'
import { jobsBlock } from './jobs/block.ts'
import { metricsBlock } from './metrics/block.ts'
import { testimonialsBlock } from './testimonials/block.ts'
import { textBlock } from './text/block.ts'
import { planUnknown } from './unknown/plan.ts'
import { Unknown } from './unknown/unknown.tsx'
import { usecasesBlock } from './usecases/block.ts'

// A type without a block does not compile.
const blocks: { [Type in BlockType]: BlockDefinition<Type, BlockPropsByType[Type]> } = {
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
  contact: contactBlock,
  jobs: jobsBlock,
  downloads: downloadsBlock,
  api: apiBlock,
}

// The registry pairs each type with its parts; a union of pairs is more than the compiler can follow.
type AnyBlock = BlockDefinition<BlockType, BlockFrame>

/** Whether the site has a block of its own of this type. */
export function isOwnBlock(type: string): boolean {
  return Object.hasOwn(ownBlocks, type)
}

/** A standard block, unless the site has one of its own of that type. */
function findBlock(type: string): Pick<AnyBlock, 'plan' | 'print' | 'Component'> {
  const own = isOwnBlock(type) ? ownBlocks[type] : undefined
  if (!own) return blocks[type as BlockType] as unknown as AnyBlock
  const plan = ({ data }: { data: unknown }, view: PlanView) =>
    needProps(type, own.plan ? 'what its plan returns' : 'its data', own.plan ? own.plan(data, view) : (data ?? {}))
  return { plan: plan as AnyBlock['plan'], Component: own.Component as unknown as AnyBlock['Component'] }
}

// Code may be JavaScript, which nothing has checked. No line of it throws: the error names the block.
function needProps(type: string, what: string, props: unknown): object {
  if (typeof props === 'object' && props !== null && !Array.isArray(props) && !('then' in props)) return props
  const message = `the block "${type}" has no props: ${what} must be an object, and is ${nameOf(props)}`
  throw Object.assign(new Error(message), { ownBlock: type })
}

function nameOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a promise' : `a ${typeof value}`
}

/** The block as its page shows it. `html` is its Markdown text, `anchorId` its second id. */
export function planBlock(
  block: Block | UnknownBlock,
  shared: Pick<Planned<BlockFrame>, 'html' | 'anchorId'>,
  view: PlanView,
): BlockView {
  if (block.type === 'unknown') return { type: block.type, props: planUnknown(block) }
  const { id, title, subtitle, tag, layout, styling } = block
  const frame = { id, title, subtitle, tag, ...shared, layout, styling }
  const own = findBlock(block.type).plan(block as never, view)
  return { type: block.type, props: withoutUndefined({ ...frame, ...withoutUndefined(own) }) } as BlockView
}

/** The block as paragraphs of Markdown; none for a block that only decorates. */
export function printBlock(block: Block, view: SiteView): string[] {
  const { print } = findBlock(block.type)
  return print ? print(block as never, view) : printWords(block, [])
}

export function BlockBody({ type, props }: BlockView): ReactNode {
  const { Component } = type === 'unknown' ? { Component: Unknown } : findBlock(type)
  return createElement(Component as ComponentType<typeof props>, props)
}

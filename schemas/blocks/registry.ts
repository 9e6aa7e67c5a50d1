// All block types. A type that has no plan or no component in site/blocks/registry.tsx is a compile error.

import type * as z from 'zod'
import type { ContentData } from '../collections.ts'
import { apiBlock } from './api.ts'
import type { BlockItem, BlockSchema, PagedList, Reference, ServiceFacts } from './block.ts'
import { codeBlock } from './code.ts'
import { comparisonBlock } from './comparison.ts'
import { contactBlock } from './contact.ts'
import { ctaBlock } from './cta.ts'
import { downloadsBlock } from './downloads.ts'
import { embedBlock } from './embed.ts'
import { faqBlock } from './faq.ts'
import { featuresBlock } from './features.ts'
import { galleryBlock } from './gallery.ts'
import { heroBlock } from './hero.ts'
import { imageBlock } from './image.ts'
import { jobsBlock } from './jobs.ts'
import { logosBlock } from './logos.ts'
import { metricsBlock } from './metrics.ts'
import { pricingBlock } from './pricing.ts'
import { quoteBlock } from './quote.ts'
import { stepsBlock } from './steps.ts'
import { teamBlock } from './team.ts'
import { testimonialsBlock } from './testimonials.ts'
import { textBlock } from './text.ts'
import { usecasesBlock } from './usecases.ts'

const definitions = [
  heroBlock,
  featuresBlock,
  metricsBlock,
  usecasesBlock,
  ctaBlock,
  testimonialsBlock,
  faqBlock,
  codeBlock,
  textBlock,
  imageBlock,
  galleryBlock,
  embedBlock,
  logosBlock,
  quoteBlock,
  stepsBlock,
  pricingBlock,
  comparisonBlock,
  teamBlock,
  contactBlock,
  jobsBlock,
  downloadsBlock,
  apiBlock,
] as const

type Definitions = { [Definition in (typeof definitions)[number] as Definition['type']]: Definition }

/** The definition of every block type, by its name. */
export const blockSchemas = Object.fromEntries(
  definitions.map((definition) => [definition.type, definition]),
) as unknown as Definitions

export type BlockType = keyof Definitions
export const blockTypes = Object.keys(blockSchemas) as BlockType[]

/** A valid block of one type. */
export type BlockOf<Type extends BlockType> = z.output<Definitions[Type]['schema']>
/** A valid block of any type. */
export type Block = { [Type in BlockType]: BlockOf<Type> }[BlockType]

/** A block whose type does not exist. The page shows a message in its place. */
export interface UnknownBlock {
  type: 'unknown'
  id: string
  unknownType: string
  visible: boolean
  order?: number | undefined
}

/** The facts of one block. */
interface Facts {
  isHead: boolean
  anchor: string | undefined
  items: (lists: ContentData) => readonly BlockItem[]
  references: readonly Reference[]
  pictures: readonly string[]
  service: ServiceFacts | undefined
}

/** A block, and whether its type is a custom one: it may have the name of a standard type. */
interface TypedBlock {
  block: Block | UnknownBlock
  isOwn: boolean
}

/** What a block's type states about the block. Nothing is known about the data of a custom type. */
export function factsOf(item: TypedBlock): Facts {
  const none: Facts = {
    isHead: false,
    anchor: undefined,
    items: () => [],
    references: [],
    pictures: [],
    service: undefined,
  }
  const definition = definitionOf(item)
  if (!definition) return none
  const isHead = definition.isHead ?? false
  if (item.isOwn) return { ...none, isHead }
  const { data } = item.block as Block
  // Read one by one: most readers want one of them, of every block of the site.
  return {
    isHead,
    get anchor() {
      return definition.anchor?.(data)
    },
    items: (lists) => definition.items?.(data, lists) ?? [],
    get references() {
      return definition.references?.(data) ?? []
    },
    get pictures() {
      return definition.pictures?.(data) ?? []
    },
    get service() {
      return definition.service?.(data)
    },
  }
}

/** The list that a block shows in parts. Most blocks have none: it is asked of all of them, several times. */
export function pagedListOf(item: TypedBlock): PagedList | undefined {
  const pagedList = item.isOwn ? undefined : definitionOf(item)?.pagedList
  return pagedList?.((item.block as Block).data)
}

function definitionOf({ block: { type } }: TypedBlock): BlockSchema<BlockType, z.ZodType> | undefined {
  if (type === 'unknown' || !Object.hasOwn(blockSchemas, type)) return undefined
  // The registry pairs each type with its data; a union of pairs is more than the compiler can follow.
  return blockSchemas[type] as unknown as BlockSchema<BlockType, z.ZodType>
}

// A block is one module: what a writer may write, what the page shows of it, and its markup. Libretto, the site that
// comes with it and everybody else write it in this way.

import type { ReactNode } from 'react'
import type * as z from 'zod'
import type { Block, BlockType } from '#schemas/blocks/registry.ts'
import type { BlockProps } from '../block-frame.ts'
import type { PlanView, SiteView } from '../plan-view.ts'

/** A schema, or the name of a standard block: what is written for that one is then valid. */
type DataSchema = z.ZodType | BlockType

/** What a schema lets through. */
type DataOf<Schema extends DataSchema> = Schema extends BlockType
  ? Extract<Block, { type: Schema }>['data']
  : Schema extends z.ZodType
    ? z.output<Schema>
    : never

/** A block as its page has it. */
export interface WrittenBlock<Data> {
  title?: string | undefined
  subtitle?: string | undefined
  tag?: string | undefined
  /** Markdown. */
  content?: string | undefined
  data: Data
}

/** The parts of a block. Its type is the name of its folder. */
export interface BlockDefinition<Schema extends DataSchema, Shown extends object> {
  /** One sentence, for editors. A block with the data of a standard one needs none. */
  description?: string
  /**
   * What stands under `data` in a page: a schema of zod. A block that takes the place of a standard one may give its
   * name instead, e.g. "hero": it shows in its own way what pages already say.
   */
  data: Schema
  /** The block's data → what its component shows, as plain JSON. A pure function. Default: the data itself. */
  plan?: (data: DataOf<Schema>, view: PlanView) => Shown
  /** Title of a block that is written without one. */
  title?: (data: DataOf<Schema>) => string | undefined
  /** The block as paragraphs of Markdown. Without it they are its title, subtitle and text. */
  print?: (block: WrittenBlock<DataOf<Schema>>, view: SiteView) => string[]
  /** Its markup. */
  Component: (props: BlockProps<Shown>) => ReactNode
}

/** Any block. */
export type AnyBlock = BlockDefinition<z.ZodType | BlockType, object>

/** Defines a block: `export const block = defineBlock({ … })` in site/blocks/TYPE/TYPE.tsx. */
export function defineBlock<Schema extends DataSchema, Shown extends object = DataOf<Schema> & object>(
  block: BlockDefinition<Schema, Shown>,
): BlockDefinition<Schema, Shown> {
  return block
}

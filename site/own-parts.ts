// Blocks and widgets of a site's own. A block is one module: what a writer may write, what the page shows of it, and
// its markup.

import type { ComponentType } from 'react'
import type * as z from 'zod'
import type { IslandBase } from '#runtime/contract.ts'
import type { BlockFrame } from './blocks/define-block.ts'
import type { PlanView } from './plan-view.ts'

/** The parts of a block. Its type is the name of its folder. */
export interface OwnBlock<Data extends z.ZodType, Props extends object> {
  /** One sentence, for editors. */
  description: string
  /** What stands under `data` in a page. */
  data: Data
  /** The block's data → the props that it shows. A pure function. Default: the data itself. */
  plan?: (data: z.output<Data>, view: PlanView) => Props
  /** Its markup. Besides its props it gets what all blocks have: id, title, subtitle, html, layout, styling. */
  Component: ComponentType<Props & BlockFrame>
}

/** Any block of a site's own, by its type. */
export type OwnBlocks = Readonly<Record<string, OwnBlock<z.ZodType, object>>>

/** Any widget of a site's own, by its name. */
export type OwnWidgets = Readonly<Record<string, ComponentType<IslandBase & Record<string, unknown>>>>

/** Defines a block: `export const block = defineBlock({ … })` in site/blocks/TYPE/TYPE.tsx. */
export function defineBlock<Data extends z.ZodType, Props extends object = z.output<Data> & object>(
  block: OwnBlock<Data, Props>,
): OwnBlock<Data, Props> {
  return block
}

// A block is three parts: its schema in schemas/blocks, and here its plan (data → props) and its component (props →
// markup). A block whose words are worth keeping in the Markdown version of its page also has `print`.

import type { ComponentType } from 'react'
import type { Styling } from '#schemas/blocks/block.ts'
import type { Block, BlockOf, BlockType } from '#schemas/blocks/registry.ts'
import type { Planned, PlanView, SiteView } from '../plan-view.ts'

/** What every block shares. */
export interface BlockFrame {
  id: string
  /** Second id, on the element around the block's content. */
  anchorId?: string
  title?: string
  subtitle?: string
  /** Short tag beside the title, e.g. "Sample data". */
  tag?: string
  /** The block's Markdown text as HTML. */
  html?: string
  layout: Block['layout']
  styling: Styling
}

/** What a block's plan returns: its own props, and a title if its component needs one. */
export type OwnProps<Props extends BlockFrame> = Planned<Omit<Props, Exclude<keyof BlockFrame, 'title'>>>

export interface BlockDefinition<Type extends BlockType, Props extends BlockFrame> {
  type: Type
  /** The block's data → the props it shows, besides those that all blocks share. */
  plan: (block: BlockOf<Type>, view: PlanView) => OwnProps<Props>
  /** The block as paragraphs of Markdown. Without it they are its title, subtitle and text. */
  print?: (block: BlockOf<Type>, view: SiteView) => string[]
  Component: ComponentType<Props>
}

/** Defines the block that the site shows for a type of schemas/blocks. */
export function defineBlock<Type extends BlockType, Props extends BlockFrame>(
  block: BlockDefinition<Type, Props>,
): BlockDefinition<Type, Props> {
  return block
}

/** The props that only this kind of block has, and its title, for the widget inside the block. */
export function ownProps<Props extends BlockFrame>(props: Props): Omit<Props, Exclude<keyof BlockFrame, 'title'>> {
  const {
    id: _id,
    anchorId: _anchorId,
    subtitle: _subtitle,
    tag: _tag,
    html: _html,
    layout: _layout,
    styling: _styling,
    ...own
  } = props
  return own
}

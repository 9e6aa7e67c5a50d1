// A block as its component sees it: what every block has, apart from what this one shows. No key of the data can take
// the place of a part of the frame.

import type { Block } from '#schemas/blocks/registry.ts'
import type { TextHtml } from './text-html.ts'

/** What every block has, whatever its type. */
export interface BlockFrame {
  id: string
  /** Second id, on the element around the block's content. */
  anchorId?: string
  title?: string
  subtitle?: string
  /** Short tag beside the title, e.g. "Sample data". */
  tag?: string
  /** The block's Markdown text as HTML. */
  html?: TextHtml
  layout: Block['layout']
  styling: Block['styling']
}

/** The frame of a block that nobody wrote, or whose type is not known. */
export function plainFrame(id: string): BlockFrame {
  const styling = { background: 'none', padding: 'medium', margin: 'none', textAlign: 'left' } as const
  return { id, layout: 'default', styling }
}

/** Props of a block's component. */
export interface BlockProps<Data extends object = object> {
  block: BlockFrame
  /** What the plan returns; without a plan, what the page says under `data`. */
  data: Data
}

/** A planned block, as plain JSON. */
export interface PlannedBlock extends BlockProps {
  type: string
}

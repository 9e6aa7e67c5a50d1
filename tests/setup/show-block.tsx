// A block as its page shows it and as its Markdown version says it, from what a writer has written.

import { render } from '@testing-library/react'
import { type Block, type BlockType, blockSchemas } from '#schemas/blocks/registry.ts'
import { BlockBody, planBlock, printBlock } from '#site/blocks/registry.tsx'
import type { PictureSource, PlanView } from '#site/plan-view.ts'

interface Written {
  title?: string
  subtitle?: string
  content?: string
  data: object
}

/** Pictures of content/assets, by their addresses. */
type Assets = Readonly<Record<string, { width: number; height: number; sources?: readonly PictureSource[] }>>

function readBlock(type: BlockType, written: Written): Block {
  return blockSchemas[type].schema.parse({ id: 'block', type, ...written }) as Block
}

/** Renders the block, and returns its element. */
export function showBlock(type: BlockType, written: Written, assets: Assets = {}): Element {
  const view = { asset: (url: string) => assets[url] } as unknown as PlanView
  const planned = planBlock(readBlock(type, written), {}, view)
  // As it comes to a worker.
  const { container } = render(<BlockBody {...(JSON.parse(JSON.stringify(planned)) as typeof planned)} />)
  const element = container.querySelector('#block')
  if (!element) throw new Error('no element has the id of the block')
  return element
}

/** The paragraphs of its Markdown version. */
export function markdownOf(type: BlockType, written: Written): string[] {
  return printBlock(readBlock(type, written), {} as PlanView)
}

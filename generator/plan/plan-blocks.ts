// The blocks of a page → what its view shows: visible ones, in order. What a block shows is up to its own plan in the
// site's code; here each block only gets the ids that its page still has free.

import { factsOf } from '#schemas/blocks/registry.ts'
import type { PageProps } from '#site/view-props.ts'
import type { Page } from '../content/content.ts'
import type { ContentFrame } from './plan-head.ts'
import { pageView } from './site-view.ts'

/** The blocks of a page: visible ones, by order, then by place in the file. */
export function planBlocks(page: Page, { content, view, code }: ContentFrame): PageProps['blocks'] {
  const shown = page.blocks.filter(({ block }) => block.visible).sort((a, b) => a.order - b.order)
  const planView = { ...view, page: pageView(page, content) }
  const taken = new Set(shown.map(({ block }) => block.id))
  return shown.map((item) => {
    const { block, content: text } = item
    const { anchor } = factsOf(item)
    const anchorId = anchor === undefined || taken.has(anchor) ? undefined : anchor
    if (anchorId !== undefined) taken.add(anchorId)
    return code.planBlock(block, { html: text?.html || undefined, anchorId }, planView)
  })
}

// The blocks of a page → what its view shows: visible ones, in order. What a block shows is up to its own plan in the
// site's code; here each block only gets the ids that its page still has free.

import { factsOf } from '#schemas/blocks/registry.ts'
import type { PlanView } from '#site/plan-view.ts'
import type { PageProps } from '#site/view-props.ts'
import { type FurtherPage, isPaged, type ListPart, listParts, type Page } from '../model/model.ts'
import type { ContentFrame } from './plan-head.ts'
import { onlyThese, planPager } from './plan-lists.ts'
import { recordViewReads } from './record-view-reads.ts'
import { pageView } from './site-view.ts'

/** The blocks of a page: visible ones, by order, then by place in the file. */
export function planBlocks(page: Page, site: ContentFrame, further?: FurtherPage): PageProps['blocks'] {
  const { view, code } = site
  const shown = page.blocks.filter(({ block }) => block.visible).sort((a, b) => a.order - b.order)
  const planView = recordViewReads({ ...view, page: pageView(page, site) }, site.onViewRead)
  const taken = new Set(shown.map(({ block }) => block.id))
  return shown.map((item) => {
    const { block, content: text } = item
    const { anchor } = factsOf(item)
    const anchorId = anchor === undefined || taken.has(anchor) ? undefined : anchor
    if (anchorId !== undefined) taken.add(anchorId)
    const seen = isPaged(item) ? viewPart(further ?? firstPart(page, site), planView, site) : planView
    return code.planBlock(
      block,
      { html: text && text.html.htmlPieces.length > 0 ? text.html : undefined, anchorId },
      seen,
    )
  })
}

function firstPart(page: Page, { content }: ContentFrame): ListPart & Pick<FurtherPage, 'articles'> {
  const { length: total, 0: articles = [] } = listParts(page, content)
  return { number: 1, total, firstRoute: page.route, articles }
}

/** What a list in parts sees of the content. To copy the view is a look at all of it. */
function viewPart(part: ReturnType<typeof firstPart>, view: PlanView, site: ContentFrame): PlanView {
  return { ...view, articles: onlyThese(part.articles, site), pager: planPager(part) }
}

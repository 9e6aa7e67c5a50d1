// A page that lists articles or tags of a collection and that no writer has made: a text block with the list.

import type { WidgetName } from '#schemas/widgets.ts'
import { tagsLabel } from '#words/collections.ts'
import { type PlannedBlock, plainFrame } from '../block-frame.ts'
import { type IndexView, type SiteView, withoutUndefined } from '../plan-view.ts'
import { planWidget } from '../widgets/registry.ts'
import type { TextParts } from './text/plan.ts'

/** The blocks of a page that lists what the view has of a collection, and leads to its tags if they have a page. */
export function planIndex(collection: string, listWidget: WidgetName, view: IndexView): PlannedBlock[] {
  const widget = planWidget(listWidget, { limit: 'all', collection }, view)
  const { tagsHref: href } = view
  const ctaButtons = href === undefined ? [] : [{ text: tagsLabel, href, variant: 'secondary' } as const]
  const data: TextParts = { ctaButtons, ...withoutUndefined({ widget, pager: view.pager }) }
  return [{ type: 'text', block: plainFrame('list'), data }]
}

/** The blocks of the page that lists the tags of a collection. */
export function planTagIndex(collection: string, view: SiteView): PlannedBlock[] {
  return planIndex(collection, 'TagList', view)
}

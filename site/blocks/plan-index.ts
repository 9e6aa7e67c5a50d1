// The page that lists a collection, for a site whose writer has not made one: a text block with the collection's list.

import type { WidgetName } from '#schemas/widgets.ts'
import type { SiteView } from '../plan-view.ts'
import { planWidget } from '../widgets/registry.ts'
import type { BlockView } from './block-view.ts'

/** The blocks of the index page of a collection; `listWidget` lists its articles. */
export function planIndex(collection: string, listWidget: WidgetName, view: SiteView): BlockView[] {
  const styling = { background: 'none', padding: 'medium', margin: 'none', textAlign: 'left' } as const
  const widget = planWidget(listWidget, { limit: 'all', collection }, view)
  return [
    { type: 'text', props: { id: 'list', layout: 'default', styling, ctaButtons: [], ...(widget ? { widget } : {}) } },
  ]
}

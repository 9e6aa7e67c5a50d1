// The page that lists a collection, for a site whose writer has not made one: a text block with the collection's list.

import type { SiteView } from '../plan-view.ts'
import { planWidget } from '../widgets/registry.ts'
import type { BlockView } from './block-view.ts'

// The folders of content that hold articles, with the widget that lists them.
const lists = {
  blog: 'FeaturedBlogPosts',
  help: 'FeaturedHelpArticles',
  'case-studies': 'FeaturedCaseStudies',
} as const

/** The blocks of the index page of a collection. */
export function planIndex(collection: keyof typeof lists, view: SiteView): BlockView[] {
  const styling = { background: 'none', padding: 'medium', margin: 'none', textAlign: 'left' } as const
  const widget = planWidget(lists[collection], { limit: 'all' }, view)
  return [
    { type: 'text', props: { id: 'list', layout: 'default', styling, ctaButtons: [], ...(widget ? { widget } : {}) } },
  ]
}

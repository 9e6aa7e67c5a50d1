import type { Planned, SharedTag, SiteView, WidgetOptions } from '../../plan-view.ts'

export interface TagListProps {
  tags: SharedTag[]
}

/** Of a limited list the tags with most articles. They stay in the order of all tags. */
export function planTagList({ collection = '', limit }: WidgetOptions, view: SiteView): Planned<TagListProps> {
  const tags = view.tags(collection)
  if (limit === 'all') return { tags }
  const most = new Set(tags.toSorted((a, b) => b.count - a.count).slice(0, limit))
  return { tags: tags.filter((tag) => most.has(tag)) }
}

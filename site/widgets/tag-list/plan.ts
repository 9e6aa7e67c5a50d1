import type { Planned, SharedTag, SiteView, WidgetOptions } from '../../plan-view.ts'

export interface TagListProps {
  tags: SharedTag[]
}

export function planTagList({ collection = '' }: WidgetOptions, view: SiteView): Planned<TagListProps> {
  return { tags: view.tags(collection) }
}

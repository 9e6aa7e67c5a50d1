import type { HelpCard, Planned, SiteView } from '../../plan-view.ts'
import type { WidgetOptions } from '../define-widget.tsx'
import { pickItems } from '../pick-items.ts'

export interface PopularHelpArticlesProps {
  articles: HelpCard[]
}

/** By yes votes, most first. */
export function planPopularHelpArticles(options: WidgetOptions, view: SiteView): Planned<PopularHelpArticlesProps> {
  const popular = [...view.helps()].sort((a, b) => b.helpful - a.helpful)
  return { articles: pickItems(popular, options, ({ category }) => category) }
}

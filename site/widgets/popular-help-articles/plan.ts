import type { HelpCard, Planned, SiteView, WidgetOptions } from '../../plan-view.ts'
import { pickItems } from '../pick-items.ts'

export interface PopularHelpArticlesProps {
  articles: HelpCard[]
}

/** By yes votes, most first. */
export function planPopularHelpArticles(options: WidgetOptions, view: SiteView): Planned<PopularHelpArticlesProps> {
  const popular = [...view.helps()].sort((a, b) => b.helpful - a.helpful)
  return { articles: pickItems(popular, options, ({ category }) => category) }
}

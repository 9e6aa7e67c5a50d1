import { type HelpCard, helpCard } from '../../lists/help-card.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'
import { pickItems } from '../pick-items.ts'

export interface PopularHelpArticlesProps {
  articles: HelpCard[]
}

/** By yes votes, most first. */
export function planPopularHelpArticles(options: WidgetOptions, view: SiteView): Planned<PopularHelpArticlesProps> {
  const popular = [...view.articles('help')].sort((a, b) => b.head.helpful - a.head.helpful)
  return { articles: pickItems(popular, options, ({ head }) => [head.category]).map(helpCard) }
}

import { type HelpCard, helpCard } from '../../lists/help-card.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'
import { pickItems } from '../pick-items.ts'

export interface FeaturedHelpArticlesProps {
  articles: HelpCard[]
}

export function planFeaturedHelpArticles(options: WidgetOptions, view: SiteView): Planned<FeaturedHelpArticlesProps> {
  return { articles: pickItems(view.articles('help'), options, ({ head }) => [head.category]).map(helpCard) }
}

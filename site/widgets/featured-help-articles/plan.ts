import type { HelpCard, Planned, SiteView, WidgetOptions } from '../../plan-view.ts'
import { pickItems } from '../pick-items.ts'

export interface FeaturedHelpArticlesProps {
  articles: HelpCard[]
}

export function planFeaturedHelpArticles(options: WidgetOptions, view: SiteView): Planned<FeaturedHelpArticlesProps> {
  return { articles: pickItems(view.helps(), options, ({ category }) => category) }
}

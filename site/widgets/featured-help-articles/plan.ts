import type { HelpCard, Planned, SiteView } from '../../plan-view.ts'
import type { WidgetOptions } from '../define-widget.tsx'
import { pickItems } from '../pick-items.ts'

export interface FeaturedHelpArticlesProps {
  articles: HelpCard[]
}

export function planFeaturedHelpArticles(options: WidgetOptions, view: SiteView): Planned<FeaturedHelpArticlesProps> {
  return { articles: pickItems(view.helps(), options, ({ category }) => category) }
}

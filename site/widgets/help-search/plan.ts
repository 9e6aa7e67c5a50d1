import { type HelpCard, helpCard } from '../../lists/help-card.ts'
import type { Planned, SiteView, WidgetOptions } from '../../plan-view.ts'
import { pickItems } from '../pick-items.ts'

export interface HelpSearchListProps {
  articles: HelpCard[]
}

export function planHelpSearch(options: WidgetOptions, view: SiteView): Planned<HelpSearchListProps> {
  return { articles: pickItems(view.articles('help'), options, ({ head }) => [head.category]).map(helpCard) }
}

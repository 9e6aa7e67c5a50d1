import type { HelpCard, Planned, SiteView, WidgetOptions } from '../../plan-view.ts'
import { pickItems } from '../pick-items.ts'

export interface HelpSearchListProps {
  articles: HelpCard[]
}

export function planHelpSearch(options: WidgetOptions, view: SiteView): Planned<HelpSearchListProps> {
  return { articles: pickItems(view.helps(), options, ({ category }) => category) }
}

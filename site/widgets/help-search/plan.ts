import type { HelpCard, Planned, SiteView } from '../../plan-view.ts'
import type { WidgetOptions } from '../define-widget.tsx'
import { pickItems } from '../pick-items.ts'

export interface HelpSearchListProps {
  articles: HelpCard[]
}

export function planHelpSearch(options: WidgetOptions, view: SiteView): Planned<HelpSearchListProps> {
  return { articles: pickItems(view.helps(), options, ({ category }) => category) }
}

import { HelpList } from '../../lists/help-list.tsx'
import { defineHtmlWidget } from '../define-widget.tsx'
import { planPopularHelpArticles } from './plan.ts'

export const popularHelpArticles = defineHtmlWidget({
  plan: planPopularHelpArticles,
  Component: ({ props, itemLevel }) => <HelpList articles={props.articles} itemLevel={itemLevel} />,
})

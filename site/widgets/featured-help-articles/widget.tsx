import { HelpList } from '../../lists/help-list.tsx'
import { defineHtmlWidget } from '../define-widget.tsx'
import { planFeaturedHelpArticles } from './plan.ts'

export const featuredHelpArticles = defineHtmlWidget({
  plan: planFeaturedHelpArticles,
  Component: ({ props, itemLevel }) => <HelpList articles={props.articles} itemLevel={itemLevel} />,
})

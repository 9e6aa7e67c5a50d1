import { HelpList } from '../../lists/help-list.tsx'
import { defineWidget } from '../define-widget.tsx'
import { planFeaturedHelpArticles } from './plan.ts'

export const featuredHelpArticles = defineWidget({
  plan: planFeaturedHelpArticles,
  Component: ({ props, itemLevel }) => <HelpList articles={props.articles} itemLevel={itemLevel} />,
})

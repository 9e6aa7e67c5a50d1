import { HelpList } from '../../lists/help-list.tsx'
import { defineWidget } from '../define-widget.tsx'
import { planPopularHelpArticles } from './plan.ts'

export const popularHelpArticles = defineWidget({
  plan: planPopularHelpArticles,
  Component: ({ props, itemLevel }) => <HelpList articles={props.articles} itemLevel={itemLevel} />,
})

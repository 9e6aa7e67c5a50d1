import { ArticleList } from '../../lists/article-list.tsx'
import { defineHtmlWidget } from '../define-widget.tsx'
import { planArticleList } from './plan.ts'

export const articleList = defineHtmlWidget({
  plan: planArticleList,
  Component: ({ props, itemLevel }) => <ArticleList {...props} itemLevel={itemLevel} />,
})

import { ArticleList } from '../../lists/article-list.tsx'
import { defineWidget } from '../define-widget.tsx'
import { planArticleList } from './plan.ts'

export const articleList = defineWidget({
  plan: planArticleList,
  Component: ({ props, itemLevel }) => <ArticleList {...props} itemLevel={itemLevel} />,
})

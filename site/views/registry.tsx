import type { ReactNode } from 'react'
import { Sheet, type SheetName } from '../sheets.tsx'
import type { View } from '../view-props.ts'
import { BlogPostView } from './blog-post.tsx'
import { CaseStudyView } from './case-study.tsx'
import { DocPageView } from './doc-page.tsx'
import { HelpArticleView } from './help-article.tsx'
import { NotFound } from './layout-parts.tsx'
import { OwnArticleView } from './own-article.tsx'
import { PageView } from './page.tsx'
import { RedirectView } from './redirect.tsx'

// The style sheet of a whole view. A page of blocks has those of its blocks.
const sheets: Partial<Record<View['view'], SheetName>> = {
  'blog-post': 'article',
  'help-article': 'article',
  'case-study': 'case-study',
  'own-article': 'article',
  'not-found': 'plain',
  redirect: 'plain',
}

/** The body of any page. A view without a component is a compile error. */
export function ViewBody(view: View): ReactNode {
  const sheet = sheets[view.view]
  return (
    <>
      {sheet === undefined ? null : <Sheet name={sheet} />}
      {bodyOf(view)}
    </>
  )
}

function bodyOf(view: View): ReactNode {
  switch (view.view) {
    case 'page':
      return <PageView page={view.props} />
    case 'blog-post':
      return <BlogPostView post={view.props} />
    case 'help-article':
      return <HelpArticleView article={view.props} />
    case 'case-study':
      return <CaseStudyView study={view.props} />
    case 'doc-page':
      return <DocPageView page={view.props} />
    case 'own-article':
      return <OwnArticleView article={view.props} />
    case 'not-found':
      return <NotFound page={view.props} />
    case 'redirect':
      return <RedirectView redirect={view.props} />
  }
}

import type { ReactNode } from 'react'
import type { ArticleProps } from '../own-layout.ts'
import { ArticleToc } from './article-toc.tsx'
import { TocDisclosure } from './toc-disclosure.tsx'

/** A post or a help article: its head, its contents and its text. */
export function Article({ head, toc, children }: ArticleProps): ReactNode {
  return (
    <article className="article">
      <header className="article-head container">{head}</header>
      <div className="article-columns container">
        <ArticleToc toc={toc} />
        <div className="article-main">
          <TocDisclosure toc={toc} />
          {children}
        </div>
      </div>
    </article>
  )
}

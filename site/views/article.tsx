import type { ReactNode } from 'react'
import type { TocItem } from '../article-view.ts'
import type { FrameProps } from '../view-props.ts'
import { ArticleToc } from './article-toc.tsx'
import { TocDisclosure } from './toc-disclosure.tsx'

export interface ArticleProps {
  frame: FrameProps
  /** Title, facts and everything else above the text. */
  head: ReactNode
  /** Headings of the text; empty if there are none. */
  toc: readonly TocItem[]
  /** The text and what follows it. */
  children: ReactNode
}

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

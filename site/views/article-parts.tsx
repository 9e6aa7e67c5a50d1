import type { ReactNode } from 'react'
import type { ArticlePartProps } from '../own-layout.ts'

/** Above the text: the path to the page, its title and facts. */
export function ArticleHead({ children }: ArticlePartProps): ReactNode {
  return children
}

/** Below the text: sources, the author, other articles. */
export function ArticleFoot({ children }: ArticlePartProps): ReactNode {
  return children
}

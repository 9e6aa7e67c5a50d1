import type { ArticleView } from '../article-view.ts'
import { helpfulPercent } from '../parts/helpful-percent.ts'

/** A help article in a list. */
export interface HelpCard {
  title: string
  href: string
  excerpt: string
  category: string
  difficulty?: 'beginner' | 'intermediate' | 'advanced'
  lastUpdated?: string
  /** Rounded percentage of yes votes; null without votes. */
  helpfulPercent: number | null
  /** Lower-case words the help search looks at besides the visible text. */
  keywords: string[]
}

/** A help article as lists show it. */
export function helpCard({ title, route, head, excerpt }: ArticleView<'help'>): HelpCard {
  return {
    title,
    href: route,
    excerpt,
    category: head.category,
    ...difficultyOf(head),
    ...(head.lastUpdated === undefined ? {} : { lastUpdated: head.lastUpdated }),
    helpfulPercent: helpfulPercent(head.helpful, head.notHelpful),
    keywords: [...head.searchKeywords, ...head.tags].map((word) => word.toLowerCase()),
  }
}

/** `beginner` and `intermediate` as written; every other word counts as advanced. */
export function difficultyOf({ difficulty }: { difficulty?: string | undefined }): Pick<HelpCard, 'difficulty'> {
  if (difficulty === undefined) return {}
  return { difficulty: difficulty === 'beginner' || difficulty === 'intermediate' ? difficulty : 'advanced' }
}

// The routes of a site: where each page is, what it shows, and what is said of it.

import type { HeadProps, View } from '#site/view-props.ts'
import type { MarkdownParser } from '../config/config.ts'
import type { ArticlesPage, FurtherPage, Page, TagsPage } from '../model/model.ts'
import type { ArticleSubject } from './plan-articles.ts'
import type { FolderSubject } from './plan-docs.ts'
import type { ContentFrame } from './plan-head.ts'
import type { NotFoundSubject } from './plan-not-found.ts'

/** What a route shows. */
export type Subject =
  | { kind: 'page'; page: Page }
  | { kind: 'home' }
  | ArticlesPage
  | TagsPage
  | FurtherPage
  | ArticleSubject
  | FolderSubject
  | { kind: 'redirect'; to: string }
  | NotFoundSubject

/** One HTML file of the site. */
export interface Route {
  /** Path without base path, e.g. /docs/api. */
  url: string
  /** Path below the output folder, e.g. docs/api/index.html. */
  file: string
  /** Content file the page is made of; missing for pages nobody wrote. */
  source?: string
  /** Whether sitemap, search and llms.txt may name it. */
  isListed: boolean
  /** Whether only a build with drafts has it. */
  isUnpublished?: true
  subject: Subject
}

/** What other files say of a page. */
export interface PageSummary {
  image: HeadProps['image'] | undefined
  modifiedAt: string | undefined
  publishedAt: string | undefined
}

/** A route whose view is known by its hash only. */
export interface KnownRoute extends Route {
  /** Hash of the view. */
  key: string
  /** Assets the view refers to, by their name in content. */
  usedAssets: readonly string[]
  /** Missing for a page without a head. */
  head?: PageSummary
}

/** A route with all that its page shows. */
export interface PlannedRoute extends KnownRoute {
  view: View
}

export interface Plan {
  /** Sorted by file. */
  routes: Route[]
  site: ContentFrame
  /** Assets that every page refers to. */
  sharedAssets: readonly string[]
  markdownParser: MarkdownParser
}

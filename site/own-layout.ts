// Parts of the layout that a site may replace, and what each is told.

import type { ComponentType, ReactNode } from 'react'
import type { TocItem } from './article-view.ts'
import type { DocsPlace } from './docs-props.ts'
import type { PostCard } from './lists/post-card.ts'
import type { FrameProps, NotFoundProps as NotFoundPage, View } from './view-props.ts'

/** What the modules in site/layout/ of a site's own export: header.tsx exports Header, article-head.tsx ArticleHead. */
export interface OwnLayout {
  Header?: ComponentType<HeaderProps>
  Footer?: ComponentType<FooterProps>
  Search?: ComponentType<SearchProps>
  Sidebar?: ComponentType<SidebarProps>
  Contents?: ComponentType<ContentsProps>
  Article?: ComponentType<ArticleProps>
  ArticleHead?: ComponentType<ArticlePartProps>
  ArticleFoot?: ComponentType<ArticlePartProps>
  PostList?: ComponentType<PostListProps>
  PostCard?: ComponentType<PostCardProps>
  NotFound?: ComponentType<NotFoundProps>
}

export interface HeaderProps {
  frame: FrameProps
}

export interface FooterProps {
  frame: FrameProps
  /**
   * The closing call to action. `small`: the page ends with one of its own. `none`: a documentation page, which gets
   * the small link groups instead of the columns.
   */
  banner: 'full' | 'small' | 'none'
}

export interface SearchProps {
  frame: FrameProps
}

export interface SidebarProps {
  frame: FrameProps
  /** Where the page is in the tree of content/docs; undefined for pages that are not in it. */
  place: DocsPlace | undefined
}

export interface ContentsProps {
  /** Headings of the text. */
  toc: readonly TocItem[]
}

export interface ArticleProps {
  frame: FrameProps
  /** Title, facts and everything else above the text. */
  head: ReactNode
  /** Headings of the text; empty if there are none. */
  toc: readonly TocItem[]
  /** The text and what follows it. */
  children: ReactNode
}

export interface ArticlePartProps {
  /** The page, and all that it shows: `page.view` says which `page.props` it has. */
  page: Extract<View, { view: 'blog-post' | 'help-article' | 'case-study' | 'own-article' }>
  /** The standard part. */
  children: ReactNode
}

export interface PostListProps {
  posts: readonly PostCard[]
  /** Level of the titles; 2 if the list has no heading above it. Default: 3. */
  itemLevel?: 2 | 3
}

export interface PostCardProps {
  post: PostCard
  /** The element of the title. */
  Title: 'h2' | 'h3'
}

export interface NotFoundProps {
  page: NotFoundPage
}

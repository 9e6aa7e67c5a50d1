// What a collection of articles is to the site. The generator calls these functions; it knows no collection by name.

import type { IndexItem } from '#schemas/search-item.ts'
import type { NotFoundWords } from '#words/collections.ts'
import type { ArticleText, ArticleView, TocItem } from '../article-view.ts'
import type { DocsPlace } from '../docs-props.ts'
import type { ShownPicture, TagLink } from '../plan-view.ts'
import type { FrameProps, HeadProps, Link, View } from '../view-props.ts'

/** What an article says about its page beyond title and address. */
export interface ArticleFacts {
  description: string
  keywords?: readonly string[] | undefined
  publishedAt?: string | undefined
  modifiedAt?: string | undefined
  /** schema.org descriptions, before that of the breadcrumbs. */
  jsonLd?: Record<string, unknown>[]
  /** Pages above it, upmost first. Default: the index page of the collection. */
  crumbs?: readonly Link[] | undefined
  /** Address of the page that search engines show in its place. */
  canonical?: string | undefined
}

/** The site as the plan of one article sees it. */
export interface ArticleSite {
  siteName: string
  /** Code, e.g. EUR. */
  currency: string
  /** Address of the collection's index page. */
  sectionPath: string
  /** Head and frame of the article's page, and its cover. */
  page: (facts: ArticleFacts) => { head: HeadProps; frame: FrameProps; cover?: ShownPicture }
  /** The beginning of a text, cut at a space to at most `limit` characters. */
  excerpt: (text: string, limit: number) => string
  /** Headings for a table of contents. */
  toc: (text: ArticleText) => TocItem[]
  /** Absolute address of a path. */
  absolute: (path: string) => string
  /** Absolute address of the article's picture in link previews, if it has one. */
  imageUrl: string | undefined
  /** Who publishes the site, as a schema.org description. */
  publisher: () => Record<string, unknown>
  /** Where the source of the page can be edited; undefined if the site does not say. */
  editHref: string | undefined
  /** Tags of the article, with links to those that have a page. */
  linkTags: (tags: readonly string[]) => TagLink[]
  /** Path of the Markdown version. */
  markdownHref: string
  /** Where the page is in the tree of its collection. */
  place: DocsPlace | undefined
}

/** A page in a tree, as the tree needs it. */
export interface DocsPageFacts {
  route: string
  title: string
  label?: string | undefined
  description?: string | undefined
  badge?: string | undefined
  order?: number | undefined
}

/** A folder in a tree. Facts that nobody wrote are undefined. */
export interface DocsFolderFacts {
  route: string
  /** Written, or made of its name; undefined for the upmost folder of a version. */
  title: string | undefined
  isTitled: boolean
  hasPage: boolean
  badge?: string | undefined
  order?: number | undefined
  open?: boolean | undefined
  /** Last parts of the addresses of pages, in their order. */
  pages: readonly string[]
  /** What it shows in the side bar, in place of the pages below it; empty for those. */
  sidebar?: readonly DocsListEntry[]
  /** Where pages are that the list does not have. */
  others?: 'after' | 'hidden'
}

/** An entry of a list in the side bar: a page by its address, a group, or a link to something else. */
export interface DocsListEntry {
  route?: string
  title?: string
  href?: string
  open?: boolean
  items?: readonly DocsListEntry[]
}

/** All that a tree is made of. */
export interface DocsSource {
  /** Address of the upmost folder. */
  route: string
  pages: readonly DocsPageFacts[]
  folders: readonly DocsFolderFacts[]
  /** Folders of versions, newest first; empty for none. */
  versions: readonly string[]
  /** The page to read before the first one. */
  before?: Link | undefined
}

/** Other articles that a page refers to, in an order of the collection's own. */
type Neighbours<Name extends string> = readonly (ArticleView<Name> | undefined)[]

/** One collection. Every function is pure. */
export interface SiteCollection<Name extends string> {
  /** Title of the index page, also in breadcrumbs for search engines. */
  title: string
  /** The page for addresses below the collection that lead nowhere. Default: that of the whole site. */
  notFound?: NotFoundWords
  /**
   * Finds the neighbours of each article. Called once per build with all articles, newest first. A page is planned
   * again if the article or one of its neighbours has changed.
   */
  neighbours: (articles: readonly ArticleView<Name>[]) => (article: ArticleView<Name>) => Neighbours<Name>
  /** The article's page. */
  plan: (article: ArticleView<Name>, neighbours: Neighbours<Name>, site: ArticleSite) => View
  /**
   * Hit of the search dialog. `text` is cut to its beginning; the relevance is below 0.75. Each heading of the text is
   * a hit as well. `section` names the part of the tree that has the article.
   */
  search: { relevance: number; hit: (article: ArticleView<Name>, section?: string) => ArticleHit }
  /** The Markdown version of the page: its description, and what comes before the text. */
  markdown: (article: ArticleView<Name>) => { description: string; parts: string[] }
  /** Only for a collection whose articles form a tree. */
  tree?: {
    /** The place of every page and of every folder, by address. */
    place: (source: DocsSource) => ReadonlyMap<string, DocsPlace>
    /** The index page of a folder that no file describes. */
    planFolder: (place: DocsPlace, site: ArticleSite) => View
  }
  /** Only for collections with a feed. */
  feed?: {
    title: (siteName: string) => string
    item: (article: ArticleView<Name>, siteName: string) => FeedItem
  }
}

interface ArticleHit extends Pick<IndexItem, 'type' | 'category' | 'keywords'> {
  idPrefix: string
  text: string
}

/** What a feed says of an article beyond title, address and text. */
interface FeedItem {
  summary: string
  authorName: string
  tags: readonly string[]
  publishedAt: string
  updatedAt: string | undefined
}

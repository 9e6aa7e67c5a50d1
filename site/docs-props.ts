// What documentation pages show around their text: side bar, contents, neighbours, versions. Part of view-props.ts.

import type { TocItem } from './article-view.ts'
import type { Link } from './link.ts'

/** A link of the side bar. With items it is a folder or a group, which opens; a group may have no address. */
export interface DocsNavItem {
  label: string
  href?: string
  badge?: string
  items?: readonly DocsNavItem[]
  isOpen?: boolean
}

/** A version of the documentation, and the page in it that is nearest to the present one. */
export interface DocsVersionLink extends Link {
  isNewest: boolean
  isCurrent: boolean
}

/** Where a page is in the tree of the documentation. */
export interface DocsPlace {
  /** The side bar. Many pages share one. */
  nav: readonly DocsNavItem[]
  /** Pages above this one, upmost first. */
  crumbs: readonly Link[]
  /** As the side bar names it. */
  label: string
  title: string
  badge?: string
  /** Pages below this one. */
  pages: readonly (Link & { badge?: string; description?: string })[]
  previous?: Link
  next?: Link
  /** The upmost folder that the page is in. */
  section?: Link
  /** Name of the upmost group of the side bar that the page is in, if that is no folder around it. */
  group?: string
  versions?: readonly DocsVersionLink[]
  /** Address of the version, if it is not the newest. */
  oldRoot?: { href: string }
  /** Address of the same page in the newest version, if this one is older. */
  canonical?: string
}

/** Side bar, contents and neighbours of a documentation page. */
export interface DocsProps {
  toc: TocItem[]
  previous?: Link
  next?: Link
  /** Date of the last change of substance. */
  updatedAt?: string
  /** Minutes. */
  readTime: number
  editHref?: string
  /** Markdown version of the page. */
  markdownHref: string
  /** Missing for a page outside the tree of content/docs. */
  place?: DocsPlace
}

/** What the search finds. */
export interface SearchScope {
  /** The part of the documentation that the page is in, which a reader may limit the search to. */
  section?: Link
  /** Addresses of old versions of the documentation: nothing below them is found on other pages. */
  old: readonly { href: string }[]
  /** Of the version that the page is in, if it is an old one, and of the documentation. */
  version?: { href: string; docsHref: string }
}

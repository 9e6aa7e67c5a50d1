// What `plan` hands to the views: plain JSON with everything one page shows, and nothing else.
// Links are final, with base path and hashed asset names. Markdown is HTML, code is highlighted, claims are resolved.

import type { ArticleFigure } from '#schemas/article-figure.ts'
import type { Author } from '#schemas/blog-post.ts'
import type { Breadcrumb } from '#schemas/breadcrumb.ts'
import type { CaseStudy } from '#schemas/case-study.ts'
import type { Citation } from '#schemas/citation.ts'
import type { Navigation } from '#schemas/navigation.ts'
import type { OwnHead } from '#schemas/own-collection.ts'
import type { Script } from '#schemas/scripts.ts'
import type { Testimonial } from '#schemas/testimonial.ts'
import type { TocItem } from './article-view.ts'
import type { PlannedBlock } from './block-frame.ts'
import type { DocsProps, SearchScope } from './docs-props.ts'
import type { Link } from './link.ts'
import type { Logos, OwnerHead } from './owner-head.ts'
import type { ShareImage } from './pictures/share-image.ts'
import type { ShownPicture, TagLink } from './plan-view.ts'
import type { TextHtml } from './text-html.ts'

export type { Link } from './link.ts'

/** The head element of a page. Addresses are absolute. */
export interface HeadProps {
  /** Complete title, template applied. */
  title: string
  description: string
  keywords: string[]
  /** Missing on pages that are not to be indexed. */
  canonical?: string
  isIndexed: boolean
  openGraphType: 'website' | 'article'
  /** Picture for link previews; missing on pages that are not to be indexed. */
  image?: ShareImage
  publishedAt?: string
  modifiedAt?: string
  alternates: { type: string; title: string; href: string }[]
  /** The page in each language that has it, this one included; missing if it is the only one. */
  translations?: { language: string; address: string }[]
  /** schema.org descriptions, one script element each. */
  jsonLd: Record<string, unknown>[]
}

/** The feeds of a collection. */
export interface FeedLinks {
  title: string
  atomHref: string
  jsonHref: string
}

/** The page in a language of the site. */
export interface LanguageLink {
  /** BCP 47 tag. */
  language: string
  /** The name that it has in itself. */
  name: string
  address: string
  /** The language does not have the page: the address is that of its start page. */
  isStart: boolean
}

/** The frame around every page. */
export interface FrameProps extends OwnerHead, Logos {
  siteName: string
  /** Square picture beside the name. */
  markHref?: string
  language: string
  /** Every language of a site that has several, the default one first. Addresses are final. */
  languages?: readonly LanguageLink[]
  /** Links of the page that lead to other languages, and the language. */
  foreign?: Readonly<Record<string, string>>
  homeHref: string
  /** Whether addresses of pages end with a slash, as some hosts want it. */
  hasSlashes?: true
  /** Path of the page without base path and language, e.g. /docs/api. */
  path: string
  /** What the paths of the language begin with, e.g. /de; missing for the default one. */
  prefix?: string
  /** e.g. "2025–2026"; the year alone when both are the same. */
  copyrightYears: string
  copyrightHolder: string
  navigation: Navigation
  faviconHref: string
  /** PNG for browsers that do not take the SVG; missing where the site has an icon of its own, or nothing draws it. */
  smallIconHref?: string
  /** Missing where nothing could draw it. */
  touchIconHref?: string
  manifestHref: string
  /** One per collection that has feeds. */
  feeds: readonly FeedLinks[]
  llmsHref: string
  searchIndexHref: string
  searchSuggestions: readonly string[]
  contactEmail?: string
  /** Scripts of other hosts that browsers may load; missing where there are none. */
  scripts?: readonly Script[]
  /** What the search finds on this page; without it everything. */
  searchScope?: SearchScope
}

export interface PageProps {
  frame: FrameProps
  head: HeadProps
  isHome: boolean
  /** The path above the title of a page that nobody wrote. */
  crumbs?: Breadcrumb[]
  /** Sorted, visible ones only. Empty on a home page without content. */
  blocks: PlannedBlock[]
  /** Present on documentation pages. */
  docs?: DocsProps
}

/** A page of content/docs. */
export interface DocPageProps extends Pick<BlogPostProps, 'cover'> {
  frame: FrameProps
  head: HeadProps
  docs: DocsProps
  title: string
  lead?: string
  html: TextHtml
  /** Whether no file describes it: it only lists the pages of its folder. */
  isMade: boolean
}

export interface BlogPostProps {
  frame: FrameProps
  head: HeadProps
  /** Address of the collection's index page, without base path. */
  sectionPath: string
  title: string
  /** Empty if the writer gave none. */
  excerpt: string
  tags: TagLink[]
  featured: boolean
  author: Author
  publishedAt: string
  updatedAt?: string
  readTime: number
  citations: Citation[]
  researchSummary?: string
  figure?: ArticleFigure
  cover?: ShownPicture
  methodology?: string
  html: TextHtml
  toc: TocItem[]
  newer?: Link
  older?: Link
}

export interface HelpArticleProps {
  frame: FrameProps
  head: HeadProps
  /** Address of the collection's index page, without base path. */
  sectionPath: string
  /** Id of the article; one vote each. */
  articleId: string
  title: string
  category: string
  subcategory?: string
  difficulty?: 'beginner' | 'intermediate' | 'advanced'
  tags: TagLink[]
  lastUpdated?: string
  helpful: number
  notHelpful: number
  videoUrl?: string
  html: TextHtml
  toc: TocItem[]
  related: { title: string; href: string; category: string }[]
}

export interface CaseStudyProps extends Pick<BlogPostProps, 'frame' | 'head' | 'sectionPath' | 'title' | 'cover'> {
  company: string
  industry: string
  featured: boolean
  publishedAt: string
  /** Challenge, shortened to 200 characters, for the head of the page. */
  lead: string
  challengeHtml: TextHtml
  solutionHtml: TextHtml
  implementation?: CaseStudy['implementation']
  results: CaseStudy['results']
  roi?: CaseStudy['roi']
  /** Code of the currency that the return on investment may be drawn in. */
  currency: string
  testimonial?: Testimonial
  citations: Citation[]
  html: TextHtml
  toc: TocItem[]
  next?: Link
}

/** An article of a site's own collection. */
export interface OwnArticleProps
  extends Pick<
    BlogPostProps,
    'frame' | 'head' | 'sectionPath' | 'title' | 'excerpt' | 'tags' | 'html' | 'toc' | 'cover'
  > {
  collection: string
  /** Front matter. */
  data: OwnHead
  previous?: Link
  next?: Link
}

/** Texts of one not-found page and the path prefix it speaks for. */
export interface NotFoundText {
  prefix: string
  title: string
  message: string
  linkLabel: string
  linkHref: string
}
export interface NotFoundProps {
  frame: FrameProps
  head: HeadProps
  /** The text shown without script. */
  text: NotFoundText
  /** Texts for other prefixes; only the root page has them. */
  alternatives: NotFoundText[]
  /** All pages, for the nearest three to the bad path; only the root page needs the titles. */
  pages: Link[]
}

export interface RedirectProps {
  language: string
  siteName: string
  faviconHref: string
  href: string
  /** Absolute address of the target. */
  canonical: string
}

/** Every view with its props. */
interface ViewPropsByName {
  page: PageProps
  'blog-post': BlogPostProps
  'help-article': HelpArticleProps
  'case-study': CaseStudyProps
  'own-article': OwnArticleProps
  'doc-page': DocPageProps
  'not-found': NotFoundProps
  redirect: RedirectProps
}
type ViewName = keyof ViewPropsByName
/** A view and its props: all that is needed to render one file. */
export type View = { [Name in ViewName]: { view: Name; props: ViewPropsByName[Name] } }[ViewName]

// The collections of articles. Each key is a folder below content/ with one Markdown file per article. A collection is
// one entry here and one module in site/collections; everything else follows from the two.

import type * as z from 'zod'
import { articleAnchors } from './article-anchors.ts'
import { type BlogPost, blogPostSchema, blogPostStarter } from './blog-post.ts'
import { type CaseStudy, caseStudySchema, caseStudyStarter } from './case-study.ts'
import { type DocPage, docPageSchema, docPageStarter } from './doc-page.ts'
import { type HelpArticle, helpArticleSchema, helpArticleStarter } from './help-article.ts'
import type { Status } from './status.ts'
import type { WidgetName } from './widgets.ts'

/** Front matter of each collection, and the names of its fields that hold Markdown. */
interface ArticleTypes {
  blog: { head: BlogPost; markdownField: never }
  help: { head: HelpArticle; markdownField: never }
  'case-studies': { head: CaseStudy; markdownField: 'challenge' | 'solution' }
  docs: { head: DocPage; markdownField: never }
}
/** A standard collection. Others are custom, and have any name. */
export type CollectionName = keyof ArticleTypes
export type ArticleHead<Name extends string> = Name extends CollectionName ? ArticleTypes[Name]['head'] : CommonHead
export type MarkdownField<Name extends string> = Name extends CollectionName
  ? ArticleTypes[Name]['markdownField']
  : string

/** Fields that the front matter of any collection may have. */
export interface CommonHead {
  id?: string | undefined
  slug?: string | undefined
  title: string
  excerpt?: string | undefined
  status: Status
  publishedAt?: string | undefined
  aliases?: string[] | undefined
  /** A `Cover`; a custom collection may replace the key. */
  cover?: unknown
}

export interface ArticleCollection<Name extends string> {
  /** Address of the page that lists the articles. Each article is one segment below it, unless they form a tree. */
  route: `/${string}`
  /**
   * Whether the folders are part of the addresses, and each has an index page. Such a collection is part of the site
   * only if the content has its folder.
   */
  isTree?: boolean
  /** Front matter. */
  schema: z.ZodType<ArticleHead<Name>>
  /** One article, as messages call it. */
  noun: string
  /** One article, as `libretto new` calls it. */
  kind: string
  /** The file that `libretto new` writes. `day` is a date such as 2026-05-31. */
  starter: (title: string, day: string) => string
  /**
   * Where the slug comes from if the front matter has none. `file`: from the file name; the id is then the slug.
   * `title`: from the title; the id is then the file name, and the address made of the id redirects to the article.
   */
  slugFrom: 'file' | 'title'
  /** Fields of the front matter that hold Markdown, in the order of the page. */
  markdownFields: readonly MarkdownField<Name>[]
  /** The Markdown field that the excerpt is taken from. Default, and when the field is empty: the article's text. */
  excerptFrom?: MarkdownField<Name>
  /** Characters. */
  excerptLength: number
  /** Date that lists sort by, newest first. Articles without one come last. */
  sortDate: (head: ArticleHead<Name>) => string | undefined
  /** Anchors of the sections that the view adds; false for those it leaves out. */
  anchors: (head: ArticleHead<Name>) => readonly (string | false)[]
  /** Whether the collection has an Atom and a JSON feed. */
  hasFeed: boolean
  /** Widget that the index page shows if no page is written for it. */
  indexWidget: WidgetName
}

export const articleCollections: { readonly [Name in CollectionName]: ArticleCollection<Name> } = {
  blog: {
    route: '/blog',
    schema: blogPostSchema,
    noun: 'post',
    kind: 'post',
    starter: blogPostStarter,
    slugFrom: 'file',
    markdownFields: [],
    excerptLength: 150,
    sortDate: ({ publishedAt }) => publishedAt,
    anchors: ({ citations, methodology, researchSummary }) => [
      citations.length > 0 && articleAnchors.references,
      methodology !== undefined && articleAnchors.methodology,
      researchSummary !== undefined && articleAnchors.summary,
    ],
    hasFeed: true,
    indexWidget: 'FeaturedBlogPosts',
  },
  help: {
    route: '/help',
    schema: helpArticleSchema,
    noun: 'help article',
    kind: 'help',
    starter: helpArticleStarter,
    slugFrom: 'file',
    markdownFields: [],
    excerptLength: 150,
    sortDate: ({ lastUpdated }) => lastUpdated,
    anchors: ({ relatedArticles }) => [relatedArticles.length > 0 && articleAnchors.related],
    hasFeed: false,
    indexWidget: 'FeaturedHelpArticles',
  },
  'case-studies': {
    route: '/case-studies',
    schema: caseStudySchema,
    noun: 'case study',
    kind: 'case-study',
    starter: caseStudyStarter,
    slugFrom: 'title',
    markdownFields: ['challenge', 'solution'],
    excerptFrom: 'challenge',
    excerptLength: 120,
    sortDate: ({ publishedAt }) => publishedAt,
    anchors: ({ results, roi, citations }) => [
      articleAnchors.challenge,
      articleAnchors.solution,
      results.length > 0 && articleAnchors.results,
      roi !== undefined && articleAnchors.roi,
      citations.length > 0 && articleAnchors.references,
    ],
    hasFeed: false,
    indexWidget: 'FeaturedCaseStudies',
  },
  docs: {
    route: '/docs',
    isTree: true,
    schema: docPageSchema,
    noun: 'documentation page',
    kind: 'doc',
    starter: docPageStarter,
    slugFrom: 'file',
    markdownFields: [],
    excerptLength: 150,
    sortDate: ({ updatedAt }) => updatedAt,
    anchors: () => [],
    hasFeed: false,
    indexWidget: 'ArticleList',
  },
}

export const collectionNames = Object.keys(articleCollections) as CollectionName[]

/** Collections by name, in the order of the site. */
export type Collections = Readonly<Record<string, ArticleCollection<string>>>

/** The standard collections. The content of an article's file decides which one its functions are called for. */
export const standardCollections = articleCollections as unknown as Collections

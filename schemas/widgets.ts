// Widgets that a text block may name in `data.component`. Each has a folder in site/widgets and a line in its registry.

import type { PageReference, ValueSource } from './blocks/block.ts'

/** What the generator needs to know about a widget without running code of the site. */
interface WidgetSchema {
  /** What it shows, in one sentence. */
  description: string
  /** Files and collections it shows; empty for a widget whose block names its collection. */
  reads: readonly string[]
  /**
   * Source of the categories that the widget's `category` option accepts, by default of the collection that the block
   * names. Without it, there is no such option.
   */
  categories?: Omit<ValueSource, 'of'> & Partial<ValueSource>
  /** How many items a list shows where nobody says it. Default: 6. */
  usualLimit?: 'all'
  /** For a list of articles that may be shown in parts, newest first. */
  isPaged?: true
  /** Pages of site.yaml that it links to by itself. */
  pages?: readonly Omit<PageReference, 'to' | 'from' | 'path'>[]
}

const blogCategories: ValueSource = { of: 'blog', field: 'category' }
const helpCategories: ValueSource = { of: 'help', field: 'category' }
const industries: ValueSource = { of: 'case-studies', field: 'industry' }

const schemas = {
  SecurityShowcase: {
    description: 'Security measures in tabs, and certifications with their dates.',
    reads: ['data/security.yaml'],
  },
  InteractiveBenchmarks: {
    description: 'Benchmarks as plots, with the values of each run.',
    reads: ['data/benchmarks.yaml'],
  },
  SDKDownloadCenter: {
    description: 'Software development kits with their quick starts and downloads.',
    reads: ['data/sdks.yaml'],
    pages: [{ page: 'downloadsUrl', list: 'sdks', unless: 'downloadUrl' }],
  },
  PerformanceMetrics: {
    description: 'Figures with what they are compared with.',
    reads: ['data/performance-stats.yaml'],
  },
  CommunityForum: {
    description: 'Discussions with a filter, projects of members, and a support form.',
    reads: ['data/threads.yaml', 'data/thread-categories.yaml', 'data/showcase.yaml', 'data/ticket-categories.yaml'],
    pages: [{ page: 'docsUrl' }, { page: 'helpUrl' }],
  },
  CodePlayground: {
    description: 'Programs with their configuration, whose run replays the recorded output.',
    reads: ['data/playground-examples.yaml'],
  },
  PlatformSelection: {
    description: 'Tabs of platforms with features, install command and links.',
    reads: ['data/platforms.yaml'],
  },
  FeaturedBlogPosts: {
    description: 'The newest posts of the blog as cards.',
    reads: ['blog'],
    categories: blogCategories,
    isPaged: true,
  },
  FeaturedHelpArticles: {
    description: 'Help articles as cards, the one changed last first.',
    reads: ['help'],
    categories: helpCategories,
    isPaged: true,
  },
  HelpSearch: {
    description: 'A search field over a list of help articles.',
    reads: ['help'],
    categories: helpCategories,
  },
  PopularHelpArticles: {
    description: 'Help articles as cards, the one with most helpful votes first.',
    reads: ['help'],
    categories: helpCategories,
  },
  ArticleList: {
    description: 'The articles of any collection, newest first. A category is one of their tags.',
    reads: [],
    categories: { field: 'tags' },
    isPaged: true,
  },
  TagList: {
    description: 'The tags that articles of a collection have in their front matter, with the number of articles.',
    reads: [],
    usualLimit: 'all',
  },
  FeaturedCaseStudies: {
    description: 'The newest case studies as cards. A category is an industry.',
    reads: ['case-studies'],
    categories: industries,
    isPaged: true,
  },
} satisfies Record<string, WidgetSchema>

export type WidgetName = keyof typeof schemas
export const widgetSchemas: Readonly<Record<WidgetName, WidgetSchema>> = schemas
export const widgetNames = Object.keys(schemas) as WidgetName[]
/** Widgets that may show their list in parts. */
export const pagedWidgets = widgetNames.filter((name) => widgetSchemas[name].isPaged)

/** Whether `name` is a widget. */
export function isWidgetName(name: string): name is WidgetName {
  return Object.hasOwn(schemas, name)
}

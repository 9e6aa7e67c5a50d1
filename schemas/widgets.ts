// Widgets that a text block may name in `data.component`. Each has a folder in site/widgets and a line in its registry.

import type { ValueSource } from './blocks/block.ts'

/** What the generator needs to know about a widget without running code of the site. */
interface WidgetSchema {
  /** Source of the categories that the widget's `category` option accepts. Without it, there is no such option. */
  categories?: ValueSource
}

const helpCategories: WidgetSchema = { categories: { of: 'help', field: 'category' } }

const schemas = {
  SecurityShowcase: {},
  InteractiveBenchmarks: {},
  SDKDownloadCenter: {},
  PerformanceMetrics: {},
  CommunityForum: {},
  CodePlayground: {},
  PlatformSelection: {},
  FeaturedBlogPosts: { categories: { of: 'blog', field: 'category' } },
  FeaturedHelpArticles: helpCategories,
  HelpSearch: helpCategories,
  PopularHelpArticles: helpCategories,
  ArticleList: {},
  FeaturedCaseStudies: { categories: { of: 'case-studies', field: 'industry' } },
} satisfies Record<string, WidgetSchema>

export type WidgetName = keyof typeof schemas
export const widgetSchemas: Readonly<Record<WidgetName, WidgetSchema>> = schemas
export const widgetNames = Object.keys(schemas) as WidgetName[]

/** Whether `name` is a widget. */
export function isWidgetName(name: string): name is WidgetName {
  return Object.hasOwn(schemas, name)
}

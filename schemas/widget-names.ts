// Names a text block's `data.component` may hold. Each has a component in site/widgets.

export const widgetNames = [
  'SecurityShowcase',
  'InteractiveBenchmarks',
  'SDKDownloadCenter',
  'PerformanceMetrics',
  'CommunityForum',
  'CodePlayground',
  'PlatformSelection',
  'FeaturedBlogPosts',
  'FeaturedHelpArticles',
  'HelpSearch',
  'PopularHelpArticles',
  'FeaturedCaseStudies',
] as const
export type WidgetName = (typeof widgetNames)[number]

/** Whether `name` is a widget. */
export function isWidgetName(name: string): name is WidgetName {
  return (widgetNames as readonly string[]).includes(name)
}

// Widgets as plans hand them to components. No component is imported here: the generator reads these types, too.

import type { ArticleListProps } from '../lists/article-list.tsx'
import type { CodePlaygroundProps } from './code-playground/plan.ts'
import type { CommunityForumProps } from './community-forum/plan.ts'
import type { FeaturedBlogPostsProps } from './featured-blog-posts/plan.ts'
import type { FeaturedCaseStudiesProps } from './featured-case-studies/plan.ts'
import type { FeaturedHelpArticlesProps } from './featured-help-articles/plan.ts'
import type { HelpSearchListProps } from './help-search/plan.ts'
import type { InteractiveBenchmarksProps } from './interactive-benchmarks/plan.ts'
import type { PerformanceMetricsProps } from './performance-metrics/plan.ts'
import type { PlatformSelectionProps } from './platform-selection/plan.ts'
import type { PopularHelpArticlesProps } from './popular-help-articles/plan.ts'
import type { SdkDownloadCenterProps } from './sdk-download-center/plan.ts'
import type { SecurityShowcaseProps } from './security-showcase/plan.ts'
import type { TagListProps } from './tag-list/plan.ts'

/** Props of each widget a text block can name. */
export interface WidgetPropsByName {
  SecurityShowcase: SecurityShowcaseProps
  InteractiveBenchmarks: InteractiveBenchmarksProps
  SDKDownloadCenter: SdkDownloadCenterProps
  PerformanceMetrics: PerformanceMetricsProps
  CommunityForum: CommunityForumProps
  CodePlayground: CodePlaygroundProps
  PlatformSelection: PlatformSelectionProps
  FeaturedBlogPosts: FeaturedBlogPostsProps
  FeaturedHelpArticles: FeaturedHelpArticlesProps
  HelpSearch: HelpSearchListProps
  PopularHelpArticles: PopularHelpArticlesProps
  ArticleList: ArticleListProps
  TagList: TagListProps
  FeaturedCaseStudies: FeaturedCaseStudiesProps
}
/** A planned widget: its name and its props. */
export type WidgetCall =
  | { [Name in keyof WidgetPropsByName]: { name: Name; props: WidgetPropsByName[Name] } }[keyof WidgetPropsByName]
  | OwnWidgetCall

/** A widget of the site's own. */
interface OwnWidgetCall {
  name: 'own'
  /** Its name. */
  component: string
  props: object
}

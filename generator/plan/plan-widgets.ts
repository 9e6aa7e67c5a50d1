// A text block's widget name → the widget with all it shows. In: the name, its options, the content. Out: serialisable props.

import type { Benchmark } from '#schemas/benchmark.ts'
import type { TextBlock } from '#schemas/blocks/text.ts'
import type { WidgetName } from '#schemas/widget-names.ts'
import type { WidgetCall } from '#site/view-props.ts'
import { newestFirst } from '../content/newest-first.ts'
import { planCode } from './plan-code.ts'
import type { ContentFrame } from './plan-head.ts'

/** Plans one widget. `now` decides which certificates have run out. */
export function planWidget(
  name: WidgetName,
  options: Pick<TextBlock['data'], 'limit' | 'category'>,
  site: ContentFrame,
  now: number,
): WidgetCall {
  const { data, site: own, articles } = site.content
  const { postCard, helpCard, studyCard } = site.code
  const pick = <Item>(items: readonly Item[], category: (item: Item) => string | undefined): Item[] => {
    const chosen =
      options.category === undefined ? [...items] : items.filter((item) => category(item) === options.category)
    return options.limit === 'all' ? chosen : chosen.slice(0, options.limit)
  }
  switch (name) {
    case 'SecurityShowcase': {
      const security = data.security ?? { features: [], certifications: [] }
      const certifications = security.certifications.map((item) => ({
        ...item,
        isPast: item.validUntil !== undefined && Date.parse(item.validUntil) + 86_400_000 <= now,
      }))
      return {
        name,
        props: { features: security.features, certifications, today: new Date(now).toISOString().slice(0, 10) },
      }
    }
    case 'InteractiveBenchmarks':
      return {
        name,
        props: {
          productName: own.name,
          benchmarks: data.benchmarks.map(compareBenchmark),
        },
      }
    case 'SDKDownloadCenter':
      return {
        name,
        props: {
          sdks: data.sdks.map(({ quickStart, quickStartLanguage, ...sdk }) => ({
            ...sdk,
            downloadUrl: sdk.downloadUrl ?? '/downloads',
            quickStart: planCode({ code: quickStart, language: quickStartLanguage }),
          })),
          ...(own.contact.email === undefined ? {} : { email: own.contact.email }),
          ...(own.endpoints.newsletter === undefined ? {} : { newsletterEndpoint: own.endpoints.newsletter }),
        },
      }
    case 'PerformanceMetrics':
      return { name, props: { stats: data['performance-stats'] } }
    case 'CommunityForum':
      return {
        name,
        props: {
          threads: data.threads,
          projects: data.showcase,
          ...(own.contact.email === undefined ? {} : { supportEmail: own.contact.email }),
          docsHref: '/docs',
          helpHref: '/help',
          ...(own.endpoints.tickets === undefined ? {} : { ticketEndpoint: own.endpoints.tickets }),
        },
      }
    case 'CodePlayground':
      return {
        name,
        props: {
          examples: data['playground-examples'].map(({ code, language, config, ...example }) => ({
            ...example,
            code: planCode({ code, language }),
            config: planCode({ code: config, language: 'json' }),
          })),
        },
      }
    case 'PlatformSelection':
      return { name, props: { platforms: data.platforms } }
    case 'FeaturedBlogPosts':
      return {
        name,
        props: {
          posts: pick(newestFirst(articles.blog), ({ head }) => head.category).map((post) => postCard(post, own.name)),
        },
      }
    case 'FeaturedHelpArticles':
    case 'HelpSearch':
      return { name, props: { articles: pick(newestFirst(articles.help), ({ head }) => head.category).map(helpCard) } }
    case 'PopularHelpArticles':
      return {
        name,
        props: {
          articles: pick(
            newestFirst(articles.help).sort((a, b) => b.head.helpful - a.head.helpful),
            ({ head }) => head.category,
          ).map(helpCard),
        },
      }
    case 'FeaturedCaseStudies':
      return {
        name,
        props: { studies: pick(newestFirst(articles['case-studies']), ({ head }) => head.industry).map(studyCard) },
      }
  }
}

/** Adds how many times better the product is, and the improvement in percent: the reduction where lower is better, else the gain. Nothing
 * can be said against no baseline, nor against zero. */
function compareBenchmark(test: Benchmark): Benchmark & { ratio?: number } {
  const { product, competitor, lowerIsBetter } = test
  if (!competitor || !product) return test
  const change = lowerIsBetter ? 1 - product / competitor : product / competitor - 1
  return {
    ...test,
    ratio: lowerIsBetter ? competitor / product : product / competitor,
    improvement: test.improvement ?? Math.round(change * 100),
  }
}

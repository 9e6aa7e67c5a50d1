// Every widget that a text block can name, under the name of its schema. One of the site's own comes first.

import { createElement, type ReactNode } from 'react'
import { ownWidgetProps } from '#own/widget-props.ts'
import { ownWidgets } from '#own/widgets.ts'
import type { WidgetName } from '#schemas/widgets.ts'
import { Widget as OwnWidget } from '../own-widget.tsx'
import { type SiteView, type WidgetOptions, withoutUndefined } from '../plan-view.ts'
import { articleList } from './article-list/widget.tsx'
import { codePlayground } from './code-playground/widget.ts'
import { communityForum } from './community-forum/widget.ts'
import type { Widget, WidgetPlace } from './define-widget.tsx'
import { featuredBlogPosts } from './featured-blog-posts/widget.tsx'
import { featuredCaseStudies } from './featured-case-studies/widget.tsx'
import { featuredHelpArticles } from './featured-help-articles/widget.tsx'
import { helpSearch } from './help-search/widget.tsx'
import { interactiveBenchmarks } from './interactive-benchmarks/widget.ts'
import { performanceMetrics } from './performance-metrics/widget.ts'
import { platformSelection } from './platform-selection/widget.ts'
import { popularHelpArticles } from './popular-help-articles/widget.tsx'
import { sdkDownloadCenter } from './sdk-download-center/widget.ts'
import { securityShowcase } from './security-showcase/widget.ts'
import { tagList } from './tag-list/widget.tsx'
import type { WidgetCall, WidgetPropsByName } from './widget-call.ts'

// A name without a widget does not compile.
const widgets: { [Name in WidgetName]: Widget<WidgetPropsByName[Name]> } = {
  SecurityShowcase: securityShowcase,
  InteractiveBenchmarks: interactiveBenchmarks,
  SDKDownloadCenter: sdkDownloadCenter,
  PerformanceMetrics: performanceMetrics,
  CommunityForum: communityForum,
  CodePlayground: codePlayground,
  PlatformSelection: platformSelection,
  FeaturedBlogPosts: featuredBlogPosts,
  FeaturedHelpArticles: featuredHelpArticles,
  HelpSearch: helpSearch,
  PopularHelpArticles: popularHelpArticles,
  ArticleList: articleList,
  TagList: tagList,
  FeaturedCaseStudies: featuredCaseStudies,
}

/** The widget with all it shows; undefined for a name that does not exist. */
export function planWidget(name: string, options: WidgetOptions, view: SiteView): WidgetCall | undefined {
  if (Object.hasOwn(ownWidgets, name)) return { name: 'own', component: name, props: ownProps(name, options.props) }
  const props = find(name)?.plan(options, view)
  return props && ({ name, props: withoutUndefined(props) } as WidgetCall)
}

// The check of the content has parsed them, without keeping the result.
function ownProps(name: string, props: Readonly<Record<string, unknown>> = {}): object {
  const schema = Object.hasOwn(ownWidgetProps, name) ? ownWidgetProps[name] : undefined
  return schema ? (schema.parse(props) as object) : props
}

/** The widget as paragraphs of Markdown. */
export function printWidget(name: string, options: WidgetOptions, view: SiteView): string[] {
  return Object.hasOwn(ownWidgets, name) ? [] : (find(name)?.print?.(options, view) ?? [])
}

/** A widget in its place. */
export function WidgetBody({
  widget,
  ...place
}: { widget: WidgetCall } & Omit<WidgetPlace<object>, 'props'>): ReactNode {
  const { props } = widget
  if (widget.name === 'own')
    return createElement(OwnWidget, { name: widget.component, id: place.id, on: 'visible', props })
  const { Component } = widgets[widget.name] as unknown as Widget<object>
  return createElement(Component, { ...place, props })
}

// The registry pairs each name with its props; a union of pairs is more than the compiler can follow.
function find(name: string): Widget<object> | undefined {
  return Object.hasOwn(widgets, name) ? (widgets[name as WidgetName] as unknown as Widget<object>) : undefined
}

// Every widget that a text block can name, under the name of its schema.

import { type ComponentType, createElement, type ReactNode } from 'react'
import type { WidgetName } from '#schemas/widgets.ts'
import { type PlannedWidget, type SiteView, withoutUndefined } from '../plan-view.ts'
import { codePlayground } from './code-playground/widget.ts'
import { communityForum } from './community-forum/widget.ts'
import type { Widget, WidgetOptions, WidgetPlace } from './define-widget.tsx'
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

// A name without a widget does not compile.
const widgets = {
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
  FeaturedCaseStudies: featuredCaseStudies,
} satisfies Record<WidgetName, unknown>

type PropsOf<Definition> = Definition extends { Component: ComponentType<WidgetPlace<infer Props>> } ? Props : never
/** Props of each widget. */
export type WidgetPropsByName = { [Name in WidgetName]: PropsOf<(typeof widgets)[Name]> }
/** A planned widget: its name and its props. */
export type WidgetCall = { [Name in WidgetName]: { name: Name; props: WidgetPropsByName[Name] } }[WidgetName]

/** The widget with all it shows; undefined for a name that does not exist. */
export function planWidget(name: string, options: WidgetOptions, view: SiteView): WidgetCall | undefined {
  const props = find(name)?.plan(options, view)
  return props && ({ name, props: withoutUndefined(props) } as WidgetCall)
}

/** The widget as paragraphs of Markdown. */
export function printWidget(name: string, options: WidgetOptions, view: SiteView): string[] {
  return find(name)?.print?.(options, view) ?? []
}

export function WidgetBody({
  widget,
  ...place
}: { widget: PlannedWidget } & Omit<WidgetPlace<object>, 'props'>): ReactNode {
  const definition = find(widget.name)
  return definition ? createElement(definition.Component, { ...place, props: widget.props }) : null
}

// The registry pairs each name with its props; a union of pairs is more than the compiler can follow.
function find(name: string): Widget<object> | undefined {
  return Object.hasOwn(widgets, name) ? (widgets[name as WidgetName] as unknown as Widget<object>) : undefined
}

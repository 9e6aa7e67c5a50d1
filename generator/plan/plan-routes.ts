// Content → routes. A route is one HTML file: its path, and the content it shows. planView() turns it into a view:
// everything the page shows, as plain JSON, with final links.

import { posix } from 'node:path'
import type { WidgetMark } from '#site/text-html.ts'
import type { HeadProps, View } from '#site/view-props.ts'
import type { Cache } from '../cache/cache.ts'
import { shortHashOf } from '../hash.ts'
import type { PageForm } from '../hosts/hosts.ts'
import { type LanguageLinks, pathOf, resolveLinks } from '../links/links.ts'
import {
  type ArticlesPage,
  type Content,
  type FurtherPage,
  iconPaths,
  listPages,
  listRedirects,
  listTags,
  sortNewest,
  type TagsPage,
} from '../model/model.ts'
import { compare } from '../problem.ts'
import type { KnownPages } from './known-pages.ts'
import type { PageSummary, Plan, PlannedRoute, Route, Subject } from './model.ts'
import { openWidgets } from './place-widgets.ts'
import { type ArticleSubject, listSubjects, planArticle } from './plan-articles.ts'
import { missingFolders, planFolder } from './plan-docs.ts'
import { absoluteUrl, type ContentFrame, type SiteFrame } from './plan-head.ts'
import { planArticlesPage, planTagsPage } from './plan-lists.ts'
import { notFoundPages, planNotFound } from './plan-not-found.ts'
import { planEmptyHome, planPage } from './plan-pages.ts'
import { type PlanOptions, planSite } from './plan-site.ts'
import { findForeignLinks } from './plan-translations.ts'
import { recordReads } from './record-reads.ts'

/** Lists every HTML file of the site. */
export function planRoutes(content: Content, options: PlanOptions, cache: Cache): Plan {
  const newest = sortNewest(content)
  const tags = listTags(content, newest)
  const { site, sharedAssets } = planSite(content, { ...options, tags }, cache)
  const routes = [
    ...content.pages.map((page) => ({
      ...routeTo(page.route, { kind: 'page', page }, page.entry.file),
      isListed: page.listed,
    })),
    ...(content.pages.some(({ route }) => route === '/') ? [] : [routeTo('/', { kind: 'home' })]),
    ...listPages(content, newest, tags).map(listRoute),
    ...missingFolders(content).map((subject) => routeTo(subject.url, subject)),
    ...Object.keys(content.collections).flatMap((name) => listSubjects(name, content, site, newest).map(articleRoute)),
    ...redirectRoutes(content),
    ...notFoundPages(content, options.site).map((subject) => ({
      ...routeTo(subject.url, subject),
      file: subject.file,
    })),
  ]
  for (const route of routes) if (content.unpublished?.has(route.url)) hideFromRobots(route)
  // Search engines show the same page of the newest version.
  for (const route of routes) if (site.findPlace(route.url)?.place.canonical !== undefined) route.isListed = false
  const { markdownParser, languages } = options
  const placed = routes.map((route) => placeRoute(route, languages?.place, site.links.pageForm))
  return { routes: placed.sort((a, b) => compare(a.file, b.file)), site, sharedAssets, markdownParser }
}

/** What is not published yet is only looked at. */
function hideFromRobots(route: Route): void {
  if (route.subject.kind !== 'page' && route.subject.kind !== 'article') return
  route.isListed = false
  route.isUnpublished = true
}

function listRoute(list: ArticlesPage | TagsPage | FurtherPage): Route {
  if (list.kind !== 'further') return routeTo(list.route, list)
  const { entry, listed } = list.page
  return { ...routeTo(list.route, list, entry.file), isListed: listed }
}

/** A route of a language as one of the whole site, with its file where the hosts look for it. */
function placeRoute(route: Route, place: LanguageLinks['place'] | undefined, form: PageForm | undefined): Route {
  const { prefix = '', folder = '' } = place ?? {}
  if (prefix === '' && form !== 'files') return route
  const { source } = route
  const url = place ? pathOf(place, route.url) : route.url
  const isNotFound = route.subject.kind === 'not-found'
  return {
    ...route,
    url,
    file: isNotFound ? posix.join(prefix.slice(1), route.file) : fileOf(url, form),
    ...(source === undefined ? {} : { source: folder + source }),
  }
}

/** The file of a page of the whole site. */
function fileOf(url: string, form: PageForm | undefined): string {
  if (url === '/') return 'index.html'
  return form === 'files' ? `${url.slice(1)}.html` : `${url.slice(1)}/index.html`
}

function routeTo(url: string, subject: Subject, source?: string): Route {
  const isListed = subject.kind !== 'redirect' && subject.kind !== 'not-found'
  const file = fileOf(url, 'plain')
  // Of a large site there are very many: a spread would cost more than all the rest.
  return source === undefined ? { url, file, isListed, subject } : { url, file, source, isListed, subject }
}

function articleRoute(subject: ArticleSubject): Route {
  const { route, entry } = subject.article
  return routeTo(route, subject, entry.file)
}

/** The pages at old addresses. */
function redirectRoutes(content: Content): Route[] {
  return listRedirects(content).flatMap(({ from, to, hasPage, written }) =>
    hasPage ? [routeTo(from, { kind: 'redirect', to }, written?.entry.file)] : [],
  )
}

/** Plans one page. A page that was planned from the same content is taken from `known`. */
export function planView(route: Route, site: ContentFrame, known: KnownPages): PlannedRoute {
  const before = known.findView(route, site.links)
  if (before) return before
  const { source = '' } = route
  const file = source.slice(site.links.languages?.place.folder.length)
  const article = 'article' in route.subject ? route.subject.article : undefined
  let widgets = 0
  let showsOther = false
  const onViewRead = () => {
    showsOther = true
  }
  const recorded = recordReads(site.links, (links) => {
    const place = openWidgets(site, { file, article }, links)
    const widget = (mark: WidgetMark) => place(mark, ++widgets)
    const view = planSubject(route, { ...site, links, onViewRead })
    const isDocs = 'docs' in view.props && view.props.docs !== undefined
    const shown = route.isUnpublished ? withoutIndex(view) : view
    return resolveLinks(shown, file, { ...links, text: { ...links.text, widget, isDocs } })
  })
  const { usedAssets, reads } = recorded
  const resolved = withForeign(recorded.resolved, { ...site.facts.foreign, ...findForeignLinks(reads, site.links) })
  const key = shortHashOf(JSON.stringify(resolved))
  const { props } = resolved
  const head = 'head' in props ? summaryOf(props.head) : undefined
  const planned = { ...route, view: resolved, key, usedAssets, ...(head ? { head } : {}) }
  // A widget may show any part of the content.
  if (widgets === 0 && !showsOther) known.keep(planned, reads)
  return planned
}

/** The view with a head that asks search engines to leave the page out. */
function withoutIndex(view: View): View {
  if (!('head' in view.props)) return view
  const { canonical: _, translations: __, ...head } = view.props.head
  return { ...view, props: { ...view.props, head: { ...head, isIndexed: false } } } as View
}

/** Says in the frame which links of the page lead to other languages. */
function withForeign(view: View, foreign: Record<string, string>): View {
  if (view.view === 'redirect' || Object.keys(foreign).length === 0) return view
  return { ...view, props: { ...view.props, frame: { ...view.props.frame, foreign } } } as View
}

// One shape for all: V8 gives objects with a spread a hidden class each.
function summaryOf({ image, modifiedAt, publishedAt }: HeadProps): PageSummary {
  return { image, modifiedAt, publishedAt }
}

function planSubject({ subject }: Route, site: ContentFrame): View {
  switch (subject.kind) {
    case 'page':
      return { view: 'page', props: planPage(subject.page, site) }
    case 'home':
      return planEmptyHome(site)
    case 'list':
      return planArticlesPage(subject, site)
    case 'tags':
      return planTagsPage(subject, site)
    case 'further':
      return { view: 'page', props: planPage(subject.page, site, subject) }
    case 'folder':
      return planFolder(subject, site)
    case 'article':
      return planArticle(subject, site)
    case 'redirect':
      return planRedirect(subject.to, site)
    case 'not-found':
      return planNotFound(subject, site)
  }
}

function planRedirect(target: string, site: SiteFrame): View {
  const canonical = target.startsWith('/') ? absoluteUrl(target, site) : target
  const { language, name, favicon } = site.facts.settings
  return {
    view: 'redirect',
    props: { language, siteName: name, faviconHref: favicon ?? iconPaths.tab, href: target, canonical },
  }
}

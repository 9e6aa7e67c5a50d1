// Content → routes. Each route is one HTML file: where it goes, which view draws it and all that view shows, as plain JSON.
// Links are final here. Two routes with equal props give equal bytes; nothing else flows into a page but the site's own code.

import type { View } from '#site/view-props.ts'
import type { Content } from '../content.ts'
import { type LinkTable, resolveLinks } from '../links.ts'
import { planHelp, planPost, planStudy } from '../plan-articles.ts'
import { newestFirst } from '../plan-cards.ts'
import { absoluteUrl, type SiteFrame } from '../plan-head.ts'
import { planNotFound } from '../plan-not-found.ts'
import { planMissingIndexes, planPage } from '../plan-pages.ts'
import { compare } from '../problem.ts'
import { fileRoutes } from '../routes.ts'

/** One HTML file of the site. */
export interface Route {
  /** Path without base path, e.g. /docs/api. */
  url: string
  /** Path below the output folder, e.g. docs/api/index.html. */
  file: string
  view: View
  /** Whether sitemap, search and llms.txt may name it. */
  isListed: boolean
}

export interface PlanOptions {
  origin: string
  basePath: string
  /** Instant that counts as now, in milliseconds since 1970. */
  now: number
  /** Asset as content names it → hashed path. */
  assets: ReadonlyMap<string, string>
}

export interface Plan {
  /** Sorted by file. */
  routes: Route[]
  /** Assets that pages refer to, by their name in content. */
  usedAssets: ReadonlySet<string>
}

/** Plans every page, sorted by address. */
export function planRoutes(content: Content, options: PlanOptions): Plan {
  const usedAssets = new Set<string>()
  const own: LinkTable = { basePath: options.basePath, assets: options.assets, fileRoutes: fileRoutes(content), onAsset: (url) => usedAssets.add(url) }
  const links: LinkTable = { ...own, shared: new Map([[content.navigation, resolveLinks(content.navigation, 'navigation.yaml', own)]]) }
  const site: SiteFrame = { content, links, origin: options.origin, year: new Date(options.now).getUTCFullYear() }
  const routes: Route[] = []
  const add = (url: string, view: View, fromFile: string, isListed = true) => {
    routes.push({ url, file: url === '/' ? 'index.html' : `${url.slice(1)}/index.html`, view: resolveLinks(view, fromFile, links), isListed })
  }

  for (const page of content.pages) add(page.route, { view: 'page', props: planPage(page, site, options.now) }, page.entry.file)
  for (const [url, view] of planMissingIndexes(site, options.now)) add(url, view, '')
  for (const [index, post] of newestFirst(content.posts, ({ publishedAt }) => publishedAt).entries()) add(post.route, planPost(post, index, site), post.entry.file)
  for (const help of content.helps) add(help.route, planHelp(help, site), help.entry.file)
  for (const [index, study] of newestFirst(content.studies, ({ publishedAt }) => publishedAt).entries()) {
    add(study.route, planStudy(study, index, site), study.entry.file)
    if (study.id !== study.slug) add(`/case-studies/${study.id}`, planRedirect(study.route, site), '', false)
  }
  for (const redirect of content.redirects) add(redirect.from, planRedirect(redirect.to, site), 'redirects.yaml', false)
  for (const route of planNotFound(site)) routes.push({ ...route, view: resolveLinks(route.view, '', links) })
  return { routes: routes.sort((a, b) => compare(a.file, b.file)), usedAssets }
}

function planRedirect(target: string, site: SiteFrame): View {
  const canonical = target.startsWith('/') ? absoluteUrl(target, site) : target
  return { view: 'redirect', props: { language: site.content.site.language, siteName: site.content.site.name, href: target, canonical } }
}

// Content → routes. Each route is one HTML file: where it goes, which view draws it and all that view shows, as plain JSON.
// Links are final here. Two routes with equal props give equal bytes; nothing else flows into a page but the site's own code.

import type { Link, View } from '#site/view-props.ts'
import type { Content } from '../content.ts'
import { type LinkRead, type LinkTable, resolveLinks } from '../links.ts'
import { planHelp, planPost, planStudy } from '../plan-articles.ts'
import { newestFirst } from '../plan-cards.ts'
import { absoluteUrl, type ContentFrame, type SiteFrame } from '../plan-head.ts'
import { type PlanMemory, rememberRoutes } from '../plan-memory.ts'
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
  /** Content file the page is made of; missing for pages nobody wrote. */
  source?: string
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
  /** For the next plan. */
  memory: PlanMemory
}

/** Plans every page, sorted by file. Articles whose file, neighbours and frame are those of the plan before keep their routes. */
export function planRoutes(content: Content, options: PlanOptions, before?: PlanMemory): Plan {
  const tables: LinkTable = { basePath: options.basePath, assets: options.assets, fileRoutes: fileRoutes(content) }
  const usedAssets = new Set<string>()
  const use = ({ table, key, found }: LinkRead) => {
    if (table === 'assets' && found !== undefined) usedAssets.add(key)
  }
  const own: LinkTable = { ...tables, onRead: use }
  const links: LinkTable = { ...own, shared: new Map([[content.navigation, resolveLinks(content.navigation, 'navigation.yaml', own)]]) }
  const { site: about, navigation } = content
  const frame: SiteFrame = { own: about, navigation, hasPosts: content.posts.length > 0, links, origin: options.origin, year: new Date(options.now).getUTCFullYear() }
  const site: ContentFrame = { ...frame, content }
  const routes: Route[] = []
  const add = (url: string, view: View, fromFile: string, isListed = true) => {
    routes.push({ url, file: fileOf(url), view: resolveLinks(view, fromFile, links), ...(fromFile === '' ? {} : { source: fromFile }), isListed })
  }
  const memory = rememberRoutes(before, frame)
  const addArticle = <Article extends { route: string; entry: { file: string } }, Around>(
    article: Article,
    around: Around,
    plan: (article: Article, around: Around, site: SiteFrame) => View,
  ) => {
    const { route, reads } = memory.once(article, around, links, (table) => ({
      url: article.route,
      file: fileOf(article.route),
      view: resolveLinks(plan(article, around, frame), article.entry.file, table),
      source: article.entry.file,
      isListed: true,
    }))
    for (const read of reads) use(read)
    routes.push(route)
  }
  const linkTo = (other: { title: string; route: string } | undefined): Link | undefined => (other ? { label: other.title, href: other.route } : undefined)

  for (const page of content.pages) add(page.route, { view: 'page', props: planPage(page, site, options.now) }, page.entry.file)
  for (const [url, view] of planMissingIndexes(site, options.now)) add(url, view, '')
  const posts = newestFirst(content.posts, ({ publishedAt }) => publishedAt)
  for (const [index, post] of posts.entries()) addArticle(post, { newer: linkTo(posts[index - 1]), older: linkTo(posts[index + 1]) }, planPost)
  const helpById = new Map(content.helps.map((help) => [help.id, help]))
  for (const help of content.helps) {
    const related = help.relatedArticles.flatMap((id) => helpById.get(id) ?? []).map(({ title, route, category }) => ({ title, href: route, category }))
    addArticle(help, related, planHelp)
  }
  const studies = newestFirst(content.studies, ({ publishedAt }) => publishedAt)
  for (const [index, study] of studies.entries()) {
    const next = studies[index + 1] ?? studies[0]
    addArticle(study, next === study ? undefined : linkTo(next), planStudy)
    if (study.id !== study.slug) add(`/case-studies/${study.id}`, planRedirect(study.route, site), '', false)
  }
  for (const redirect of content.redirects) add(redirect.from, planRedirect(redirect.to, site), 'redirects.yaml', false)
  for (const route of planNotFound(site)) routes.push({ ...route, view: resolveLinks(route.view, '', links) })
  return { routes: routes.sort((a, b) => compare(a.file, b.file)), usedAssets, memory: memory.next }
}

function fileOf(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1)}/index.html`
}

function planRedirect(target: string, site: SiteFrame): View {
  const canonical = target.startsWith('/') ? absoluteUrl(target, site) : target
  return { view: 'redirect', props: { language: site.own.language, siteName: site.own.name, href: target, canonical } }
}

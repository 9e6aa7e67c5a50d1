// Content → routes. Each route is one HTML file: where it goes, which view draws it and all that view shows, as plain JSON.
// Links are final here. Two routes with equal props give equal bytes; nothing else flows into a page but the site's own code.
// A view is planned when it is first asked for, so that a page somebody looks at does not wait for all the others.

import type { Link, View } from '#site/view-props.ts'
import { type PlanMemory, rememberRoutes } from '../cache/remember-routes.ts'
import type { Content, Help, Post, Study } from '../content/content.ts'
import { type LinkRead, type LinkTable, resolveLinks } from '../content/links.ts'
import { fileRoutes } from '../content/list-routes.ts'
import { compare } from '../problem.ts'
import { lateRoute } from './late-route.ts'
import { planHelp, planPost, planStudy } from './plan-articles.ts'
import type { SitePlans } from './plan-blocks.ts'
import { newestFirst } from './plan-cards.ts'
import { absoluteUrl, type SiteFrame } from './plan-head.ts'
import { planNotFound } from './plan-not-found.ts'
import { type PageFrame, planMissingIndexes, planPage } from './plan-pages.ts'
import { siteView } from './site-view.ts'

/** One HTML file of the site. */
export interface Route {
  /** Path without base path, e.g. /docs/api. */
  url: string
  /** Path below the output folder, e.g. docs/api/index.html. */
  file: string
  readonly view: View
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
  /** The site's own plans of blocks. */
  plans: SitePlans
}

export interface Plan {
  /** Sorted by file. */
  routes: Route[]
  /** Assets that pages refer to, by their name in content; complete when every view has been asked for. */
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
  const links: LinkTable = {
    ...own,
    shared: new Map([[content.navigation, resolveLinks(content.navigation, 'navigation.yaml', own)]]),
  }
  const { site: about, navigation } = content
  const frame: SiteFrame = {
    own: about,
    navigation,
    hasPosts: content.posts.length > 0,
    links,
    origin: options.origin,
    year: new Date(options.now).getUTCFullYear(),
  }
  const site: PageFrame = { ...frame, content, view: siteView(content, options.now), plans: options.plans }
  const routes: Route[] = []
  const add = (url: string, fromFile: string, plan: () => View, isListed = true) => {
    routes.push(
      lateRoute({ url, file: fileOf(url), ...(fromFile === '' ? {} : { source: fromFile }), isListed }, () =>
        resolveLinks(plan(), fromFile, links),
      ),
    )
  }
  const memory = rememberRoutes(before, frame)
  const addArticle = (article: Post | Help | Study, around: readonly unknown[], plan: () => View) => {
    const facts = () => ({
      url: article.route,
      file: fileOf(article.route),
      source: article.entry.file,
      isListed: true,
    })
    routes.push(memory.once(article, around, facts, (table) => resolveLinks(plan(), article.entry.file, table)))
  }
  const linkTo = (other: { title: string; route: string } | undefined): Link | undefined =>
    other ? { label: other.title, href: other.route } : undefined

  for (const page of content.pages)
    add(page.route, page.entry.file, () => ({ view: 'page', props: planPage(page, site) }))
  for (const [url, plan] of planMissingIndexes(site)) add(url, '', plan)
  const newest = newestFirst(content.posts, ({ publishedAt }) => publishedAt)
  const places = new Map(newest.map((post, index) => [post, index]))
  for (const post of content.posts) {
    const index = places.get(post) as number
    const [newer, older] = [newest[index - 1], newest[index + 1]]
    addArticle(post, [newer, older], () => planPost(post, { newer: linkTo(newer), older: linkTo(older) }, frame))
  }
  const helpById = new Map(content.helps.map((help) => [help.id, help]))
  for (const help of content.helps) {
    const related = help.relatedArticles.flatMap((id) => helpById.get(id) ?? [])
    addArticle(help, related, () =>
      planHelp(
        help,
        related.map(({ title, route, category }) => ({ title, href: route, category })),
        frame,
      ),
    )
  }
  const studies = newestFirst(content.studies, ({ publishedAt }) => publishedAt)
  for (const [index, study] of studies.entries()) {
    const following = studies[index + 1] ?? studies[0]
    const next = following === study ? undefined : following
    addArticle(study, [next], () => planStudy(study, linkTo(next), frame))
    if (study.id !== study.slug) add(`/case-studies/${study.id}`, '', () => planRedirect(study.route, site), false)
  }
  for (const { from, to } of content.redirects) add(from, 'redirects.yaml', () => planRedirect(to, site), false)
  for (const { url, file, plan } of planNotFound(site))
    routes.push(lateRoute({ url, file, isListed: false }, () => resolveLinks(plan(), '', links)))
  return { routes: routes.sort((a, b) => compare(a.file, b.file)), usedAssets, memory: memory.next }
}

function fileOf(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1)}/index.html`
}

function planRedirect(target: string, site: SiteFrame): View {
  const canonical = target.startsWith('/') ? absoluteUrl(target, site) : target
  return { view: 'redirect', props: { language: site.own.language, siteName: site.own.name, href: target, canonical } }
}

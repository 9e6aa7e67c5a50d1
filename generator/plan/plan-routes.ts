// Content → routes. Each route is one HTML file: where it goes, which view draws it and all that view shows, as plain JSON.
// Links are final here. Two routes with equal props give equal bytes; nothing else flows into a page but the site's own code.
// A view is planned when it is first asked for, so that a page somebody looks at does not wait for all the others.

import { articleCollections, collectionNames } from '#schemas/article-collections.ts'
import type { SiteModule } from '#site/index.ts'
import type { View } from '#site/view-props.ts'
import { type PlanMemory, rememberRoutes } from '../cache/remember-routes.ts'
import { feedRoutes } from '../content/address.ts'
import type { Content } from '../content/content.ts'
import { type LinkRead, type LinkTable, resolveLinks } from '../content/links.ts'
import { fileRoutes } from '../content/list-routes.ts'
import { compare } from '../problem.ts'
import { lateRoute } from './late-route.ts'
import { type ArticlePlan, planArticles } from './plan-articles.ts'
import { absoluteUrl, type ContentFrame, type SiteFrame } from './plan-head.ts'
import { planNotFound } from './plan-not-found.ts'
import { planMissingIndexes, planPage } from './plan-pages.ts'

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
  /** The compiled site: it plans its articles and knows the words. */
  site: SiteModule
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
    feedHref: feedOf(content),
    links,
    origin: options.origin,
    year: new Date(options.now).getUTCFullYear(),
    code: options.site,
  }
  const site: ContentFrame = { ...frame, content }
  const routes: Route[] = []
  const add = (url: string, fromFile: string, plan: () => View, isListed = true) => {
    routes.push(
      lateRoute({ url, file: fileOf(url), ...(fromFile === '' ? {} : { source: fromFile }), isListed }, () =>
        resolveLinks(plan(), fromFile, links),
      ),
    )
  }
  const memory = rememberRoutes(before, frame)
  const addArticle = ({ article, neighbours, plan }: ArticlePlan) => {
    const facts = () => ({
      url: article.route,
      file: fileOf(article.route),
      source: article.entry.file,
      isListed: true,
    })
    routes.push(memory.once(article, neighbours, facts, (table) => resolveLinks(plan(), article.entry.file, table)))
    if (article.alias) add(article.alias.route, '', () => planRedirect(article.route, site), false)
  }
  for (const page of content.pages)
    add(page.route, page.entry.file, () => ({ view: 'page', props: planPage(page, site, options.now) }))
  for (const [url, plan] of planMissingIndexes(site, options.now)) add(url, '', plan)
  for (const name of collectionNames) planArticles(name, content, frame).forEach(addArticle)
  for (const { from, to } of content.redirects) add(from, 'redirects.yaml', () => planRedirect(to, site), false)
  for (const { url, file, plan } of planNotFound(site))
    routes.push(lateRoute({ url, file, isListed: false }, () => resolveLinks(plan(), '', links)))
  return { routes: routes.sort((a, b) => compare(a.file, b.file)), usedAssets, memory: memory.next }
}

// A page's head can name one feed.
function feedOf({ articles }: Content): string | undefined {
  const name = collectionNames.find((each) => articleCollections[each].hasFeed && articles[each].length > 0)
  return name && feedRoutes(name).atom
}

function fileOf(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1)}/index.html`
}

function planRedirect(target: string, site: SiteFrame): View {
  const canonical = target.startsWith('/') ? absoluteUrl(target, site) : target
  return { view: 'redirect', props: { language: site.own.language, siteName: site.own.name, href: target, canonical } }
}

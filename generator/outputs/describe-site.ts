// Every file that is not a page, script, style or asset: sitemap, feeds, search index, llms.txt, Markdown versions,
// OpenAPI, host headers and redirects. All have the visibility of the content that they are made of.

import type { Block } from '#schemas/blocks/registry.ts'
import type { SiteView, WidgetOptions } from '#site/plan-view.ts'
import type { SiteModule } from '#site/site-module.ts'
import { type Content, encodePath, isInOldDocs, listArticles, resolveHref, withBase } from '../content/content.ts'
import type { FilePart, OutputFile } from '../disk/disk.ts'
import { type KnownRoute, markdownPath } from '../plan/plan.ts'
import { caddyFile, type HostFacts, headersFile, nginxFile, redirectsFile, vercelFile } from './host-files.ts'
import { llmsFile, llmsFullPart } from './llms.ts'
import { type DescribedVersion, planMarkdownVersions } from './markdown-versions.ts'
import { planFeeds } from './plan-feeds.ts'
import { planOpenApi } from './plan-openapi.ts'
import { planSearchItems } from './search-index.ts'
import { robotsFile, sitemapFile } from './sitemap.ts'
import { webManifestFile } from './web-manifest.ts'

export interface DescribeOptions {
  origin: string
  basePath: string
  /** Content-Security-Policy of the pages. */
  policy: string
  /** Asset as content names it → hashed path. */
  assets: ReadonlyMap<string, string>
  /** Licences of what the site contains. */
  notices: string
  /** Path patterns of files whose name changes with their content, e.g. /assets/*. */
  immutable: readonly string[]
  /** Paths of files that browsers must not run. */
  programs: readonly string[]
  /** The compiled site: it knows what its articles show, and the words. */
  site: SiteModule
  /** The content as the site's plans see it. */
  view: SiteView
}

/** What is said of a page outside the page. */
type DescribedRoute = Pick<KnownRoute, 'url' | 'file' | 'isListed' | 'head' | 'search'>

/** Every file that is not a page, script, style or asset, one by one: together they are as large as the content. */
export function* describeSite(
  content: Content,
  routes: readonly DescribedRoute[],
  options: DescribeOptions,
): Generator<OutputFile | FilePart> {
  const { origin, basePath, policy, notices, assets, immutable, programs, site, view } = options
  const path = (route: string) => {
    const asset = assets.get(route)
    return withBase(asset === undefined ? route : encodePath(asset), basePath) || '/'
  }
  const address = (route: string) => origin + path(route)
  const versions: DescribedVersion[] = []
  const printBlock = (block: Block) => site.printBlock(block, view)
  const printWidget = (name: string, given: WidgetOptions) => site.printWidget(name, given, view)
  const whole = 'llms-full.txt'
  yield { path: whole, part: new Uint8Array() }
  for (const { markdown, ...version } of planMarkdownVersions(content, address, { ...site, printBlock, printWidget })) {
    yield { path: markdownPath(version.route).slice(1), bytes: Buffer.from(markdown) }
    if (isInOldDocs(version.route, content.site)) continue
    yield { path: whole, part: Buffer.from(llmsFullPart(markdown, versions.length === 0)) }
    versions.push(version)
  }
  const host: HostFacts = {
    policy,
    basePath,
    immutable,
    programs,
    redirects: planRedirects(content, options),
    notFoundFolders: routes.flatMap(({ file }) =>
      file.endsWith('/404.html') ? [`/${file.slice(0, -'/404.html'.length)}`] : [],
    ),
  }
  const texts: [file: string, text: string][] = [
    ['sitemap.xml', planSitemap(routes, address)],
    ['site.webmanifest', webManifestFile(content.site, basePath)],
    ['robots.txt', robotsFile(address('/sitemap.xml'))],
    ...planFeeds(content, options),
    ['search-index.json', `${JSON.stringify(planSearchItems(content, routes, path, site))}\n`],
    [
      'llms.txt',
      llmsFile(content.site, versions, {
        sections: sectionTitles(site),
        address: (version) => address(markdownPath(version.route)),
      }),
    ],
    ...(content.site.features.api ? [['openapi.json', planOpenApi(content, options)] as [string, string]] : []),
    ['_headers', headersFile(host)],
    ['_redirects', redirectsFile(host.redirects)],
    ['vercel.json', vercelFile(host)],
    ['_nginx.conf', nginxFile(host)],
    ['_Caddyfile', caddyFile(host)],
    ['THIRD-PARTY-NOTICES.txt', notices],
    ['.nojekyll', ''],
  ]
  for (const [file, text] of texts) yield { path: file, bytes: Buffer.from(text) }
}

// The site's own collections follow those that the words name.
function sectionTitles({ collections, collectionWords }: SiteModule): Readonly<Record<string, string>> {
  const { llmsSections } = collectionWords
  const own = Object.entries(collections).filter(([name]) => !Object.hasOwn(llmsSections, name))
  return { ...llmsSections, ...Object.fromEntries(own.map(([name, { title }]) => [name, title])) }
}

function planRedirects(
  content: Content,
  { basePath, assets }: Pick<DescribeOptions, 'basePath' | 'assets'>,
): HostFacts['redirects'] {
  const path = (href: string) => resolveHref(href, 'redirects.yaml', { basePath, assets, fileRoutes: new Map() })
  return [
    ...listArticles(content).flatMap(({ alias, oldRoutes, route }) =>
      (alias ? [alias, ...oldRoutes] : oldRoutes).map((old) => ({
        from: path(old.route),
        to: path(route),
        status: 301,
      })),
    ),
    ...content.redirects.map(({ from, to, status }) => ({ from: path(from), to: path(to), status })),
  ]
}

function planSitemap(routes: readonly DescribedRoute[], address: (route: string) => string): string {
  const listed = routes.filter((route) => route.isListed)
  return sitemapFile(
    listed.map(({ url, head }) => ({ url: address(url), modifiedAt: head?.modifiedAt ?? head?.publishedAt })),
  )
}

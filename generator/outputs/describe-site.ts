// Content → the files around the pages: sitemap, feeds, search index, llms.txt, Markdown twins, OpenAPI, host headers and redirects.
// In: content, its routes and its address. Out: files for emit. All of them obey the same visibility as the routes, because content does.

import type { Content } from '../content/content.ts'
import { resolveLinks, withBase } from '../content/links.ts'
import { fileRoutes } from '../content/list-routes.ts'
import { newestFirst, postExcerpt } from '../plan/plan-cards.ts'
import type { PlannedRoute } from '../plan/plan-routes.ts'
import type { OutputFile } from '../render/bundle-site.ts'
import { atomFile, type Feed, jsonFeedFile } from './feeds.ts'
import { caddyFile, type HostFacts, headersFile, nginxFile, redirectsFile, vercelFile } from './host-files.ts'
import { llmsFile, llmsFullFile } from './llms.ts'
import { openApiFile } from './openapi.ts'
import { planSearchItems } from './search-index.ts'
import { robotsFile, sitemapFile } from './sitemap.ts'
import { planTwins } from './twins.ts'
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
}

/** Plans every file that is not a page, script, style or asset. */
export function describeSite(
  content: Content,
  routes: readonly Pick<PlannedRoute, 'url' | 'file' | 'isListed' | 'view'>[],
  { origin, basePath, policy, notices, assets, immutable }: DescribeOptions,
): OutputFile[] {
  const path = (route: string) => withBase(assets.get(route) ?? route, basePath) || '/'
  const address = (route: string) => origin + path(route)
  const twins = planTwins(content, address)
  const twinPath = (route: string) => `${route === '/' ? '' : route}/index.md`
  const apiVersion = content.data.claims.find(({ id }) => id === 'api-version')?.value ?? '1.0'
  const apiHost =
    content.pages
      .flatMap((page) => page.blocks)
      .flatMap(({ block }) => (block.type === 'api' ? [block.data.host] : []))[0] ?? origin
  const redirects = [
    ...content.studies
      .filter((study) => study.id !== study.slug)
      .map((study) => ({ from: path(`/case-studies/${study.id}`), to: path(study.route), status: 301 })),
    ...content.redirects.map(({ from, to, status }) => ({
      from: path(from),
      to: to.startsWith('/') ? path(to) : to,
      status,
    })),
  ]
  const notFoundFolders = routes.flatMap(({ file }) =>
    file.endsWith('/404.html') ? [`/${file.slice(0, -'/404.html'.length)}`] : [],
  )
  const host: HostFacts = { policy, basePath, immutable, redirects, notFoundFolders }
  const feed = planFeed(content, { origin, basePath, assets })
  const listed = routes.filter((route) => route.isListed)
  const texts: [file: string, text: string][] = [
    [
      'sitemap.xml',
      sitemapFile(
        listed.map(({ url, view }) => ({
          url: address(url),
          modifiedAt: 'head' in view.props ? (view.props.head.modifiedAt ?? view.props.head.publishedAt) : undefined,
        })),
      ),
    ],
    ['site.webmanifest', webManifestFile(content.site, basePath)],
    ['robots.txt', robotsFile(address('/sitemap.xml'))],
    ['blog/feed.xml', atomFile(feed)],
    ['blog/feed.json', jsonFeedFile(feed)],
    ['search-index.json', `${JSON.stringify(planSearchItems(content, path))}\n`],
    ['llms.txt', llmsFile(content.site, twins, (twin) => address(twinPath(twin.route)))],
    ['llms-full.txt', llmsFullFile(twins)],
    ...twins.map((twin): [string, string] => [twinPath(twin.route).slice(1), twin.markdown]),
    [
      'openapi.json',
      openApiFile(content.data.endpoints, {
        title: `${content.site.name} API`,
        version: apiVersion.replace(/^v/, ''),
        host: apiHost,
      }),
    ],
    ['_headers', headersFile(host)],
    ['_redirects', redirectsFile(redirects)],
    ['vercel.json', vercelFile(host)],
    ['_nginx.conf', nginxFile(host)],
    ['_Caddyfile', caddyFile(host)],
    ['THIRD-PARTY-NOTICES.txt', notices],
    ['.nojekyll', ''],
  ]
  return texts.map(([file, text]) => ({ path: file, bytes: Buffer.from(text) }))
}

// What a reader fetches again and again stays small; older posts are on the blog page and in the sitemap.
const feedLength = 50

function planFeed(
  content: Content,
  { origin, basePath, assets }: Pick<DescribeOptions, 'origin' | 'basePath' | 'assets'>,
): Feed {
  const links = { basePath, assets, fileRoutes: fileRoutes(content) }
  const address = (route: string) => origin + (withBase(route, basePath) || '/')
  const { name, description, language } = content.site
  return {
    title: `${name} blog`,
    description,
    language,
    homeUrl: address('/blog'),
    atomUrl: address('/blog/feed.xml'),
    jsonUrl: address('/blog/feed.json'),
    posts: newestFirst(content.posts, ({ publishedAt }) => publishedAt)
      .slice(0, feedLength)
      .map((post) => ({
        url: address(post.route),
        title: post.title,
        summary: postExcerpt(post),
        html: absoluteLinks(
          resolveLinks({ html: post.body.html }, post.entry.file, links).html,
          origin,
          address(post.route),
        ),
        authorName: post.author?.name ?? name,
        tags: post.tags,
        publishedAt: post.publishedAt,
        updatedAt: post.updatedAt,
      })),
  }
}

// Feed readers know no base address: paths get the host, anchors the whole address of the post.
function absoluteLinks(html: string, origin: string, page: string): string {
  return html.replace(
    /(<(?:a|img)\b[^>]*?\s(?:href|src)=")([/#][^"]*)"/g,
    (_, before: string, link: string) => `${before}${link.startsWith('#') ? page : origin}${link}"`,
  )
}

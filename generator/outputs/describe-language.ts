// The files of each language of a site: Markdown versions, feeds, search index and llms.txt.

import { withoutStar } from '#schemas/old-path.ts'
import type { SiteModule } from '#site/site-module.ts'
import type { Cache } from '../cache/cache.ts'
import type { FilePart, KeptFile, KeptFiles, OutputFile } from '../disk/disk.ts'
import { encodePath, placePath, resolveHref, withBase } from '../links/links.ts'
import { docsRoute, listRedirects } from '../model/model.ts'
import { type ContentFrame, type KnownRoute, markdownPath, planTranslations } from '../plan/plan.ts'
import { describeSearch } from './describe-search.ts'
import { describeVersions } from './describe-versions.ts'
import type { HostFacts } from './host-files.ts'
import { llmsFiles } from './llms.ts'
import type { DescribedVersion } from './markdown-versions.ts'
import { planFeeds } from './plan-feeds.ts'
import type { ListsOptions } from './search-lists.ts'
import type { SitemapPage } from './sitemap.ts'

/** What is said of a page outside the page. */
type DescribedRoute = Pick<KnownRoute, 'url' | 'file' | 'isListed' | 'head'>

/** A language of the site with its pages. */
export interface DescribedLanguage {
  frame: ContentFrame
  /** Of the compiled site. */
  codeVersion: string
  routes: readonly DescribedRoute[]
  /** Another thread for the search index. */
  openThread?: ListsOptions['openThread']
}

/** The files of one language in groups, one by one. Those that `kept` has are not made again. */
export async function* describeLanguage(
  { frame, routes, codeVersion, openThread }: DescribedLanguage,
  { cache, kept }: { cache: Cache; kept?: KeptFiles | undefined },
): AsyncGenerator<Iterable<OutputFile | KeptFile | FilePart>> {
  const { content, code } = frame
  const folder = prefixOf(frame).slice(1)
  const place = (file: string) => (folder === '' ? file : `${folder}/${file}`)
  const path = pathIn(frame)
  const address = (route: string) => frame.facts.origin + path(route)
  const own = new Set(routes.map(({ url }) => ownRoute(url, frame)))
  const search = describeSearch(frame, own, { codeVersion, place, path, cache, kept, openThread })
  yield search.texts
  let versions: DescribedVersion[] = []
  yield (function* () {
    versions = yield* describeVersions(frame, { codeVersion, place, address, kept })
  })()
  const texts: [file: string, text: string][] = [
    ...planFeeds(frame),
    ...llmsFiles(content.site, inReadingOrder(versions, frame), {
      printQuote: code.printQuote,
      printText: code.printText,
      sections: sectionTitles(code),
      address: (version) => address(markdownPath(version.route)),
      addressOf: (file) => address(`/${file}`),
    }),
  ]
  yield texts.map(([file, text]) => ({ path: place(file), bytes: Buffer.from(text) }))
  yield await search.rest()
}

/** Pages of the documentation as its side bar lists them, then those that no list has, then all others. */
function inReadingOrder(
  versions: readonly DescribedVersion[],
  { findPlace }: Pick<ContentFrame, 'findPlace'>,
): DescribedVersion[] {
  const places = new Map<string, number>()
  for (let route: string | undefined = docsRoute; route !== undefined && !places.has(route); ) {
    places.set(route, places.size)
    route = findPlace(route)?.place.next?.href
  }
  const placeOf = ({ route }: DescribedVersion) => places.get(route) ?? places.size
  return [...versions].sort((one, other) => placeOf(one) - placeOf(other))
}

/** The pages of a language for the sitemap. */
export function sitemapPages({ frame, routes }: DescribedLanguage): SitemapPage[] {
  return routes.flatMap(({ url, isListed, head }) => {
    if (!isListed) return []
    const route = ownRoute(url, frame)
    const address = frame.facts.origin + pathIn(frame)(route)
    return [{ url: address, modifiedAt: head?.modifiedAt ?? head?.publishedAt, ...planTranslations(route, frame) }]
  })
}

/** The redirects of a language. */
export function planRedirects({ content, links }: ContentFrame): HostFacts['redirects'] {
  const from = (path: string) => withBase(path, links.basePath)
  const to = (href: string) => resolveHref(href, 'redirects.yaml', { ...links, fileRoutes: new Map() })
  return listRedirects(content).map(({ isPrefix, isBesidePage, status, ...redirect }) => {
    const isKept = redirect.to.endsWith('/*')
    return {
      from: from(redirect.from),
      to: to(withoutStar(redirect.to)).replace(isKept ? /\/$/ : /^$/, ''),
      status,
      ...(isPrefix ? { rest: isKept ? 'kept' : 'dropped', isBesidePage } : {}),
    }
  })
}

/** Makes a path of content final. */
function pathIn({ links }: ContentFrame): (route: string) => string {
  return (route) => {
    const asset = links.assets.get(route)
    return placePath(asset === undefined ? route : encodePath(asset), links) || '/'
  }
}

function prefixOf({ links }: ContentFrame): string {
  return links.languages?.place.prefix ?? ''
}

/** The address of a page as content of its language writes it. */
function ownRoute(url: string, frame: ContentFrame): string {
  return url.slice(prefixOf(frame).length) || '/'
}

// Custom collections follow those that the words name.
function sectionTitles({ collections, collectionWords }: SiteModule): Readonly<Record<string, string>> {
  const { llmsSections } = collectionWords
  const own = Object.entries(collections).filter(([name]) => !Object.hasOwn(llmsSections, name))
  return { ...llmsSections, ...Object.fromEntries(own.map(([name, { title }]) => [name, title])) }
}

// What all pages of a build share.

import type { SiteModule } from '#site/site-module.ts'
import type { FeedLinks } from '#site/view-props.ts'
import { feedRoutes } from '../addresses/addresses.ts'
import type { Cache } from '../cache/cache.ts'
import type { MarkdownParser } from '../config/config.ts'
import { hashOf } from '../hash.ts'
import { pageFormOf } from '../hosts/hosts.ts'
import { type LanguageLinks, type LinkTable, type PictureVariants, resolveLinks } from '../links/links.ts'
import { type Content, listLinked, type Tag } from '../model/model.ts'
import type { CardFont } from './is-drawn.ts'
import { isLargeSearch } from './is-large-search.ts'
import type { Plan } from './model.ts'
import { pictureSizes } from './picture-sizes.ts'
import { codeOf } from './plan-articles.ts'
import { planCode } from './plan-code.ts'
import { placeDocs } from './plan-docs.ts'
import type { ContentFrame, FrameFacts } from './plan-head.ts'
import { planIdentity } from './plan-identity.ts'
import { planLogos } from './plan-logos.ts'
import { findForeignLinks, placeLanguage } from './plan-translations.ts'
import { recordReads } from './record-reads.ts'
import { sharePictures } from './share-pictures.ts'
import type { SiteAddress } from './site-address.ts'
import { siteView } from './site-view.ts'

export interface PlanOptions extends SiteAddress {
  /** On a site with several languages: how the one that is planned leads to the others. */
  languages?: LanguageLinks | undefined
  /** Instant that counts as now, in milliseconds since 1970. */
  now: number
  /** Asset as content names it → hashed path. */
  assets: ReadonlyMap<string, string>
  /** Other formats and widths of pictures, by asset. */
  pictures?: ReadonlyMap<string, PictureVariants> | undefined
  /** Whether nothing can draw icons and pictures for link previews. */
  isUndrawn?: boolean | undefined
  /** The font that the site names for its cards. */
  cardFont?: CardFont | undefined
  /** The compiled site: it plans its blocks and articles and knows the words. */
  site: SiteModule
  markdownParser: MarkdownParser
}

/** The frame of the site, and the assets that every page refers to. */
export function planSite(
  content: Content,
  options: PlanOptions & { tags: readonly Tag[] },
  cache: Cache,
): Pick<Plan, 'site' | 'sharedAssets'> {
  const { origin, assets, pictures = new Map(), now, site: code, tags, isUndrawn = false, cardFont } = options
  const table: LinkTable = {
    ...placeLanguage(options),
    assets,
    ...listLinked(content),
    pageForm: pageFormOf(content.site.hosts),
    text: { words: code.proseWords, copyButton: code.copyButton },
  }
  const { resolved, usedAssets, reads } = recordReads(table, (links) =>
    resolveLinks(content.navigation, 'navigation.yaml', links),
  )
  // Its links are final: pages take it as it is.
  const shared = new Map([[resolved, resolved]])
  const tagRoutes = new Set(tags.map(({ route }) => route))
  const links: LinkTable = { ...table, tags: tagRoutes, pictures, sizeOf: pictureSizes(content.assets), shared }
  const facts: FrameFacts = {
    settings: content.site,
    navigation: resolved,
    foreign: findForeignLinks(reads, table),
    feeds: listFeeds(content, code),
    sharedPictures: sharePictures(content, code),
    hasSearchParts: isLargeSearch(content),
    basePath: links.basePath,
    origin,
    identity: planIdentity(content),
    logos: planLogos(content),
    isUndrawn,
    ...(cardFont ? { cardFontHash: cardFont.hash } : {}),
    year: new Date(now).getUTCFullYear(),
  }
  const view = siteView(content, { now, code: (sample) => planCode(sample, cache), pictures, tags })
  const pages = new Map(content.pages.map((page) => [page.route, page]))
  const site: ContentFrame = {
    facts,
    links,
    images: new Map(),
    ...(cardFont ? { cardFont } : {}),
    code,
    findPlace: placeDocs(content, code),
    content,
    view,
    pageAt: (route) => pages.get(route),
    claimsKey: hashOf(JSON.stringify(content.data.claims)),
    tagsKey: hashOf([...tagRoutes].join(' ')),
  }
  return { site, sharedAssets: usedAssets }
}

function listFeeds({ collections, articles, site: { name: siteName } }: Content, code: SiteModule): FeedLinks[] {
  return Object.entries(collections).flatMap(([name, collection]) => {
    const { feed } = codeOf(name, { code })
    if (!collection.hasFeed || !feed || !articles[name]?.length) return []
    const { atom, json } = feedRoutes(collection)
    return [{ title: feed.title(siteName), atomHref: atom, jsonHref: json }]
  })
}

// Addresses are absolute where search engines read them. Ratings and reviews are never marked up: testimonials are
// illustrative.

import { isAllowed } from '#schemas/is-allowed.ts'
import type { Navigation } from '#schemas/navigation.ts'
import type { Site } from '#schemas/site.ts'
import type { Identity } from '#site/brand.ts'
import type { DocsPlace, SearchScope } from '#site/docs-props.ts'
import type { Logos } from '#site/owner-head.ts'
import type { ShareImage } from '#site/pictures/share-image.ts'
import type { SiteView } from '#site/plan-view.ts'
import type { SiteModule } from '#site/site-module.ts'
import type { FeedLinks, FrameProps, HeadProps } from '#site/view-props.ts'
import type { JsonObject } from '../json.ts'
import { type LinkTable, placePath, resolveLinks } from '../links/links.ts'
import { type Content, docsRoute, iconPaths, type Page } from '../model/model.ts'
import { type CardFont, isDrawn } from './is-drawn.ts'
import { shareCardPath } from './picture-paths.ts'
import { planOwnerHead } from './plan-owner-head.ts'
import { planLanguageSwitch, planTranslations } from './plan-translations.ts'
import { type PicturedPage, picturedPage, type SharedPictures } from './share-pictures.ts'

/** A page in the tree of the documentation, with a hash of all that it shows of the tree. */
export interface PlacedDoc {
  key: string
  place: DocsPlace
}

/** Finds the place of a page by its address. Undefined for pages that are not in the tree. */
export type FindPlace = (route: string) => PlacedDoc | undefined

/**
 * What all pages of a build show: plain data. It is hashed whole, so that a page of an earlier build is taken only with
 * the same facts, whatever is added here.
 */
export interface FrameFacts {
  /** site.yaml. */
  settings: Site
  /** With final links. */
  navigation: Navigation
  /** Links of the navigation that lead to other languages. */
  foreign: Readonly<Record<string, string>>
  feeds: readonly FeedLinks[]
  /** Pages without a separate picture in link previews, and those whose picture they show. */
  sharedPictures: SharedPictures
  /** Whether browsers load the search index in parts. */
  hasSearchParts: boolean
  /** "" or "/base", with the folder of a language. */
  basePath: string
  /** Scheme and host, e.g. https://example.com. */
  origin: string
  /** What icons and pictures in link previews show of the site. */
  identity: Identity
  /** The logo, and its size. */
  logos: Logos
  /** Nothing can draw these pictures here, so that pages name none of them. */
  isUndrawn: boolean
  /** Hash of the font that the site names for its cards. */
  cardFontHash?: string
  /** Year of the copyright line. */
  year: number
}

/** What all pages of a build share. An article's page depends on this, on the article, its neighbours and its place. */
export interface SiteFrame {
  facts: FrameFacts
  /** Links are looked up, and each lookup is recorded with the page. */
  links: LinkTable
  /** Pictures in link previews that are known by now, by address and title: many pages share one. */
  images: Map<string, ShareImage>
  /** The font whose hash is among the facts. */
  cardFont?: CardFont
  /** The compiled site. */
  code: SiteModule
  findPlace: FindPlace
}

/** What pages of blocks can show: anything. */
export interface ContentFrame extends SiteFrame {
  content: Content
  /** The content as plans of blocks see it. */
  view: SiteView
  /** The page of blocks with an address. */
  pageAt: (route: string) => Page | undefined
  /** Hash of the claims, and of the tags that have a page. */
  claimsKey: string
  tagsKey: string
  /** Told when the plan of a page of blocks looks at other content than the page itself. */
  onViewRead?: () => void
}

/** Absolute address of a path of the site. */
export function absoluteUrl(path: string, site: SiteFrame): string {
  return site.facts.origin + (placePath(path, site.links) || '/')
}

/** What a page says about itself. */
export interface PageFacts {
  route: string
  title: string
  description?: string | undefined
  keywords?: readonly string[] | undefined
  type?: HeadProps['openGraphType']
  publishedAt?: string | undefined
  modifiedAt?: string | undefined
  alternates?: HeadProps['alternates']
  jsonLd?: HeadProps['jsonLd']
  isIndexed?: boolean
  /** Whether it has a picture in link previews. Default: if it is indexed. */
  isPreviewed?: boolean
  /** Part of the site the page belongs to, for its picture in link previews. */
  section?: string | undefined
  /** The page whose picture this one shows. Default: itself. */
  pictured?: PicturedPage
  /** In place of a drawn picture. */
  image?: ShareImage | undefined
  /** Print the title as it is, without the site's template. */
  isFullTitle?: boolean
  /** The page that search engines show in place of this one. */
  canonical?: string | undefined
}

/** The head of one page. */
export function planHead(facts: PageFacts, site: SiteFrame): HeadProps {
  const { seo, name, description } = site.facts.settings
  const isIndexed = facts.isIndexed ?? true
  const image =
    (facts.isPreviewed ?? isIndexed) ? (facts.image ?? planImage({ ...facts, ...facts.pictured }, site)) : undefined
  const template = seo.titleTemplate ?? `%s | ${name}`
  const title = facts.isFullTitle ? facts.title : template.replace('%s', () => facts.title)
  return {
    title,
    description: facts.description ?? seo.defaultDescription ?? description,
    keywords: [...(facts.keywords ?? seo.defaultKeywords)],
    ...(isIndexed ? { canonical: absoluteUrl(facts.canonical ?? facts.route, site) } : {}),
    ...(isIndexed ? planTranslations(facts.route, site) : {}),
    isIndexed,
    openGraphType: facts.type ?? 'website',
    ...(image ? { image } : {}),
    ...(facts.publishedAt === undefined ? {} : { publishedAt: facts.publishedAt }),
    ...(facts.modifiedAt === undefined ? {} : { modifiedAt: facts.modifiedAt }),
    alternates: facts.alternates ?? [],
    jsonLd: facts.jsonLd ?? [],
  }
}

/**
 * The picture for link previews: a card with the title. Its name is made of what is printed on it, so it is known
 * before it is drawn. Where no typeface has the letters of the title, it is the picture that site.yaml names, or a card
 * with the name of the site. A card without either would be blank: there is none.
 */
export function planImage(page: PicturedPage, site: SiteFrame): ShareImage | undefined {
  const { route, title, section = '' } = picturedPage(page, site.facts.sharedPictures)
  const { settings, isUndrawn, identity } = site.facts
  const { name, seo } = settings
  const alt = [title, section, name].filter((part) => part !== '').join(', ')
  if (isUndrawn || !isDrawn(title, site.cardFont)) {
    if (seo.image !== undefined) return { url: ownPicture(seo.image, site), alt }
    if (isUndrawn || !isDrawn(name, site.cardFont)) return undefined
  }
  const key = JSON.stringify([route, title, section])
  const known = site.images.get(key)
  if (known) return known
  const address = absoluteUrl(route, site)
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
  const look = identity.look === '' ? {} : { look: identity.look }
  // A font that is not needed changes nothing.
  const isLatin = !/(?!\p{Script=Latin})\p{L}/u.test(name + section + title)
  const font = isLatin || site.cardFont === undefined ? {} : { font: site.cardFont.hash }
  const card = { siteName: name, section, title, address, ...look, ...font }
  const image = { url: absoluteUrl(`/${shareCardPath(card)}`, site), alt, card }
  site.images.set(key, image)
  return image
}

// Looked up for each page, so that each is planned again when the file changes.
function ownPicture(image: string, { facts, links }: SiteFrame): string {
  return facts.origin + resolveLinks({ image }, '', links).image
}

/** The frame of one page, with links as in content. The navigation is the same object for all pages of a build. */
export function planFrame(route: string, site: SiteFrame): FrameProps {
  const { settings, identity, navigation, feeds, year, isUndrawn, hasSearchParts } = site.facts
  const first = settings.foundedYear ?? year
  const scripts = settings.scripts.filter(({ src }) => isAllowed(src, settings.allow.scripts))
  return {
    siteName: settings.name,
    ...site.facts.logos,
    ...(settings.mark === undefined ? {} : { markHref: settings.mark }),
    ...planOwnerHead(settings.head, identity),
    language: settings.language,
    ...planLanguageSwitch(route, site),
    homeHref: '/',
    ...(site.links.pageForm === 'slashes' ? { hasSlashes: true } : {}),
    path: route,
    copyrightYears: first < year ? `${first}–${year}` : String(first),
    copyrightHolder: settings.copyrightHolder ?? settings.name,
    navigation,
    faviconHref: settings.favicon ?? iconPaths.tab,
    ...(isUndrawn ? {} : { touchIconHref: iconPaths.touch }),
    ...(isUndrawn || settings.favicon !== undefined ? {} : { smallIconHref: iconPaths.small }),
    manifestHref: iconPaths.manifest,
    feeds,
    llmsHref: '/llms.txt',
    searchIndexHref: hasSearchParts ? '/search/index.json' : '/search-index.json',
    searchSuggestions: settings.search.suggestions,
    ...(settings.contact.email === undefined ? {} : { contactEmail: settings.contact.email }),
    ...(scripts.length === 0 ? {} : { scripts }),
    ...planSearch(route, site),
  }
}

function planSearch(route: string, { facts: { settings }, findPlace }: SiteFrame): { searchScope?: SearchScope } {
  const { section, oldRoot } = findPlace(route)?.place ?? {}
  const old = settings.docs.versions?.slice(1).map((name) => ({ href: `${docsRoute}/${name}` })) ?? []
  if (!section && old.length === 0) return {}
  const version = oldRoot && { version: { ...oldRoot, docsHref: docsRoute } }
  return { searchScope: { old, ...(section ? { section } : {}), ...version } }
}

/** Where the source of a page can be edited. */
export function editHref(
  file: string,
  { facts: { settings }, links }: Pick<SiteFrame, 'facts' | 'links'>,
): string | undefined {
  const folder = links.languages?.place.folder ?? ''
  return settings.editUrl === undefined ? undefined : `${settings.editUrl}/${folder}${file}`
}

/** Breadcrumbs as a schema.org description. */
export function breadcrumbJsonLd(
  steps: readonly { label: string; href?: string | undefined }[],
  site: SiteFrame,
): JsonObject {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      ...(step.href === undefined ? {} : { item: absoluteUrl(step.href, site) }),
    })),
  }
}

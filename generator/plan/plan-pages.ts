// Pages of blocks → the props of the page view. Pages that the navigation lists as documentation get the documentation
// frame. The index page of a collection that has no file of its own is planned here, too.

import { factsOf } from '#schemas/blocks/registry.ts'
import type { DocsProps, Link, PageProps, TocItem, View } from '#site/view-props.ts'
import type { Page } from '../content/content.ts'
import { readTime } from '../content/excerpt.ts'
import { resolveLinks } from '../content/links.ts'
import { collectionIndexes } from '../content/list-routes.ts'
import { tocOf, twinLink } from './contents-list.ts'
import { type BlockFrame, planBlocks } from './plan-blocks.ts'
import { absoluteUrl, breadcrumbJsonLd, type ContentFrame, type PageFacts, planFrame, planHead } from './plan-head.ts'

/** What pages of blocks see: they may show anything. */
export interface PageFrame extends ContentFrame, BlockFrame {}

/** Props of one page. */
export function planPage(page: Page, site: PageFrame): PageProps {
  const blocks = planBlocks(page, site)
  const docs = planDocs(page, site)
  const breadcrumbs = blocks.map(({ props }) => props).find((props) => 'breadcrumbs' in props)?.breadcrumbs ?? []
  const { name, url, social, logo } = site.content.site
  const jsonLd: Record<string, unknown>[] = []
  if (page.route === '/') {
    jsonLd.push({ '@context': 'https://schema.org', '@type': 'WebSite', name, url: absoluteUrl('/', site) })
    jsonLd.push({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      url,
      ...(logo === undefined ? {} : { logo: site.origin + resolveLinks({ logo }, '', site.links).logo }),
      ...(Object.keys(social).length > 0 ? { sameAs: Object.values(social) } : {}),
    })
  }
  if (breadcrumbs.length > 0) jsonLd.push(breadcrumbJsonLd(breadcrumbs, site))
  return {
    frame: planFrame(page.route, site),
    head: planHead(
      {
        route: page.route,
        title: page.title,
        description: page.description,
        keywords: page.keywords,
        modifiedAt: page.lastModified,
        jsonLd,
        isFullTitle: page.route === '/',
        section: docs ? 'Documentation' : breadcrumbs.slice(0, -1).findLast(({ href }) => href !== '/')?.label,
        ...(docs ? { alternates: [twinLink(page.route, page.title)] } : {}),
      },
      site,
    ),
    isHome: page.route === '/',
    blocks,
    ...(docs ? { docs } : {}),
  }
}

/** Documentation pages are those in the navigation's docs list; its order is previous and next. */
function planDocs(page: Page, site: ContentFrame): DocsProps | undefined {
  const list = site.content.navigation.docs.flatMap((group) => group.children)
  const own = list.findIndex(({ href }) => href === page.route)
  if (own < 0) return undefined
  const link = (offset: number): Link | undefined => {
    const item = list[own + offset]
    return item ? { label: item.label, href: item.href } : undefined
  }
  const toc: TocItem[] = page.blocks
    .filter(({ block }) => block.visible && !factsOf(block).isHead)
    .flatMap(({ block, content }) => [
      ...(block.type !== 'unknown' && block.title !== undefined ? [{ id: block.id, text: block.title, depth: 2 }] : []),
      ...(content ? tocOf(content) : []),
    ])
  const previous = link(-1)
  const next = link(1)
  const { editUrl } = site.content.site
  return {
    toc,
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
    ...(page.lastModified === undefined ? {} : { updatedAt: page.lastModified }),
    readTime: readTime(page.blocks.map(({ block, content }) => (block.visible ? (content?.text ?? '') : '')).join(' ')),
    ...(editUrl === undefined ? {} : { editHref: `${editUrl}/${page.entry.file}` }),
    twinHref: `${page.route === '/' ? '' : page.route}/index.md`,
  }
}

/** Index pages without a file, by address: the home page shows its literal message, a collection shows its list. */
export function planMissingIndexes(site: PageFrame): [string, () => View][] {
  const written = new Set(site.content.pages.map(({ route }) => route))
  const { seo, name } = site.content.site
  const plan = (
    route: string,
    head: Omit<PageFacts, 'route'>,
    blocks: () => PageProps['blocks'],
  ): [string, () => View] => [
    route,
    () => ({
      view: 'page',
      props: {
        frame: planFrame(route, site),
        head: planHead({ route, ...head }, site),
        isHome: route === '/',
        blocks: blocks(),
      },
    }),
  ]
  return [
    plan('/', { title: seo.defaultTitle ?? name, isFullTitle: true }, () => []),
    ...Object.entries(collectionIndexes).map(([collection, { route, title }]) =>
      plan(route, { title }, () => site.plans.planIndex(collection as keyof typeof collectionIndexes, site.view)),
    ),
  ].filter(([route]) => !written.has(route))
}

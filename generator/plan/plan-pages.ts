// Pages of blocks → the page view's props, with the documentation frame where the navigation lists the page. Also the index pages
// nobody wrote. In: pages and the site. Out: serialisable props.

import { articleCollections, collectionNames } from '#schemas/article-collections.ts'
import type { DocsProps, Link, PageProps, TocItem, View } from '#site/view-props.ts'
import type { Page } from '../content/content.ts'
import { readTime } from '../content/excerpt.ts'
import { resolveLinks } from '../content/links.ts'
import { tocOf, twinLink } from './contents-list.ts'
import { planBlocks } from './plan-blocks.ts'
import { absoluteUrl, breadcrumbJsonLd, type ContentFrame, planFrame, planHead } from './plan-head.ts'
import { planWidget } from './plan-widgets.ts'

/** Props of one page. */
export function planPage(page: Page, site: ContentFrame, now: number): PageProps {
  const blocks = planBlocks(page, site, now)
  const docs = planDocs(page, site)
  const hero = blocks.find((block) => block.type === 'hero')
  const breadcrumbs = hero?.type === 'hero' ? hero.props.breadcrumbs : []
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
        section: docs
          ? site.code.collectionWords.docsSection
          : breadcrumbs.slice(0, -1).findLast(({ href }) => href !== '/')?.label,
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
    .filter(({ block }) => block.visible && block.type !== 'hero')
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

/** Index pages nobody wrote, by address: the home page shows its literal message, a collection shows its list. */
export function planMissingIndexes(site: ContentFrame, now: number): [string, () => View][] {
  const written = new Set(site.content.pages.map(({ route }) => route))
  const plans: [string, () => View][] = []
  const styling = { background: 'none', padding: 'medium', margin: 'none', textAlign: 'left' } as const
  if (!written.has('/')) {
    const head = () =>
      planHead(
        { route: '/', title: site.content.site.seo.defaultTitle ?? site.content.site.name, isFullTitle: true },
        site,
      )
    plans.push([
      '/',
      () => ({ view: 'page', props: { frame: planFrame('/', site), head: head(), isHome: true, blocks: [] } }),
    ])
  }
  for (const name of collectionNames) {
    const { route, indexWidget } = articleCollections[name]
    const title = site.code.collectionWords.collectionTitles[name]
    if (written.has(route)) continue
    plans.push([
      route,
      () => {
        const call = planWidget(indexWidget, { limit: 'all', category: undefined }, site, now)
        const blocks = [
          {
            type: 'text' as const,
            props: { id: 'list', layout: 'default' as const, styling, ctaButtons: [], widget: call },
          },
        ]
        return {
          view: 'page',
          props: { frame: planFrame(route, site), head: planHead({ route, title }, site), isHome: false, blocks },
        }
      },
    ])
  }
  return plans
}

// Pages of blocks → the props of the page view. Pages that the navigation lists as documentation get the documentation
// frame.

import { factsOf } from '#schemas/blocks/registry.ts'
import type { TocItem } from '#site/article-view.ts'
import type { DocsProps } from '#site/docs-props.ts'
import type { Link, PageProps, View } from '#site/view-props.ts'
import type { JsonObject } from '../json.ts'
import { docsRoute, type FurtherPage, type Page } from '../model/model.ts'
import { readTime } from '../read/read.ts'
import { markdownLink, markdownPath, tocOf } from './contents-list.ts'
import { wholeOrganizationJsonLd } from './organization-json-ld.ts'
import { planBlocks } from './plan-blocks.ts'
import { pageImage } from './plan-cover.ts'
import {
  absoluteUrl,
  breadcrumbJsonLd,
  type ContentFrame,
  editHref,
  type PageFacts,
  planFrame,
  planHead,
} from './plan-head.ts'
import { describeArticles } from './plan-lists.ts'

/** Props of one page, or of what follows it because its list has more parts. */
export function planPage(page: Page, site: ContentFrame, further?: FurtherPage): PageProps {
  const blocks = planBlocks(page, site, further)
  const docs = planDocs(page, site)
  const breadcrumbs = site.code.breadcrumbsOf(blocks)
  const { route, title, description } = page
  const { name } = site.content.site
  const jsonLd: JsonObject[] = []
  if (page.route === '/') {
    jsonLd.push({ '@context': 'https://schema.org', '@type': 'WebSite', name, url: absoluteUrl('/', site) })
    jsonLd.push(wholeOrganizationJsonLd(site))
  }
  if (breadcrumbs.length > 0) jsonLd.push(breadcrumbJsonLd(breadcrumbs, site))
  return {
    frame: planFrame(further?.route ?? route, site),
    head: planHead(
      {
        ...(further ? factsOfFurther(further, site) : { route, title, description }),
        keywords: page.keywords,
        modifiedAt: page.lastModified,
        jsonLd,
        isFullTitle: page.route === '/',
        isIndexed: page.listed,
        // Advertisements lead to such a page, and people share it.
        isPreviewed: true,
        image: pageImage(page, site),
        section: docs
          ? site.code.collectionWords.docsSection
          : breadcrumbs.slice(0, -1).findLast(({ href }) => href !== '/')?.label,
        ...(docs ? { alternates: [markdownLink(page.route, page.title)] } : {}),
      },
      site,
    ),
    isHome: page.route === '/',
    blocks,
    ...(docs ? { docs } : {}),
  }
}

function factsOfFurther({ route, number, page, articles }: FurtherPage, site: ContentFrame): PageFacts {
  const title = site.code.collectionWords.partTitle(page.title, number)
  return { route, title, description: describeArticles(title, articles), pictured: page }
}

/** Documentation pages are those in the tree, and those in the navigation's docs list. */
function planDocs(page: Page, site: ContentFrame): DocsProps | undefined {
  const inNavigation = besideInNavigation(page.route, site)
  const own = site.findPlace(page.route)?.place
  const beside = inNavigation ?? own
  if (!beside) return undefined
  site.onViewRead?.()
  // All pages of the documentation have the same side bar.
  const place = own ?? site.findPlace(docsRoute)?.place
  const toc: TocItem[] = page.blocks
    .filter((item) => item.block.visible && !factsOf(item).isHead)
    .flatMap((item) => {
      const { block, content } = item
      const title = block.type === 'unknown' ? undefined : block.title
      const depth = title === undefined ? 2 : 3
      return [
        ...(title === undefined ? [] : [{ id: block.id, text: title, depth: 2 }]),
        ...(content ? tocOf(content) : []),
        ...factsOf(item)
          .items(site.content.data)
          .map(({ id, title: text }) => ({ id, text, depth })),
      ]
    })
  const { previous, next } = beside
  const edit = editHref(page.entry.file, site)
  return {
    toc,
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
    ...(page.lastModified === undefined ? {} : { updatedAt: page.lastModified }),
    readTime: readTime(page.blocks.map(({ block, content }) => (block.visible ? (content?.text ?? '') : '')).join(' ')),
    ...(edit === undefined ? {} : { editHref: edit }),
    markdownHref: markdownPath(page.route),
    ...(place ? { place } : {}),
  }
}

/** Pages to read before and after an address of the navigation; undefined if it is not there. The tree follows it. */
function besideInNavigation(
  route: string,
  { content, findPlace }: ContentFrame,
): { previous?: Link; next?: Link } | undefined {
  const list = content.navigation.docs.flatMap((group) => group.children)
  const own = list.findIndex(({ href }) => href === route)
  if (own < 0) return undefined
  const link = (offset: number): Link | undefined => {
    const item = list[own + offset]
    return item ? { label: item.label, href: item.href } : undefined
  }
  const tree = findPlace(docsRoute)?.place
  const first =
    tree && (list.some(({ href }) => href === docsRoute) ? tree.next : { label: tree.label, href: docsRoute })
  const [previous, next] = [link(-1), link(1) ?? first]
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
}

/** A home page without a file. It shows its literal message. */
export function planEmptyHome(site: ContentFrame): View {
  const { name, seo } = site.content.site
  const head = planHead({ route: '/', title: seo.defaultTitle ?? name, isFullTitle: true }, site)
  return { view: 'page', props: { frame: planFrame('/', site), head, isHome: true, blocks: [] } }
}

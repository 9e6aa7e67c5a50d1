// Pages of blocks → the props of the page view. Pages that the navigation lists as documentation get the documentation
// frame. The index page of a collection that has no file of its own is planned here, too.

import { factsOf } from '#schemas/blocks/registry.ts'
import type { WidgetName } from '#schemas/widgets.ts'
import type { TocItem } from '#site/collections/article-view.ts'
import type { DocsProps } from '#site/docs-props.ts'
import type { Link, PageProps, View } from '#site/view-props.ts'
import { type Content, docsRoute, type Page, publishedCollections, readTime } from '../content/content.ts'
import { markdownLink, markdownPath, tocOf } from './contents-list.ts'
import { codeOf } from './plan-articles.ts'
import { planBlocks } from './plan-blocks.ts'
import {
  absoluteUrl,
  breadcrumbJsonLd,
  type ContentFrame,
  editHref,
  organizationJsonLd,
  planFrame,
  planHead,
} from './plan-head.ts'

/** Props of one page. */
export function planPage(page: Page, site: ContentFrame): PageProps {
  const blocks = planBlocks(page, site)
  const docs = planDocs(page, site)
  const breadcrumbs = blocks.map(({ props }) => props).find((props) => 'breadcrumbs' in props)?.breadcrumbs ?? []
  const { name, social } = site.content.site
  const jsonLd: Record<string, unknown>[] = []
  if (page.route === '/') {
    jsonLd.push({ '@context': 'https://schema.org', '@type': 'WebSite', name, url: absoluteUrl('/', site) })
    jsonLd.push({
      '@context': 'https://schema.org',
      ...organizationJsonLd(site),
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
        isIndexed: page.listed,
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

/** Documentation pages are those in the tree, and those in the navigation's docs list. */
function planDocs(page: Page, site: ContentFrame): DocsProps | undefined {
  const inNavigation = besideInNavigation(page.route, site)
  const own = site.findPlace(page.route)?.place
  const beside = inNavigation ?? own
  if (!beside) return undefined
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

/** An index page that has no file: the home page, or the list of a collection. */
export type IndexSubject =
  | { kind: 'home'; url: '/' }
  | { kind: 'list'; url: string; collection: string; listWidget: WidgetName }

/** Index pages without a file: the site always has a home page, and each collection a list. */
export function missingIndexes(content: Content): IndexSubject[] {
  const written = new Set(content.pages.map(({ route }) => route))
  return [
    ...(written.has('/') ? [] : [{ kind: 'home', url: '/' } as const]),
    ...Object.entries(publishedCollections(content)).flatMap(([collection, { route, indexWidget, isTree }]) =>
      isTree || written.has(route) ? [] : [{ kind: 'list' as const, url: route, collection, listWidget: indexWidget }],
    ),
  ]
}

/** View of an index page without a file. The home page shows its literal message. */
export function planIndex(subject: IndexSubject, site: ContentFrame): View {
  const { name, seo } = site.content.site
  const frame = planFrame(subject.url, site)
  if (subject.kind === 'home') {
    const head = planHead({ route: '/', title: seo.defaultTitle ?? name, isFullTitle: true }, site)
    return { view: 'page', props: { frame, head, isHome: true, blocks: [] } }
  }
  const { url, collection } = subject
  const { title } = codeOf(collection, site)
  const blocks = site.code.planIndex(collection, subject.listWidget, site.view)
  return { view: 'page', props: { frame, head: planHead({ route: url, title }, site), isHome: false, blocks } }
}

// Where each page is in the documentation, and what it shows of the tree: plain data. A small tree shows whole in the
// side bar. Of a large one only the folders above a page are opened, and of a large folder only a part shows, so
// that a page stays small however many there are.

import { docsFrame as words } from '#words/layout.ts'
import type { DocsNavItem, DocsPlace } from '../../docs-props.ts'
import type { Link } from '../../view-props.ts'
import type { DocsSource } from '../collection.ts'
import { type DocsNode, type DocsPage, isPage, listBelow } from './docs-node.ts'
import { type DocsVersion, growDocs } from './docs-tree.ts'

/** Up to how many pages of a version show in the side bar of each. */
const mostWhole = 100
/** Up to how many pages of a version the upmost folders show theirs at first. */
const mostOpen = 40
/** Up to how many pages of one folder show. */
const mostInFolder = 100

/** The place of every page and of every folder without a page, by address. */
export function placePages(source: DocsSource): ReadonlyMap<string, DocsPlace> {
  const versions = growDocs(source)
  const places = new Map<string, DocsPlace>()
  for (const version of versions) {
    const navOf = sideBars(version)
    const { pages, hidden } = version
    const placeOf = (node: DocsPage): DocsPlace => ({
      nav: navOf(node),
      crumbs: chainOf(node).slice(0, -1).filter(isPage).map(linkTo),
      label: node.label,
      title: node.title,
      ...(node.badge === undefined ? {} : { badge: node.badge }),
      pages: pagesIn(node),
      ...sectionOf(node),
      ...versionsOf(node, version, versions),
    })
    for (const [index, node] of pages.entries()) {
      const [previous, next] = [pages[index - 1] ?? (version.isNewest ? source.before : undefined), pages[index + 1]]
      places.set(node.route, {
        ...placeOf(node),
        ...(previous ? { previous: 'route' in previous ? linkTo(previous) : previous } : {}),
        ...(next ? { next: linkTo(next) } : {}),
      })
    }
    for (const node of hidden) places.set(node.route, placeOf(node))
  }
  return places
}

/** What the index page of a folder lists: its part of the side bar, or else the pages with addresses below its own. */
function pagesIn(node: DocsPage): DocsPlace['pages'] {
  const shown = node.children.flatMap((child) => (isPage(child) ? [child] : listBelow(child)))
  return (shown.length > 0 ? shown : node.below).map(({ description, badge, title, route }) => ({
    label: title,
    href: route,
    ...(badge === undefined ? {} : { badge }),
    ...(description === undefined ? {} : { description }),
  }))
}

function linkTo({ label, route }: DocsPage): Link {
  return { label, href: route }
}

/** A page and all that are above it, upmost first. */
function chainOf(node: DocsNode): DocsNode[] {
  return node.parent ? [...chainOf(node.parent), node] : [node]
}

/** The upmost folder or group that a page is in. A search can be limited to a folder above its address. */
function sectionOf(node: DocsPage): Pick<DocsPlace, 'section' | 'group'> {
  const [, top] = chainOf(node)
  if (!top || top.children.length === 0) return {}
  const hasAddress = isPage(top) && `${node.route}/`.startsWith(`${top.route}/`)
  return hasAddress ? { section: linkTo(top) } : { group: top.label }
}

function versionsOf(node: DocsPage, own: DocsVersion, versions: readonly DocsVersion[]): Partial<DocsPlace> {
  if (own.name === undefined) return {}
  const path = node.route.slice(own.root.route.length)
  const [newest] = versions
  const same = own.isNewest ? undefined : newest?.byPath.get(path)
  return {
    versions: versions.map((version) => ({
      label: version.name ?? '',
      href: nearestPage(version, path).route,
      isNewest: version.isNewest,
      isCurrent: version === own,
    })),
    ...(own.isNewest ? {} : { oldRoot: { href: own.root.route } }),
    ...(same ? { canonical: same.route } : {}),
  }
}

/** The page of the same path, or of the nearest folder above it. */
function nearestPage(version: Pick<DocsVersion, 'byPath' | 'root'>, path: string): DocsPage {
  const found = version.byPath.get(path)
  if (found) return found
  return path === '' ? version.root : nearestPage(version, path.slice(0, path.lastIndexOf('/')))
}

/** The side bar of each page. Pages of one folder share it: their views mark the present page. */
function sideBars({ root, pages }: DocsVersion): (node: DocsNode) => readonly DocsNavItem[] {
  const known = new Map<DocsNode, Map<number, readonly DocsNavItem[]>>()
  const isWhole = pages.length <= mostWhole
  const isOpen = (node: DocsNode) => node.open ?? (node.parent === root && pages.length <= mostOpen)
  const itemOf = (node: DocsNode, chain: ReadonlySet<DocsNode>): DocsNavItem => {
    const { label, badge, children } = node
    const hasItems = children.length > 0 && (isWhole || chain.has(node))
    // A closed group leads to its first page.
    const href = node.route ?? node.href ?? (hasItems ? undefined : listBelow(node)[0]?.route)
    return {
      label,
      ...(href === undefined ? {} : { href }),
      ...(badge === undefined ? {} : { badge }),
      ...(hasItems ? { items: itemsOf(node, chain), isOpen: chain.has(node) || isOpen(node) } : {}),
    }
  }
  const itemsOf = (folder: DocsNode, chain: ReadonlySet<DocsNode>): DocsNavItem[] => {
    const { children } = folder
    const from = partOf(folder, chain)
    const items = children.slice(from, from + mostInFolder).map((child) => itemOf(child, chain))
    if (items.length === children.length) return items
    const all = { label: words.allPages(children.length) }
    return [...items, folder.route === undefined ? all : { ...all, href: folder.route }]
  }
  return (node) => {
    const chain = new Set(chainOf(node))
    const folder = node.children.length > 0 ? node : (node.parent ?? root)
    const part = partOf(folder, chain)
    const parts = known.get(folder) ?? new Map<number, readonly DocsNavItem[]>()
    const found = parts.get(part) ?? [linkTo(root), ...itemsOf(root, chain)]
    known.set(folder, parts.set(part, found))
    return found
  }
}

/** Where the part of a folder begins that shows: the one with the page of the chain. */
function partOf({ children }: DocsNode, chain: ReadonlySet<DocsNode>): number {
  if (children.length <= mostInFolder) return 0
  const place = Math.max(
    0,
    children.findIndex((child) => chain.has(child)),
  )
  return place - (place % mostInFolder)
}

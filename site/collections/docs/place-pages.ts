// Where each page is in the documentation, and what it shows of the tree: plain data. A small tree shows whole in the
// side bar. Of a large one only the folders above a page are opened, and of a large folder only a part shows, so
// that a page stays small however many there are.

import { docsFrame as words } from '#words/layout.ts'
import type { DocsNavItem, DocsPlace } from '../../docs-props.ts'
import type { Link } from '../../view-props.ts'
import type { DocsSource } from '../collection.ts'
import { type DocsNode, type DocsVersion, growDocs } from './docs-tree.ts'

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
    for (const [index, node] of version.pages.entries()) {
      const { pages } = version
      const [previous, next] = [pages[index - 1] ?? (version.isNewest ? source.before : undefined), pages[index + 1]]
      places.set(node.route, {
        nav: navOf(node),
        crumbs: chainOf(node).slice(0, -1).map(linkTo),
        label: node.label,
        title: node.title,
        ...(node.badge === undefined ? {} : { badge: node.badge }),
        pages: node.children.map(({ description, badge, title, route }) => ({
          label: title,
          href: route,
          ...(badge === undefined ? {} : { badge }),
          ...(description === undefined ? {} : { description }),
        })),
        ...(previous ? { previous: 'href' in previous ? previous : linkTo(previous) } : {}),
        ...(next ? { next: linkTo(next) } : {}),
        ...sectionOf(node),
        ...versionsOf(node, version, versions),
      })
    }
  }
  return places
}

function linkTo({ label, route }: DocsNode): Link {
  return { label, href: route }
}

/** A page and all that are above it, upmost first. */
function chainOf(node: DocsNode): DocsNode[] {
  return node.parent ? [...chainOf(node.parent), node] : [node]
}

/** The upmost folder that a page is in. */
function sectionOf(node: DocsNode): Pick<DocsPlace, 'section'> {
  const top = chainOf(node)[1]
  return top && top.children.length > 0 ? { section: linkTo(top) } : {}
}

function versionsOf(node: DocsNode, own: DocsVersion, versions: readonly DocsVersion[]): Partial<DocsPlace> {
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
function nearestPage(version: Pick<DocsVersion, 'byPath' | 'root'>, path: string): DocsNode {
  const found = version.byPath.get(path)
  if (found) return found
  return path === '' ? version.root : nearestPage(version, path.slice(0, path.lastIndexOf('/')))
}

/** The side bar of each page. Pages of one folder share it: their views mark the present page. */
function sideBars({ root, pages }: DocsVersion): (node: DocsNode) => readonly DocsNavItem[] {
  const known = new Map<string, readonly DocsNavItem[]>()
  const isWhole = pages.length <= mostWhole
  const isOpen = (node: DocsNode) => node.open ?? (node.parent === root && pages.length <= mostOpen)
  const itemOf = (node: DocsNode, chain: ReadonlySet<DocsNode>): DocsNavItem => {
    const { badge, children } = node
    const hasItems = children.length > 0 && (isWhole || chain.has(node))
    return {
      ...linkTo(node),
      ...(badge === undefined ? {} : { badge }),
      ...(hasItems ? { items: itemsOf(node, chain), isOpen: chain.has(node) || isOpen(node) } : {}),
    }
  }
  const itemsOf = (folder: DocsNode, chain: ReadonlySet<DocsNode>): DocsNavItem[] => {
    const { children } = folder
    const from = partOf(folder, chain)
    const items = children.slice(from, from + mostInFolder).map((child) => itemOf(child, chain))
    if (items.length === children.length) return items
    return [...items, { label: words.allPages(children.length), href: folder.route }]
  }
  return (node) => {
    const chain = new Set(chainOf(node))
    const folder = node.children.length > 0 ? node : node.parent
    const key = `${folder?.route} ${folder ? partOf(folder, chain) : 0}`
    const found = known.get(key) ?? [linkTo(root), ...itemsOf(root, chain)]
    known.set(key, found)
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

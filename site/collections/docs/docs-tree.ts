// Pages of documentation → one tree per version. Pure; what a single page shows of it is in place-pages.ts.

import { collectionTitles } from '#words/collections.ts'
import type { DocsFolderFacts, DocsPageFacts, DocsSource } from '../collection.ts'
import { arrangeLists } from './arrange-lists.ts'
import { type DocsNode, type DocsPage, isPage, listBelow } from './docs-node.ts'

/** One version of the documentation. */
export interface DocsVersion {
  /** Folder of the version; undefined if there are no versions. */
  name?: string
  isNewest: boolean
  root: DocsPage
  /** All pages in the order of reading. */
  pages: readonly DocsPage[]
  /** Pages that the side bar does not have. */
  hidden: readonly DocsPage[]
  /** By address below that of the root. */
  byPath: ReadonlyMap<string, DocsPage>
}

/** The trees of all versions, newest first. */
export function growDocs({ route, pages, folders, versions }: DocsSource): DocsVersion[] {
  const nodes = new Map<string, DocsPage>()
  const facts = new Map(folders.map((folder) => [folder.route, folder]))
  for (const page of pages) nodes.set(page.route, nodeOf(page, facts.get(page.route)))
  // The page of a folder may be listed elsewhere, and have no place of its own here.
  for (const folder of folders) if (!nodes.has(folder.route)) nodes.set(folder.route, nodeOf(undefined, folder))
  const names = versions.length === 0 ? [undefined] : versions
  const roots = names.map((name, index) => (name === undefined || index === 0 ? route : `${route}/${name}`))
  for (const [address, node] of nodes) {
    const parent = roots.includes(address) ? undefined : nodes.get(address.slice(0, address.lastIndexOf('/')))
    if (!parent) continue
    node.parent = parent
    parent.children.push(node)
  }
  for (const [address, node] of nodes) {
    node.children.sort(orderOf(facts.get(address)?.pages ?? []))
    node.below = node.children.filter(isPage)
  }
  const all = roots.map((address) => listBelow(nodes.get(address)))
  arrangeLists(folders, nodes)
  return names.flatMap((name, index) => {
    const root = nodes.get(roots[index] ?? '')
    if (!root) return []
    const list = listBelow(root)
    const shown = new Set(list)
    const known = all[index] ?? []
    const byPath = new Map(known.map((node) => [node.route.slice(root.route.length), node]))
    const hidden = known.filter((node) => !shown.has(node))
    return [{ ...(name === undefined ? {} : { name }), isNewest: index === 0, root, pages: list, hidden, byPath }]
  })
}

function nodeOf(page: DocsPageFacts | undefined, folder: DocsFolderFacts | undefined): DocsPage {
  const own = page?.label ?? page?.title
  const name = folder?.title ?? collectionTitles.docs
  return {
    route: page?.route ?? folder?.route ?? '',
    label: folder?.isTitled ? name : (own ?? name),
    title: page?.title ?? name,
    description: page?.description,
    badge: folder?.badge ?? page?.badge,
    order: folder?.order ?? page?.order,
    open: folder?.open,
    isWritten: page !== undefined || folder?.hasPage === true,
    children: [],
    below: [],
  }
}

const byLabel = new Intl.Collator('en', { numeric: true })

/** Those that the folder names, in its order, then those with a number, then all others by label. */
function orderOf(named: readonly string[]): (one: DocsNode, other: DocsNode) => number {
  const placeOf = ({ route = '' }: DocsNode) => {
    const place = named.indexOf(route.slice(route.lastIndexOf('/') + 1))
    return place < 0 ? named.length : place
  }
  return (one, other) =>
    placeOf(one) - placeOf(other) ||
    compareOrders(one.order, other.order) ||
    byLabel.compare(one.label, other.label) ||
    ((one.route ?? '') < (other.route ?? '') ? -1 : 1)
}

function compareOrders(one = Number.POSITIVE_INFINITY, other = Number.POSITIVE_INFINITY): number {
  return one === other ? 0 : one - other
}

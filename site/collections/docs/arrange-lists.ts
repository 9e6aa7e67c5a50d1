// The lists that folders write → the tree: pages move to where a list has them, and groups are between. A page has one
// place: the first list that names it counts. A list never puts a folder into itself.

import type { DocsFolderFacts, DocsListEntry } from '../collection.ts'
import type { DocsNode, DocsPage } from './docs-node.ts'

type Nodes = ReadonlyMap<string, DocsPage>

/** Moves the nodes. Folders above come before those below them. */
export function arrangeLists(folders: readonly DocsFolderFacts[], nodes: Nodes): void {
  const written = folders.filter(({ sidebar = [], others }) => sidebar.length > 0 || others === 'hidden')
  const taken = new Set<DocsNode>()
  const thinned = new Set<DocsNode>()
  const take = (route: string, parent: DocsNode): DocsNode | undefined => {
    const node = nodes.get(route)
    if (!node?.parent || taken.has(node) || isIn(parent, node)) return undefined
    thinned.add(node.parent)
    node.parent.children = node.parent.children.filter((child) => child !== node)
    node.parent = parent
    taken.add(node)
    return node
  }
  const grow = (entry: DocsListEntry, parent: DocsNode): DocsNode[] => {
    const { route, title, href, open, items = [] } = entry
    const page = route === undefined ? undefined : take(route, parent)
    // The page of a group may be a draft: the group stays, without a page.
    if (route !== undefined && !page && title === undefined) return items.flatMap((item) => grow(item, parent))
    const node = page ?? newNode(title ?? '', href, parent)
    if (title !== undefined) node.label = title
    if (open !== undefined) node.open = open
    node.children = [...items.flatMap((item) => grow(item, node)), ...node.children]
    const isEmpty = !page && href === undefined && node.children.length === 0
    return isEmpty ? [] : [node]
  }
  for (const { route, sidebar = [], others } of written) {
    const node = nodes.get(route)
    if (!node) continue
    const listed = sidebar.flatMap((entry) => grow(entry, node))
    node.children = others === 'hidden' ? listed : [...listed, ...node.children]
  }
  for (const node of thinned) drop(node, taken)
}

function newNode(label: string, href: string | undefined, parent: DocsNode): DocsNode {
  const link = href === undefined ? {} : { href }
  return { ...link, label, title: label, isWritten: true, parent, children: [], below: [] }
}

/** Whether a node is another one, or below it. */
function isIn(node: DocsNode, other: DocsNode): boolean {
  return node === other || (node.parent !== undefined && isIn(node.parent, other))
}

/** A folder that nobody wrote a page for has no place once all its pages are elsewhere. */
function drop(node: DocsNode, taken: ReadonlySet<DocsNode>): void {
  const { parent, children, isWritten } = node
  if (isWritten || children.length > 0 || !parent || taken.has(node)) return
  parent.children = parent.children.filter((child) => child !== node)
  drop(parent, taken)
}

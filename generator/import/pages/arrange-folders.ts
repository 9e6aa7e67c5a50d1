// The groups of the old side bar → the folders of the new documentation, where a group is what a folder holds. Where it
// is not, the folder around it gets a list: pages keep their addresses, and the side bar has its old groups.

import type { SidebarEntry } from '#schemas/docs-folder.ts'
import { isSafeHref } from '#schemas/primitives.ts'
import { isExternal } from '../../links/links.ts'
import type { FolderData } from '../source/folder-files.ts'
import type { Draft } from './draft-pages.ts'
import { labelOf, type Node } from './grow-trees.ts'
import type { Menu, MenuNode } from './resolve-menu.ts'

interface Facts {
  folders: Map<string, FolderData>
  /** Folders without a list, whose children are to be ordered. */
  plain: Node[]
  /** Folders that a group stands for, by the pages in them. */
  known: readonly Node[]
}

/** Titles the folders, and gives those a list that need one. Returns the others: their children need an order. */
export function arrangeFolders(root: Node, menu: Menu, folders: Map<string, FolderData>): readonly Node[] {
  const known = listNodes(root).filter(({ children }) => children.length > 0)
  const facts: Facts = { folders, plain: [], known }
  arrange(root, restrict(menu.nodes, root.listed), facts)
  return facts.plain
}

function listNodes(node: Node): Node[] {
  return [node, ...node.children.flatMap(listNodes)]
}

/** The part of the side bar with these pages. Groups without a label are no groups. */
function restrict(items: readonly MenuNode[], pages: ReadonlySet<Draft>): MenuNode[] {
  return items.flatMap((item): MenuNode[] => {
    if (item.href !== undefined) return [item]
    const draft = item.draft && pages.has(item.draft) ? item.draft : undefined
    const children = restrict(item.children, pages)
    const own = { ...item, draft, label: undefined, children: [] }
    if (!children.some(hasPage)) return draft ? [own] : []
    if (item.label === undefined || item.label === '') return [...(draft ? [own] : []), ...children]
    return [{ ...item, draft, children }]
  })
}

function hasPage(item: MenuNode): boolean {
  return item.draft !== undefined || item.children.some(hasPage)
}

function pagesOf(item: MenuNode): Draft[] {
  return [...(item.draft ? [item.draft] : []), ...item.children.flatMap(pagesOf)]
}

function arrange(node: Node, items: readonly MenuNode[], facts: Facts): void {
  const inner = items.filter(
    (item) => item.draft === undefined || item.draft !== node.draft || item.children.length > 0,
  )
  const runs = splitRuns(node, inner.filter(hasPage))
  if (!runs) {
    const sidebar = inner.flatMap((item) => printEntry(item, node, facts))
    setData(node, { sidebar }, facts)
    return
  }
  facts.plain.push(node)
  for (const child of node.children) {
    const run = runs.get(child)
    if (run) arrangeFolder(child, run, facts)
    else if (child.listed.size === 0) arrange(child, [], facts)
  }
}

/** A folder with all that the old side bar has of it. */
function arrangeFolder(node: Node, items: readonly MenuNode[], facts: Facts): void {
  if (node.children.length === 0) return
  const [first] = items
  if (!first || items.length > 1 || first.children.length === 0) return arrange(node, items, facts)
  const { label, draft, isOpen, children } = first
  const title = label === undefined || label === labelOf(node, facts.folders) ? {} : { title: label }
  setData(node, { ...title, ...(isOpen ? { open: true } : {}) }, facts)
  const own = draft && draft !== node.draft ? [{ ...first, label: undefined, children: [] }] : []
  arrange(node, [...own, ...children], facts)
}

/** What the folder says of itself in the old site counts. */
function setData({ path }: Node, added: FolderData['data'], { folders }: Facts): void {
  const before = folders.get(path)
  const data = { ...added, ...before?.data }
  if (Object.keys(data).length > 0) folders.set(path, { data, from: before?.from ?? '' })
}

/** The entries of each child, if the children of a folder say the same as they do; else undefined. */
function splitRuns(node: Node, items: readonly MenuNode[]): Map<Node, MenuNode[]> | undefined {
  const runs = new Map<Node, MenuNode[]>()
  let last: Node | undefined
  for (const item of items) {
    const pages = pagesOf(item)
    const child = node.children.find(({ listed }) => pages.every((page) => listed.has(page)))
    const run = child && runs.get(child)
    if (!child || (run && child !== last)) return undefined
    runs.set(child, [...(run ?? []), item])
    last = child
  }
  for (const [child, run] of runs) {
    const isGroup = run.some(({ children }) => children.length > 0)
    // A page is no group.
    if (run.length === 1 && isGroup && child.children.length === 0) return undefined
    if (run.flatMap(pagesOf).indexOf(child.draft as Draft) > 0) return undefined
  }
  return runs
}

/** An entry of the list of a folder. */
function printEntry(item: MenuNode, above: Node, facts: Facts): SidebarEntry[] {
  const { draft, label, href, isOpen, children } = item
  if (href !== undefined)
    return label !== undefined && isSafeHref(href) && isExternal(href) ? [{ title: label, href }] : []
  const page = draft && draft !== above.draft ? nameOf(draft, above) : undefined
  if (children.length === 0) return page === undefined ? [] : [page]
  const folder = folderOf(item, above, facts)
  if (folder) {
    arrangeFolder(folder, [item], facts)
    return [nameIn(folder.path, above)]
  }
  const items = children.flatMap((child) => printEntry(child, above, facts))
  const own = draft && page !== undefined ? { page } : {}
  const isNamed = draft !== undefined && page !== undefined && label === (draft.head.label ?? draft.head.title)
  if (items.length === 0) return page === undefined ? [] : [page]
  const named = label === undefined || isNamed ? {} : { title: label }
  return [{ ...named, ...own, ...(isOpen ? { open: true } : {}), items }]
}

/** The folder with just the pages of a group. */
function folderOf(item: MenuNode, above: Node, { known }: Facts): Node | undefined {
  const pages = pagesOf(item)
  if (pages.length < 2) return undefined
  return known.find(
    ({ path, listed, draft }) =>
      path !== above.path &&
      listed.size === pages.length &&
      pages.every((page) => listed.has(page)) &&
      (draft === undefined || !listed.has(draft) || pages[0] === draft),
  )
}

function nameOf({ page }: Draft, above: Node): string {
  return nameIn(page.target.replace(/(?:\/index)?\.md$/, ''), above)
}

/** A path as the list of a folder names it. */
function nameIn(path: string, above: Node): string {
  return path.startsWith(`${above.path}/`) ? path.slice(above.path.length + 1) : `/${path}`
}

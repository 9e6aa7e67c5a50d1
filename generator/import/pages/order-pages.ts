// The side bar of the old site → orders and labels of pages, and what folders say of themselves. The folders of the new
// site are the branches of its side bar: they keep the addresses, and get the order and the titles of the old one.

import { posix } from 'node:path'
import type { FolderData } from '../source/folder-files.ts'
import { arrangeFolders } from './arrange-folders.ts'
import type { Draft } from './draft-pages.ts'
import { growTrees, labelOf, type Node } from './grow-trees.ts'
import type { Menu } from './resolve-menu.ts'
import { translateLists } from './translate-lists.ts'

interface OrderOptions {
  drafts: readonly Draft[]
  menu: Menu
  /** Collections whose files form a tree. */
  isTree: (collection: string) => boolean
  /** Folders of versions. */
  versions: readonly string[]
  /** What folders say of themselves, by their path. More is added. */
  folders: Map<string, FolderData>
}

const byLabel = new Intl.Collator('en', { numeric: true })

/** Gives pages and folders the order of the old side bar, where they would have another one. */
export function orderPages({ drafts, menu, isTree, versions, folders }: OrderOptions): void {
  const inTrees = drafts.filter(({ page }) => isTree(page.collection))
  for (const [draft, label] of menu.labels) if (label !== draft.head.title) setHead(draft, 'label', label)
  const main = inTrees.filter(({ page }) => page.language === undefined)
  const changed = new Map<string, number>()
  for (const root of growTrees(main, menu, new Set(versions)))
    for (const node of arrangeFolders(root, menu, folders)) orderChildren(node, folders, changed)
  orderTranslations(inTrees, changed, folders)
  translateLists(inTrees, menu.nodes, folders)
}

function setHead({ head }: Draft, key: string, value: unknown): void {
  head[key] = value
}

function orderOf({ path, draft }: Node, folders: ReadonlyMap<string, FolderData>): number {
  const order = folders.get(path)?.data.order ?? draft?.head.order
  return typeof order === 'number' ? order : Number.POSITIVE_INFINITY
}

/** Orders the children of a folder that has no list. */
function orderChildren(node: Node, folders: Map<string, FolderData>, changed: Map<string, number>): void {
  const natural = [...node.children].sort(
    (one, other) =>
      difference(orderOf(one, folders), orderOf(other, folders)) ||
      byLabel.compare(labelOf(one, folders), labelOf(other, folders)) ||
      (one.path < other.path ? -1 : 1),
  )
  // Pages that the side bar does not have come last, in the order that they have.
  const wanted = [...natural].sort((one, other) => difference(one.at, other.at))
  const isSame = wanted.every((child, index) => child === natural[index])
  if (!isSame) {
    const hasOrders = wanted.some((child) => !Number.isFinite(child.at) && Number.isFinite(orderOf(child, folders)))
    for (const [index, child] of wanted.entries())
      if (Number.isFinite(child.at) || hasOrders) setOrder(child, index + 1, { folders, changed })
  }
}

function difference(one: number, other: number): number {
  return one === other ? 0 : one - other
}

interface Changes {
  folders: Map<string, FolderData>
  changed: Map<string, number>
}

function setOrder({ path, draft, children }: Node, order: number, { folders, changed }: Changes): void {
  changed.set(path, order)
  const before = folders.get(path)
  if (draft && before?.data.order === undefined) setHead(draft, 'order', order)
  else if (children.length > 0) folders.set(path, { data: { ...before?.data, order }, from: before?.from ?? '' })
}

/** Translations have the order of the original. */
function orderTranslations(
  drafts: readonly Draft[],
  changed: ReadonlyMap<string, number>,
  folders: Map<string, FolderData>,
): void {
  const pages = new Set(drafts.map(({ page }) => page.target.replace(/(?:\/index)?\.md$/, '')))
  for (const draft of drafts) {
    const { language, target } = draft.page
    if (language === undefined) continue
    const path = target.replace(/(?:\/index)?\.md$/, '').slice(language.length + 1)
    const own = changed.get(path)
    if (own !== undefined) setHead(draft, 'order', own)
    for (let above = posix.dirname(path); above.includes('/'); above = posix.dirname(above)) {
      const order = changed.get(above)
      const place = `${language}/${above}`
      if (order !== undefined && !pages.has(place)) folders.set(place, { data: { order }, from: '' })
    }
  }
}

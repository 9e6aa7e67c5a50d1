// The side bar of the old site → orders and labels of pages, and what folders say of themselves. The folders of the new
// site are the branches of its side bar: they keep the addresses, and get the order and the titles of the old one.

import { posix } from 'node:path'
import type { FolderData } from '../source/folder-files.ts'
import type { Draft } from './draft-pages.ts'
import type { Menu, MenuGroup } from './resolve-menu.ts'

/** A page or a folder of the new documentation. */
interface Node {
  /** Path below the content folder, without extension. */
  path: string
  draft: Draft | undefined
  children: Node[]
  /** Place in the old side bar: that of the page in the middle of a folder, of which a single one may stand apart. */
  at: number
  places: number[]
  /** Pages of the old side bar that are in it. */
  listed: Set<Draft>
}

interface OrderOptions {
  drafts: readonly Draft[]
  menu: Menu
  /** Collections whose files form a tree. */
  isTree: (collection: string) => boolean
  /** What folders say of themselves, by their path. More is added. */
  folders: Map<string, FolderData>
}

const byLabel = new Intl.Collator('en', { numeric: true })

/** Gives pages and folders the order of the old side bar, where they would have another one. */
export function orderPages({ drafts, menu, isTree, folders }: OrderOptions): void {
  const inTrees = drafts.filter(({ page }) => isTree(page.collection))
  for (const [draft, label] of menu.labels) if (label !== draft.head.title) setHead(draft, 'label', label)
  const main = inTrees.filter(({ page }) => page.language === undefined)
  const changed = new Map<string, number>()
  for (const root of growTrees(main, menu)) {
    titleFolders(root, { menu, folders, used: new Set() })
    orderChildren(root, folders, changed)
  }
  orderTranslations(inTrees, changed, folders)
}

function setHead({ head }: Draft, key: string, value: unknown): void {
  head[key] = value
}

/** The trees of all collections, by their upmost folders. */
function growTrees(drafts: readonly Draft[], { pages }: Menu): Node[] {
  const places = new Map(pages.map((draft, index) => [draft, index]))
  const nodes = new Map<string, Node>()
  const roots: Node[] = []
  const nodeAt = (path: string): Node => {
    const before = nodes.get(path)
    if (before) return before
    const node: Node = {
      path,
      draft: undefined,
      children: [],
      at: Number.POSITIVE_INFINITY,
      places: [],
      listed: new Set(),
    }
    nodes.set(path, node)
    if (path.includes('/')) nodeAt(posix.dirname(path)).children.push(node)
    else roots.push(node)
    return node
  }
  for (const draft of drafts) {
    const node = nodeAt(draft.page.target.replace(/(?:\/index)?\.md$/, ''))
    node.draft = draft
    const at = places.get(draft)
    if (at === undefined) continue
    for (let path = node.path; ; path = posix.dirname(path)) {
      const above = nodeAt(path)
      above.places.push(at)
      above.listed.add(draft)
      if (!path.includes('/')) break
    }
  }
  for (const node of nodes.values()) {
    const sorted = node.places.sort((one, other) => one - other)
    node.at = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY
  }
  return roots
}

interface TitleFacts {
  menu: Menu
  folders: Map<string, FolderData>
  used: Set<MenuGroup>
}

/** How much alike the pages of a folder and those of a group must be. */
const leastShare = 0.75

function titleFolders(node: Node, facts: TitleFacts): void {
  const { menu, folders, used } = facts
  if (node.children.length > 0 && node.path.includes('/')) {
    const [best] = menu.groups
      .filter((group) => group.label !== '' && !used.has(group))
      .map((group) => ({ group, share: shareOf(node.listed, new Set(group.pages)) }))
      .sort((one, other) => other.share - one.share)
    if (best && best.share >= leastShare) {
      used.add(best.group)
      const before = folders.get(node.path)
      const title = best.group.label === labelOf(node, folders) ? {} : { title: best.group.label }
      const data = { ...title, ...(best.group.isOpen ? { open: true } : {}), ...before?.data }
      if (Object.keys(data).length > 0) folders.set(node.path, { data, from: before?.from ?? '' })
    }
  }
  for (const child of node.children) titleFolders(child, facts)
}

function shareOf(one: ReadonlySet<Draft>, other: ReadonlySet<Draft>): number {
  const common = [...one].filter((each) => other.has(each)).length
  return common / (one.size + other.size - common || 1)
}

/** As the side bar has it. */
function labelOf({ path, draft, children }: Node, folders: ReadonlyMap<string, FolderData>): string {
  const title = children.length > 0 ? folders.get(path)?.data.title : undefined
  const words = posix.basename(path).replaceAll(/-+/g, ' ')
  const own = draft?.head.label ?? draft?.head.title ?? words.replace(/^./, (letter) => letter.toUpperCase())
  return String(title ?? own)
}

function orderOf({ path, draft }: Node, folders: ReadonlyMap<string, FolderData>): number {
  const order = folders.get(path)?.data.order ?? draft?.head.order
  return typeof order === 'number' ? order : Number.POSITIVE_INFINITY
}

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
  for (const child of node.children) orderChildren(child, folders, changed)
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

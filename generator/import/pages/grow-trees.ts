// The pages of the new documentation as trees, with their places in the old side bar.

import { posix } from 'node:path'
import type { FolderData } from '../source/folder-files.ts'
import type { Draft } from './draft-pages.ts'
import type { Menu } from './resolve-menu.ts'

/** A page or a folder of the new documentation. */
export interface Node {
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

/** The trees of all collections, by their upmost folders, of which versions have several. */
export function growTrees(drafts: readonly Draft[], { pages }: Menu, tops: ReadonlySet<string>): Node[] {
  const isTop = (path: string) => !path.includes('/') || tops.has(path)
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
    if (isTop(path)) roots.push(node)
    else nodeAt(posix.dirname(path)).children.push(node)
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
      if (isTop(path)) break
    }
  }
  for (const node of nodes.values()) {
    const sorted = node.places.sort((one, other) => one - other)
    node.at = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY
  }
  return roots
}

/** As the side bar has it. */
export function labelOf({ path, draft, children }: Node, folders: ReadonlyMap<string, FolderData>): string {
  const title = children.length > 0 ? folders.get(path)?.data.title : undefined
  const words = posix.basename(path).replaceAll(/-+/g, ' ')
  const own = draft?.head.label ?? draft?.head.title ?? words.replace(/^./, (letter) => letter.toUpperCase())
  return String(title ?? own)
}

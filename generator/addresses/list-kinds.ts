// What can be created, by the word for it. Each word names one kind: the kind of a custom collection whose word is
// taken is called as its folder.

import { type Collections, standardCollections } from '#schemas/article-collections.ts'
import { pageStarter } from '#schemas/page.ts'

/** What a new file is of. */
export interface EntryKind {
  /** Whether a slug may have several parts, which are folders. */
  isTree: boolean
  /** `pages`, or the name of a collection. */
  folder: string
  /** One of them, as messages call it. */
  noun: string
  starter: (title: string, day: string) => string
}

/** Other words that commands and the panel take for something new. */
const otherWords: readonly string[] = ['redirect', 'folder', 'site', 'block', 'widget', 'collection', 'layout']

/** What can be created, by name. */
export function listKinds(own: Collections): ReadonlyMap<string, EntryKind> {
  const kinds = new Map<string, EntryKind>([
    ['page', { folder: 'pages', isTree: true, noun: 'page', starter: pageStarter }],
  ])
  for (const [folder, { kind, noun, starter, isTree = false }] of Object.entries({ ...standardCollections, ...own })) {
    const isTaken = kinds.has(kind) || otherWords.includes(kind)
    kinds.set(isTaken ? folder : kind, { folder, isTree, noun, starter })
  }
  return kinds
}

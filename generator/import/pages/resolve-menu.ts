// The entries of the old side bar → the pages of the folder, in their order.

import { posix } from 'node:path'
import type { MenuItem } from '../source/model.ts'
import { routeKey, textOf } from '../source/old-routes.ts'
import { splitNumber } from '../source/page-names.ts'
import type { Tool } from '../source/tools.ts'
import type { Draft } from './draft-pages.ts'
import { listFolder } from './list-folder.ts'

/** A group of the old side bar with its pages. */
export interface MenuGroup {
  label: string
  pages: Draft[]
  isOpen: boolean
}

/** The old side bar as far as pages are known. */
export interface Menu {
  /** Each page once, where it comes first. */
  pages: Draft[]
  labels: ReadonlyMap<Draft, string>
  /** Those around others come first. */
  groups: readonly MenuGroup[]
  links: readonly { label: string; href: string; group: string | undefined }[]
  /** Entries without a page. */
  missing: readonly string[]
}

interface MenuFacts {
  tool: Tool
  /** What the addresses of the main language begin with, e.g. /en; mostly nothing. */
  prefix: string
  orderOf: (folder: string) => number | undefined
}

/** Finds the pages of the entries. */
export function resolveMenu(items: readonly MenuItem[], drafts: readonly Draft[], facts: MenuFacts): Menu {
  const main = drafts.filter(({ page }) => page.language === undefined)
  const find = openIndex(main, facts)
  const pages = new Set<Draft>()
  const labels = new Map<Draft, string>()
  const groups: MenuGroup[] = []
  const links: { label: string; href: string; group: string | undefined }[] = []
  const missing: string[] = []
  const add = (draft: Draft | undefined, ref: string, label: string | undefined, open: readonly MenuGroup[]) => {
    if (!draft) {
      missing.push(ref)
      return
    }
    for (const group of open) group.pages.push(draft)
    if (!pages.has(draft) && label !== undefined) labels.set(draft, label)
    pages.add(draft)
  }
  const walk = (item: MenuItem, open: readonly MenuGroup[]): void => {
    if (item.kind === 'page') add(find(item.ref), item.ref, item.label, open)
    else if (item.kind === 'link') links.push({ label: item.label, href: item.href, group: open.at(-1)?.label })
    else if (item.kind === 'folder')
      for (const draft of listFolder(item.path, main, facts)) add(draft, item.path, undefined, open)
    else {
      const group: MenuGroup = { label: item.label ?? '', pages: [], isOpen: item.isOpen === true }
      groups.push(group)
      if (item.ref !== undefined) add(find(item.ref), item.ref, undefined, [...open, group])
      for (const each of item.items) walk(each, [...open, group])
    }
  }
  for (const item of items) walk(item, [])
  return { pages: [...pages], labels, groups, links, missing }
}

/** Pages by file without its extension, by the ids of Docusaurus, and by old address. */
function openIndex(drafts: readonly Draft[], { prefix }: MenuFacts): (ref: string) => Draft | undefined {
  const byFile = new Map<string, Draft>()
  const byRoute = new Map<string, Draft>()
  for (const draft of drafts) {
    for (const key of namesOf(draft)) if (!byFile.has(key)) byFile.set(key, draft)
    for (const route of draft.page.oldRoutes) if (!byRoute.has(routeKey(route))) byRoute.set(routeKey(route), draft)
  }
  return (ref) => {
    const plain = ref.replace(/[?#].*/, '').replace(/\.(?:mdx?|markdown)$/, '')
    if (!ref.startsWith('/')) return byFile.get(plain.replace(/\/$/, ''))
    return byRoute.get(routeKey(prefix + plain)) ?? byRoute.get(routeKey(plain))
  }
}

function namesOf({ page: { file, head } }: Draft): string[] {
  const bare = file.replace(/\.\w+$/, '')
  const parts = bare.split('/')
  const plain = parts.map((part) => splitNumber(part).name)
  const id = textOf(head, 'id')
  const own = [bare, plain.join('/')]
  const named = id === undefined ? [] : [[...plain.slice(0, -1), id].join('/'), [...parts.slice(0, -1), id].join('/')]
  const isIndex = /^(?:_?index|readme)$/i.test(parts.at(-1) ?? '')
  return [...own, ...named, ...(isIndex ? [posix.dirname(bare)] : [])]
}

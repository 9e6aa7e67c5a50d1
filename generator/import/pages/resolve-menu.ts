// The entries of the old side bar → the pages of the folder, in their order.

import { posix } from 'node:path'
import type { MenuItem } from '../source/model.ts'
import { routeKey, textOf } from '../source/old-routes.ts'
import { splitNumber } from '../source/page-names.ts'
import type { Tool } from '../source/tools.ts'
import type { Draft } from './draft-pages.ts'
import { listFolder } from './list-folder.ts'

/** An entry of the old side bar as far as its pages are known: a page, a group or a link. */
export interface MenuNode {
  /** The page, or that of a group. */
  draft: Draft | undefined
  /** Of a group or a link. */
  label: string | undefined
  /** Labels in other languages. */
  translations?: Readonly<Record<string, string>>
  href: string | undefined
  isOpen: boolean
  children: readonly MenuNode[]
}

/** The old side bar as far as pages are known. */
export interface Menu {
  /** Each page once, where it comes first. */
  pages: Draft[]
  /** The same as a tree, without groups that have no page. */
  nodes: readonly MenuNode[]
  labels: ReadonlyMap<Draft, string>
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
  const links: { label: string; href: string; group: string | undefined }[] = []
  const missing: string[] = []
  const leaf = { label: undefined, href: undefined, isOpen: false, children: [] }
  const take = (draft: Draft | undefined, ref: string, label: string | undefined): Draft | undefined => {
    if (!draft) missing.push(ref)
    if (!draft || pages.has(draft)) return undefined
    if (label !== undefined) labels.set(draft, label)
    pages.add(draft)
    return draft
  }
  const walk = (item: MenuItem, above: string | undefined): MenuNode[] => {
    if (item.kind === 'link') {
      links.push({ label: item.label, href: item.href, group: above })
      return [{ ...leaf, draft: undefined, label: item.label, href: item.href }]
    }
    const found = item.kind === 'folder' ? listFolder(item.path, main, facts) : []
    if (item.kind === 'folder')
      return found.flatMap((each) => {
        const draft = take(each, item.path, undefined)
        return draft ? [{ ...leaf, draft }] : []
      })
    const draft = item.ref === undefined ? undefined : take(find(item.ref), item.ref, labelOf(item))
    if (item.kind === 'page') return draft ? [{ ...leaf, draft }] : []
    const { label, translations } = item
    const children = item.items.flatMap((each) => walk(each, label ?? ''))
    if (children.length === 0) return draft ? [{ ...leaf, draft }] : []
    const spoken = translations === undefined ? {} : { translations }
    return [{ draft, label, ...spoken, href: undefined, isOpen: item.isOpen === true, children }]
  }
  const nodes = items.flatMap((item) => walk(item, undefined))
  return { pages: [...pages], nodes, labels, links, missing }
}

// The label of a group is that of its folder.
function labelOf(item: MenuItem): string | undefined {
  return item.kind === 'page' ? item.label : undefined
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

// The side bars of VitePress, Starlight and MkDocs as one list of entries.

import { posix } from 'node:path'
import { isExternal } from '../../links/links.ts'
import { isData, isKind } from '../code/values.ts'
import type { MenuItem } from '../source/model.ts'
import type { Configured } from './configured.ts'
import { itemsOf, mappingOf, pluginsOf, valueAt, wordsAt } from './values-of.ts'

type Data = Readonly<Record<string, unknown>>

/** What Starlight is called with. */
export function starlightOptions(data: Data): Data {
  const calls = itemsOf(data.integrations)
    .flat()
    .filter((each) => isKind(each, 'call'))
  const named = calls.find(({ callee }) => callee.endsWith('starlight'))
  return mappingOf(named ?? calls.find((call) => wordsAt(call, 'title') !== undefined))
}

/** The side bar of Starlight; without one it is made of the folders. */
export function starlightMenu({ data, base }: Configured): MenuItem[] {
  const root = posix.join(base, 'src/content/docs')
  const bar = starlightOptions(data).sidebar
  if (bar === undefined) return [{ kind: 'folder', path: root }]
  return itemsOf(bar).flatMap((item) => starlightItem(item, root))
}

function starlightItem(item: unknown, root: string): MenuItem[] {
  if (typeof item === 'string') return [{ kind: 'page', ref: `/${item}` }]
  const { slug, items, autogenerate } = mappingOf(item)
  const label = wordsAt(item, 'label')
  const link = wordsAt(item, 'link')
  if (typeof slug === 'string') return [{ kind: 'page', ref: `/${slug}`, ...labelOf(label) }]
  if (link !== undefined) return [linkOrPage(link, label)]
  const directory = wordsAt(autogenerate, 'directory')
  const own: MenuItem[] = directory === undefined ? [] : [{ kind: 'folder', path: posix.join(root, directory) }]
  const inner = [...own, ...itemsOf(items).flatMap((each) => starlightItem(each, root))]
  if (label === undefined) return inner
  const isOpen = valueAt(item, 'collapsed') === false ? { isOpen: true } : {}
  const translations = mappingOf(valueAt(item, 'translations'))
  return [{ kind: 'group', label, translations: textsOf(translations), items: inner, ...isOpen }]
}

function textsOf(data: Data): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).filter((each): each is [string, string] => typeof each[1] === 'string'),
  )
}

function labelOf(label: string | undefined): { label?: string } {
  return label === undefined ? {} : { label }
}

function linkOrPage(href: string, label: string | undefined): MenuItem {
  if (isExternal(href)) return { kind: 'link', href, label: label ?? href }
  return { kind: 'page', ref: `/${href.replace(/^\.?\/+/, '')}`, ...labelOf(label) }
}

/** The side bars of VitePress, one after the other. */
export function vitepressMenu({ data }: Configured): MenuItem[] {
  const theme = valueAt(data, 'themeConfig', 'sidebar')
  const own = theme ?? valueAt(data, 'locales', 'root', 'themeConfig', 'sidebar')
  return vitepressBar(own, '')
}

function vitepressBar(bar: unknown, base: string): MenuItem[] {
  if (Array.isArray(bar)) return bar.flatMap((item) => vitepressItem(item, base))
  return Object.values(isData(bar) ? bar : {}).flatMap((each) =>
    Array.isArray(each)
      ? vitepressBar(each, base)
      : vitepressBar(valueAt(each, 'items'), wordsAt(each, 'base') ?? base),
  )
}

function vitepressItem(item: unknown, above: string): MenuItem[] {
  const label = wordsAt(item, 'text')
  const link = wordsAt(item, 'link')
  const base = wordsAt(item, 'base') ?? above
  const items = itemsOf(valueAt(item, 'items')).flatMap((each) => vitepressItem(each, base))
  const page = link === undefined ? undefined : linkOrPage(isExternal(link) ? link : base + link, label)
  if (items.length === 0) return page ? [page] : []
  const isOpen = valueAt(item, 'collapsed') === false ? { isOpen: true } : {}
  const ref = page?.kind === 'page' ? { ref: page.ref } : {}
  return [{ kind: 'group', ...labelOf(label), ...ref, ...isOpen, items }]
}

/** `nav` of MkDocs; without one the side bar is made of the folders. */
export function mkdocsMenu({ data, base, readText }: Configured): MenuItem[] {
  const root = posix.join(base, wordsAt(data, 'docs_dir') ?? 'docs')
  const literate = pluginsOf(data.plugins).find(({ name }) => name === 'literate-nav')
  const file = wordsAt(literate?.options, 'nav_file') ?? 'SUMMARY.md'
  const facts = {
    root,
    readList: (folder: string) => (literate ? readText(posix.join(root, folder, file)) : undefined),
  }
  if (data.nav === undefined) return literateItems('', facts) ?? [{ kind: 'folder', path: root }]
  return itemsOf(data.nav).flatMap((item) => mkdocsItem(item, undefined, facts))
}

interface NavFacts {
  root: string
  /** The list of the pages of a folder, as Markdown. */
  readList: (folder: string) => string | undefined
}

function mkdocsItem(item: unknown, label: string | undefined, facts: NavFacts): MenuItem[] {
  if (typeof item === 'string') {
    if (isExternal(item)) return [{ kind: 'link', href: item, label: label ?? item }]
    if (!item.endsWith('/')) return [{ kind: 'page', ref: posix.join(facts.root, item), ...labelOf(label) }]
    const items = literateItems(item, facts) ?? [{ kind: 'folder', path: posix.join(facts.root, item.slice(0, -1)) }]
    return [{ kind: 'group', ...labelOf(label), items }]
  }
  if (Array.isArray(item)) {
    const items = item.flatMap((each) => mkdocsItem(each, undefined, facts))
    return [{ kind: 'group', ...labelOf(label), items }]
  }
  return Object.entries(isData(item) ? item : {}).flatMap(([key, value]) => mkdocsItem(value, key, facts))
}

const listedLink = /^\s*[-*+]\s+\[([^\]]*)\]\(([^)\s]+)\)\s*$/

/** The plugin literate-nav: a list of links in Markdown. */
function literateItems(folder: string, facts: NavFacts): MenuItem[] | undefined {
  const found = (facts.readList(folder)?.split('\n') ?? []).flatMap((row): MenuItem[] => {
    const [, label, path] = listedLink.exec(row) ?? []
    return path === undefined ? [] : mkdocsItem(isExternal(path) ? path : posix.join(folder, path), label, facts)
  })
  return found.length === 0 ? undefined : found
}

// Side bars, headers and footers in files of data, as sites of Jekyll and Eleventy have them: lists of titles and
// addresses, nested.

import { posix } from 'node:path'
import { isExternal } from '../../links/links.ts'
import { isData } from '../code/values.ts'
import type { FrameItem, FrameLink, MenuItem } from '../source/model.ts'
import { readConfig } from './read-config.ts'
import { itemsOf, wordsAt } from './values-of.ts'

const menuFile = /(?:^|\/)_data\/(?:[\w-]*[_-])?(?:nav|navigation|sidebar|toc|menu)(?:[_-][\w-]*)?\.(?:ya?ml|json)$/
const labelKeys = ['title', 'text', 'name', 'label'] as const
const linkKeys = ['link', 'url', 'href', 'path'] as const
const most = 6

/** What such files say of the lists of a site. */
export interface DataMenus {
  /** The side bar. */
  menu: MenuItem[]
  main: FrameItem[]
  footer: FrameItem[]
}

/** The entries of all such files. A list goes where its name or that of its file says. */
export function readDataMenus(files: readonly string[], readText: (path: string) => string | undefined): DataMenus {
  const lists = files
    .filter((file) => menuFile.test(file))
    .flatMap((file) => {
      const text = readText(file) ?? ''
      // A file may be a list, which no configuration is.
      const { data } = readConfig(file, () => `all:\n${text.replace(/^---$/gm, '').replace(/^/gm, '  ')}`)
      const place = placeOf(posix.basename(file))
      if (place !== 'menu' || !isData(data.all)) return [{ place, items: listOf(data.all, 0) }]
      return Object.entries(data.all).map(([key, value]) => ({
        place: placeOf(key),
        items: listOf({ [key]: value }, 0),
      }))
    })
  const itemsIn = (wanted: keyof DataMenus) => lists.flatMap(({ place, items }) => (place === wanted ? items : []))
  const [main, all] = [itemsIn('main').flatMap(frameItem), itemsIn('footer').flatMap(frameItem)]
  // A footer has columns only.
  const loose = all.flatMap(({ label, href, items }) =>
    href === undefined || items.length > 0 ? [] : [{ label, href }],
  )
  const columns = all.filter(({ items }) => items.length > 0)
  const footer = loose.length === 0 ? columns : [...columns, { label: 'More', items: loose }]
  return { menu: itemsIn('menu'), main, footer }
}

/** Where a list of this name is on a page. */
function placeOf(name: string): keyof DataMenus {
  if (/(?:^|[_-])(?:primary|main|top|header)(?:[_.-]|$)/.test(name)) return 'main'
  return /(?:^|[_-])footer(?:[_.-]|$)/.test(name) ? 'footer' : 'menu'
}

/** An entry as the header and the footer have it: they have groups of links, and no groups in groups. */
function frameItem(item: MenuItem): FrameItem[] {
  if (item.kind === 'folder') return []
  const [link] = linksOf(item.kind === 'group' ? { ...item, items: [] } : item)
  if (item.kind !== 'group') return link ? [{ ...link, items: [] }] : []
  const items = item.items.flatMap(linksOf)
  return item.label === undefined
    ? items.map((each) => ({ ...each, items: [] }))
    : [{ ...link, label: item.label, items }]
}

function linksOf(item: MenuItem): FrameLink[] {
  if (item.kind === 'folder') return []
  const href = item.kind === 'link' ? item.href : item.ref
  const own = href === undefined || item.label === undefined ? [] : [{ label: item.label, href }]
  return item.kind === 'group' ? [...own, ...item.items.flatMap(linksOf)] : own
}

function listOf(value: unknown, depth: number): MenuItem[] {
  if (depth > most) return []
  if (Array.isArray(value)) return value.flatMap((each) => itemOf(each, depth))
  return Object.values(isData(value) ? value : {}).flatMap((each) =>
    Array.isArray(each) ? listOf(each, depth + 1) : [],
  )
}

function itemOf(item: unknown, depth: number): MenuItem[] {
  const first = (keys: readonly string[]) => keys.map((key) => wordsAt(item, key)).find((each) => each !== undefined)
  const label = first(labelKeys)
  const href = first(linkKeys)
  const inner = Object.values(isData(item) ? item : {}).flatMap((each) => listOf(itemsOf(each), depth + 1))
  const own = href === undefined ? undefined : entryOf(href, label)
  if (inner.length === 0) return own ? [own] : []
  const named = label === undefined ? {} : { label }
  return own?.kind === 'page'
    ? [{ kind: 'group', ...named, ref: own.ref, items: inner }]
    : [{ kind: 'group', ...named, items: [...(own ? [own] : []), ...inner] }]
}

function entryOf(href: string, label: string | undefined): MenuItem {
  if (isExternal(href)) return { kind: 'link', href, label: label ?? href }
  return { kind: 'page', ref: `/${href.replace(/^\.?\/+/, '')}`, ...(label === undefined ? {} : { label }) }
}

// Side bars in files of data, as sites of Jekyll and Eleventy have them: lists of titles and addresses, nested.

import { isExternal } from '../../links/links.ts'
import { isData } from '../code/values.ts'
import type { MenuItem } from '../source/model.ts'
import { readConfig } from './read-config.ts'
import { itemsOf, wordsAt } from './values-of.ts'

const menuFile = /(?:^|\/)_data\/(?:[\w-]*[_-])?(?:nav|navigation|sidebar|toc|menu)(?:[_-][\w-]*)?\.(?:ya?ml|json)$/
const labelKeys = ['title', 'text', 'name', 'label'] as const
const linkKeys = ['link', 'url', 'href', 'path'] as const
const most = 6

/** The entries of all such files, and the files. */
export function readDataMenu(
  files: readonly string[],
  readText: (path: string) => string | undefined,
): { menu: MenuItem[]; files: string[] } {
  const found = files.filter((file) => menuFile.test(file))
  const menu = found.flatMap((file) => {
    const text = readText(file) ?? ''
    // A file may be a list, which no configuration is.
    const { data } = readConfig(file, () => `all:\n${text.replace(/^---$/gm, '').replace(/^/gm, '  ')}`)
    return listOf(data.all, 0)
  })
  return { menu, files: found }
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

// Eleventy's plugin for navigation: each page names itself and the one above it.

import { isMapping } from '../../yaml/yaml.ts'
import { flattenHead, wordsOf } from '../source/head-values.ts'
import type { MenuItem } from '../source/model.ts'
import type { Draft } from './draft-pages.ts'

interface Entry {
  key: string
  parent: string | undefined
  order: number
  label: string
  ref: string
}

/** The side bar that pages make with `eleventyNavigation: { key, parent, order }`. */
export function navigationMenu(drafts: readonly Draft[]): MenuItem[] {
  const entries = drafts.flatMap(({ page }): Entry[] => {
    const own = flattenHead(page.head).get('eleventyNavigation')
    const key = isMapping(own) ? wordsOf(own.key) : undefined
    if (!isMapping(own) || key === undefined || page.language !== undefined) return []
    const order = Number(own.order ?? 0)
    const parent = wordsOf(own.parent)
    const label = wordsOf(own.title) ?? key
    return [{ key, parent, order: Number.isFinite(order) ? order : 0, label, ref: page.file.replace(/\.\w+$/, '') }]
  })
  const known = new Set(entries.map(({ key }) => key))
  const sorted = entries.sort((one, other) => one.order - other.order)
  const itemsBelow = (parent: string | undefined, open: readonly string[]): MenuItem[] =>
    sorted
      .filter((each) => (parent === undefined ? !known.has(each.parent ?? '') : each.parent === parent))
      .filter(({ key }) => !open.includes(key))
      .map(({ key, label, ref }): MenuItem => {
        const items = itemsBelow(key, [...open, key])
        return items.length === 0 ? { kind: 'page', ref, label } : { kind: 'group', label, ref, items }
      })
  return itemsBelow(undefined, [])
}

// The items of a large site in files of the same number of items, most relevant first. Equals stand in the order of
// their pages.

import type { IndexItem } from '#schemas/search-item.ts'
import type { PartItem, SearchParts } from '#schemas/search-parts.ts'
import type { KeptFile, OutputFile } from '../disk/disk.ts'
import { type FilesOptions, keepFile } from './search-files.ts'
import type { SearchGroup } from './search-group.ts'

/** Items in a file. */
export const pageSize = 50

/** Every item has a number, its place among all items. */
export interface Numbering {
  /** The numbers of the items of each page. */
  numbers: readonly (readonly number[])[]
  /** The page of each number, and which of its items it is. */
  pageOf: Uint32Array
  itemOf: Uint32Array
  /** Relevance of the items from a number on. */
  relevance: SearchParts['relevance']
}

/** Numbers all items. */
export function numberItems(groups: readonly Pick<SearchGroup, 'relevances'>[]): Numbering {
  const counts = new Map<number, number>()
  for (const { relevances } of groups) for (const each of relevances) counts.set(each, (counts.get(each) ?? 0) + 1)
  const next = new Map<number, number>()
  let count = 0
  for (const each of [...counts.keys()].sort((one, other) => other - one)) {
    next.set(each, count)
    count += counts.get(each) ?? 0
  }
  const relevance = [...next].map(([each, start]) => [start, each] as const)
  const [pageOf, itemOf] = [new Uint32Array(count), new Uint32Array(count)]
  const numbers = groups.map(({ relevances }, page) =>
    relevances.map((each, item) => {
      const number = next.get(each) ?? 0
      next.set(each, number + 1)
      pageOf[number] = page
      itemOf[number] = item
      return number
    }),
  )
  return { numbers, pageOf, itemOf, relevance }
}

interface ItemsOptions extends FilesOptions {
  /** Makes a path of content final. */
  href: (path: string) => string
  /** Key of a page, which changes with its items. */
  keyOf: (page: number) => string
  itemsOf: (page: number) => readonly IndexItem[]
  /** Where the text of the item with a number is. */
  places: readonly PartItem['at'][]
}

/** Writes the files; returns their names. */
export function* writeItems(
  { pageOf, itemOf }: Pick<Numbering, 'pageOf' | 'itemOf'>,
  options: ItemsOptions,
): Generator<OutputFile | KeptFile, string[]> {
  const { href, keyOf, itemsOf, places } = options
  const names: string[] = []
  const form = href('/a/b')
  for (let start = 0; start < pageOf.length; start += pageSize) {
    const numbers = Array.from(pageOf.subarray(start, start + pageSize), (_, index) => start + index)
    const of = (number: number) => ({ page: pageOf[number] ?? 0, item: itemOf[number] ?? 0, at: places[number] })
    const madeOf = numbers.map(of).map(({ page, item, at }) => [keyOf(page), item, at])
    const make = () =>
      numbers.map(of).flatMap(({ page, item, at }) => {
        const found = itemsOf(page)[item]
        return found ? partItem({ ...found, url: href(found.url) }, at) : []
      })
    const { file, name } = keepFile('items', [form, madeOf], make, options)
    names.push(name)
    yield file
  }
  return names
}

// The description of a section is the beginning of its text.
function partItem({ id: _, description, ...item }: IndexItem, at: PartItem['at']): PartItem {
  const isBeginning = at !== undefined && (item.isExcerpt || item.url.includes('#'))
  return { ...item, ...(isBeginning ? {} : { description }), ...(at ? { at } : {}) }
}

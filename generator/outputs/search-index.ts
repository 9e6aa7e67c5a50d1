// The search index, which the search dialog loads when it opens. The items of content/data/search.yaml come first:
// their relevance is at least 0.75, and that of pages, articles and endpoints is lower.

import type { IndexItem } from '#schemas/search-item.ts'
import type { SearchGroup } from './search-group.ts'

interface ItemOptions {
  /** Makes a path final. */
  href: (path: string) => string
  hasTexts: boolean
}

/** search-index.json of a small site: all items, most relevant first. */
export function planSearchItems(
  builtIn: readonly IndexItem[],
  groups: readonly SearchGroup[],
  { href, hasTexts }: ItemOptions,
): IndexItem[] {
  const found = groups.flatMap((group) => {
    const words = hasTexts ? group.texts() : []
    return group.items().map((item, index) => withText(item, words[index] ?? ''))
  })
  return sortItems([...builtIn, ...found]).map((item) => ({ ...item, url: href(item.url) }))
}

/** Most relevant first; equals keep their order. */
function sortItems(items: readonly IndexItem[]): IndexItem[] {
  return items.toSorted((a, b) => b.relevance - a.relevance)
}

function withText(item: IndexItem, text: string): IndexItem {
  return text === '' ? item : { ...item, text }
}

// The files of the search index of a language: one, or the parts of a large site.

import type { IndexItem } from '#schemas/search-item.ts'
import type { Cache } from '../cache/cache.ts'
import type { KeptFiles, OutputFile } from '../disk/disk.ts'
import type { ContentFrame } from '../plan/plan.ts'
import type { SearchGroup } from './search-group.ts'
import { listSearchGroups } from './search-groups.ts'
import { planSearchItems } from './search-index.ts'
import type { ListsOptions } from './search-lists.ts'
import { planSearchParts, type SearchFiles } from './search-parts.ts'
import { openSearchWords } from './search-words.ts'

interface SearchOptions extends Pick<ListsOptions, 'openThread'> {
  /** Of the compiled site. */
  codeVersion: string
  /** Path below the output folder of a path below that of the language. */
  place: (path: string) => string
  /** Makes a path of content final. */
  path: (route: string) => string
  cache: Cache
  kept: KeptFiles | undefined
}

/** As many items have a list, for programs that read it. Pages of large sites read the parts. */
const mostListed = 1500

/** The files. `routes`: the addresses of all pages, as content of the language writes them. */
export function describeSearch(
  frame: ContentFrame,
  routes: ReadonlySet<string>,
  { codeVersion, place, path, cache, kept, openThread }: SearchOptions,
): SearchFiles {
  const { content, code } = frame
  const builtIn: readonly IndexItem[] = content.data.search
  const groups = listSearchGroups(frame, routes, openSearchWords(frame))
  const { hasSearchParts } = frame.facts
  const listed: OutputFile[] = []
  if (!hasSearchParts || countItems(groups) <= mostListed) {
    const items = planSearchItems(builtIn, groups, { href: path, hasTexts: !hasSearchParts })
    listed.push({ path: place('search-index.json'), bytes: Buffer.from(`${JSON.stringify(items)}\n`) })
  }
  if (!hasSearchParts) return { texts: listed, rest: () => Promise.resolve([]) }
  const shared = JSON.stringify(content.data.claims)
  const options = { href: path, place, site: code, codeVersion, shared, cache, kept, openThread }
  const parts = planSearchParts(builtIn, groups, options)
  const texts = function* () {
    yield* listed
    yield* parts.texts
  }
  return { texts: texts(), rest: parts.rest }
}

function countItems(groups: readonly SearchGroup[]): number {
  return groups.reduce((sum, { relevances }) => sum + relevances.length, 0)
}

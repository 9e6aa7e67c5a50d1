// The files of the search index of a language: one, or the parts of a large site.

import type { IndexItem } from '#schemas/search-item.ts'
import type { KeptFile, KeptFiles, OutputFile } from '../disk/disk.ts'
import { hashOf } from '../hash.ts'
import type { ContentFrame, KnownRoute } from '../plan/plan.ts'
import { listSearchGroups, type SearchGroup } from './search-groups.ts'
import { planSearchItems } from './search-index.ts'
import { planSearchParts } from './search-parts.ts'
import { openSearchWords } from './search-words.ts'

interface SearchOptions {
  /** Of the compiled site. */
  codeVersion: string
  /** Path below the output folder of a path below that of the language. */
  place: (path: string) => string
  /** Makes a path of content final. */
  path: (route: string) => string
  kept: KeptFiles | undefined
}

/** The files, one by one. */
export function* describeSearch(
  frame: ContentFrame,
  routes: readonly Pick<KnownRoute, 'url' | 'search'>[],
  { codeVersion, place, path, kept }: SearchOptions,
): Generator<OutputFile | KeptFile> {
  const { content, code } = frame
  const builtIn: readonly IndexItem[] = content.data.search
  const groups = listSearchGroups(content, routes, code.collectionWords.searchCategories, openSearchWords(frame))
  if (!frame.facts.hasSearchParts) {
    const items = planSearchItems(builtIn, groups, path)
    yield { path: place('search-index.json'), bytes: Buffer.from(`${JSON.stringify(items)}\n`) }
    return
  }
  const key = hashOf(JSON.stringify([codeVersion, builtIn, groups.map(keyOf), path('/x')]))
  const known = kept?.findAll(key)
  if (known) yield* known
  else
    for (const [file, text] of planSearchParts(builtIn, groups, path, code))
      yield { path: place(file), bytes: Buffer.from(text), key }
}

function keyOf({ items, texts, key }: SearchGroup): unknown[] {
  return [items, key ?? texts()]
}

// The search index of a large site: search/index.json, files of words, of items and of texts. The words and items of a
// page are kept from build to build, and so are files of texts and of items: after an edit, only that page's are read.
// Only words and numbers are held in memory.

import type { IndexItem } from '#schemas/search-item.ts'
import type { PartItem, SearchParts } from '#schemas/search-parts.ts'
import type { KeptFile, OutputFile } from '../disk/disk.ts'
import { type FilesOptions, keepFile, pathOf } from './search-files.ts'
import type { SearchGroup } from './search-group.ts'
import { numberItems, pageSize, writeItems } from './search-items.ts'
import { type IndexedPage, type ListsOptions, openLists, type SearchLists } from './search-lists.ts'
import type { WordsOptions } from './search-page-words.ts'
import type { ListFile, ListFiles } from './search-word-index.ts'

/** Characters. A hit costs about 2 KB after gzip. */
const textsPartLength = 6000

interface PartsOptions extends WordsOptions, FilesOptions, Pick<ListsOptions, 'openThread'> {
  /** Makes a path of content final. */
  href: (path: string) => string
}

/** The files of a search index, in the order in which they are to be made. */
export interface SearchFiles {
  texts: Iterable<OutputFile | KeptFile>
  /** All others. Another thread may need time for them: ask after other work. */
  rest: () => Promise<Iterable<OutputFile | KeptFile>>
}

/** Every file of the index. */
export function planSearchParts(
  builtIn: readonly IndexItem[],
  groups: readonly SearchGroup[],
  options: PartsOptions,
): SearchFiles {
  const { href, place } = options
  const numbering = numberItems(groups)
  const lists = openLists(groups, { ...options, folder: place(''), numbers: numbering.numbers })
  const places: PartItem['at'][] = []
  const writeRest = function* ({ names, texts }: ListFiles): Generator<OutputFile | KeptFile> {
    const parts: SearchParts = {
      items: builtIn.map((item) => ({ ...item, url: href(item.url) })),
      words: yield* writeLists(names, options),
      texts: yield* writeLists(texts, options),
      pages: yield* writeItems(numbering, { ...options, keyOf: lists.keyOf, itemsOf: lists.itemsOf, places }),
      pageSize,
      relevance: numbering.relevance,
    }
    yield { path: place('search/index.json'), bytes: Buffer.from(JSON.stringify(parts)) }
  }
  return {
    texts: writeTexts(lists, places, options),
    rest: async () => writeRest(await lists.files((name) => findList(name, options) !== undefined)),
  }
}

/** Writes the texts of all items, and notes in which file each is. */
function* writeTexts(
  lists: Pick<SearchLists, 'pages'>,
  places: PartItem['at'][],
  options: PartsOptions,
): Generator<OutputFile | KeptFile> {
  let part: TextsPart = { pages: [], numbers: [], length: 0 }
  const closePart = function* (): ReturnType<typeof writeTexts> {
    const { file, name } = keepFile('texts', keysOf(part), () => textsOf(part), options)
    for (const [index, number] of part.numbers.entries()) places[number] = [name, index]
    part = { pages: [], numbers: [], length: 0 }
    yield file
  }
  for (const page of lists.pages()) {
    const { facts } = page
    for (const index of facts.withText) part.numbers.push(page.numbers[index] ?? 0)
    if (facts.length > 0) part.pages.push(page)
    part.length += facts.length
    // A page's texts stay together: its hits are shown together.
    if (part.length > textsPartLength) yield* closePart()
  }
  if (part.numbers.length > 0) yield* closePart()
}

/** Pages whose texts are in one file. */
interface TextsPart {
  pages: IndexedPage[]
  /** Of the items with a text. */
  numbers: number[]
  length: number
}

function keysOf({ pages }: TextsPart): string[] {
  return pages.map(({ facts }) => facts.key)
}

function textsOf({ pages }: TextsPart): (string | undefined)[] {
  return pages.flatMap(({ texts, facts }) => {
    const all = texts()
    return facts.withText.map((index) => all[index])
  })
}

function* writeLists(
  files: readonly ListFile[],
  options: PartsOptions,
): Generator<OutputFile | KeptFile, SearchParts['words']> {
  for (const { name, text } of files) {
    const there = text === undefined ? findList(name, options) : undefined
    yield there ?? { path: options.place(pathOf(name)), bytes: Buffer.from(text ?? ''), key: name }
  }
  return files.map(({ first, name }) => [first, name] as const)
}

/** A file of lists that the output folder has. Its name has a hash of its text. */
function findList(name: string, { place, kept }: Pick<PartsOptions, 'place' | 'kept'>): KeptFile | undefined {
  return kept?.find(place(pathOf(name)), name)
}

// The search index of a large site made of items, and a search in it that counts what it fetches.

import { gzipSync } from 'node:zlib'
import { openCache } from '#generator/cache/open-cache.ts'
import { planSearchParts } from '#generator/outputs/search-parts.ts'
import type { IndexItem } from '#schemas/search-item.ts'
import * as site from '#site/index.ts'
import { findHits, type SearchIndex } from '#site/widgets/search-dialog/find-hits.ts'
import { readQuery } from '#site/widgets/search-dialog/score-item.ts'

const builtInRelevance = 0.75

/** The files of the parts of an index, by path. */
export async function partsOf(items: readonly IndexItem[]): Promise<Map<string, string>> {
  const builtIn = items.filter(({ relevance }) => relevance >= builtInRelevance)
  const groups = items
    .filter(({ relevance }) => relevance < builtInRelevance)
    .map(({ text = '', ...item }) => ({
      key: () => JSON.stringify([item, text]),
      relevances: [item.relevance],
      items: () => [item],
      texts: () => [text],
    }))
  const same = (path: string) => path
  const cache = openCache()
  const { texts, rest } = planSearchParts(builtIn, groups, {
    href: same,
    place: same,
    site,
    codeVersion: '',
    shared: '',
    cache,
  })
  return new Map(
    [...texts, ...(await rest())].flatMap((file) =>
      'bytes' in file ? [[file.path, Buffer.from(file.bytes).toString()]] : [],
    ),
  )
}

/** The hits for a query in the parts of an index, and the bytes that were fetched for them. */
export async function searchParts(
  files: ReadonlyMap<string, string>,
  typed: string,
  language = 'en',
): Promise<{ hits: IndexItem[]; bytes: number }> {
  const fetched = new Map<string, number>()
  const load = (name: string): Promise<unknown> => {
    const { bytes, value } = readFile(files, name)
    fetched.set(name, bytes)
    return Promise.resolve(value)
  }
  const index = (await load('index.json')) as SearchIndex
  const hits = await findHits(index, readQuery(typed, language), load)
  return { hits, bytes: [...fetched.values()].reduce((sum, bytes) => sum + bytes, 0) }
}

interface ReadFile {
  /** After gzip. */
  bytes: number
  value: unknown
}

const read = new WeakMap<ReadonlyMap<string, string>, Map<string, ReadFile>>()

/** Each file is packed and parsed once. */
function readFile(files: ReadonlyMap<string, string>, name: string): ReadFile {
  const known = read.get(files) ?? new Map<string, ReadFile>()
  read.set(files, known)
  const text = files.get(`search/${name}`)
  if (text === undefined) throw new Error(`there is no file ${name}`)
  const file = known.get(name) ?? { bytes: gzipSync(text).length, value: JSON.parse(text) as unknown }
  known.set(name, file)
  return file
}

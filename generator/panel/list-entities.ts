// Values are as in the files, without defaults and with claims unprinted: the panel shows what a writer wrote. A noun
// without any entry has an empty list.

import type { Entity, EntityList } from '#runtime/devtools/wire-types.ts'
import { collectionNames } from '#schemas/article-collections.ts'
import { listSchemas, recordSchemas } from '#schemas/collections.ts'
import { folderOf } from '../addresses/addresses.ts'
import { type Entry } from '../load/load.ts'
import { noOwnSchemas } from '../read/read.ts'
import { type ContentPlaces, findLanguage, placedAddress } from './content-places.ts'
import { asPage } from './panel-pages.ts'
import type { EntityItem, PanelState } from './panel-state.ts'

const lists = Object.keys(listSchemas)
const records = Object.keys(recordSchemas)

/**
 * Single files, pages and blocks, articles, then the lists and records of content/data. A standard collection that a
 * custom one replaces is there once.
 */
export function listNouns({ ownSchemas }: Pick<PanelState, 'ownSchemas'>): string[] {
  return [
    'site',
    'navigation',
    'redirects',
    'pages',
    'blocks',
    ...collectionNames,
    ...Object.keys(ownSchemas.collections).filter((name) => !collectionNames.some((standard) => standard === name)),
    ...lists,
    ...records,
  ]
}

/** All entities by noun. */
export function listEntities(state: Pick<PanelState, 'entries' | 'ownSchemas' | 'places'>): EntityList[] {
  const nouns = listNouns(state)
  const found = new Map(nouns.map((noun) => [noun, [] as Entity[]]))
  for (const item of state.entries.flatMap((entry) => itemsOf(entry, state.places)))
    found.get(item.noun)?.push(asEntity(item))
  return nouns.map((noun) => ({ noun, items: found.get(noun) ?? [] }))
}

/** An item with its line, as it is sent. */
export function asEntity({ noun: _, index: __, entry, path, value, ...rest }: EntityItem): Entity {
  return { ...rest, line: entry.locate(path).line, value }
}

/** The entities of one file. */
export function itemsOf(entry: Entry, places: ContentPlaces): EntityItem[] {
  const { path } = findLanguage(entry.file, places)
  const folder = folderOf(path)
  if (folder === 'pages') return pageItems(entry, places)
  if (folder !== undefined) return [articleItem(entry, folder, places)]
  const noun = /^(?:data\/)?([^/]+)\.yaml$/.exec(path)?.[1] ?? ''
  const isData = path.startsWith('data/')
  if (isData ? records.includes(noun) : ['site', 'navigation'].includes(noun))
    return [toItem(entry, { noun, value: entry.data, path: [], fallback: noun })]
  if (!(isData ? lists.includes(noun) : noun === 'redirects') || !Array.isArray(entry.data)) return []
  return entry.data.map((value: unknown, index) => ({
    ...toItem(entry, { noun, value, path: [index], fallback: typeof value === 'string' ? value : `${index + 1}` }),
    index,
  }))
}

function toItem(
  entry: Entry,
  { noun, value, path, fallback }: Pick<EntityItem, 'noun' | 'value' | 'path'> & { fallback: string },
): EntityItem {
  const data = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const first = (...names: string[]) =>
    names.map((name) => data[name]).find((found) => typeof found === 'string' && found !== '') as string | undefined
  const id = first('id', 'value', 'from') ?? fallback
  const title = first('title', 'name', 'question', 'label', 'metric', 'company', 'summary', 'language', 'to') ?? id
  return { noun, index: 0, id, title, file: entry.file, entry, path, value }
}

function pageItems(entry: Entry, places: ContentPlaces): EntityItem[] {
  const page = asPage(entry.file, entry.data, { ownSchemas: noOwnSchemas, places })
  if (!page) return []
  const { id, route } = page
  const raw = (entry.data as { blocks?: unknown }).blocks
  const values: readonly unknown[] = Array.isArray(raw) ? raw : []
  const blocks = page.blocks.map((block, index) => ({
    ...toItem(entry, { noun: 'blocks', value: values[index], path: ['blocks', index], fallback: block.id }),
    id: `${id}#${block.id}`,
    index,
  }))
  return [{ ...toItem(entry, { noun: 'pages', value: entry.data, path: [], fallback: id }), id, route }, ...blocks]
}

function articleItem(entry: Entry, noun: string, places: ContentPlaces): EntityItem {
  const data = (typeof entry.data === 'object' ? entry.data : {}) as Record<string, unknown>
  const address = placedAddress(entry.file, data, places)
  const id = address?.id ?? entry.file
  return {
    ...toItem(entry, { noun, value: data, path: [], fallback: id }),
    id,
    value: { ...data, content: entry.body?.text ?? '' },
    ...(address ? { route: address.route } : {}),
  }
}

// The content model some rows at a time. What is known of a file is kept as long as its entry, so that after a save
// only the changed files are looked at again.

import type { EntityRow, NounCount, OpenSource, Rows } from '#runtime/devtools/wire-rows.ts'
import type { Entity } from '#runtime/devtools/wire-types.ts'
import { folderOf } from '../addresses/addresses.ts'
import { type Entry } from '../load/load.ts'
import { firstRouteOf } from '../model/model.ts'
import { findLanguage, readPlaces } from './content-places.ts'
import { PanelError } from './json-answer.ts'
import { findSwitchedOff } from './kind-rows.ts'
import { asEntity, itemsOf, listNouns } from './list-entities.ts'
import type { EntityIndex, EntityItem, PanelState } from './panel-state.ts'
import { cutRows, isFound, type RowsWanted } from './rows.ts'

type Indexed = Pick<PanelState, 'entries' | 'entityIndex' | 'ownSchemas' | 'places'>

/** An index that knows nothing. */
export function openEntityIndex(): EntityIndex {
  return { places: readPlaces([]), items: new WeakMap(), search: '', found: new WeakMap() }
}

/** The index, without what was known when the site had other languages or another newest version. */
function openIndex({ entityIndex, places }: Pick<Indexed, 'entityIndex' | 'places'>): EntityIndex {
  if (JSON.stringify(places) !== JSON.stringify(entityIndex.places))
    Object.assign(entityIndex, { places, items: new WeakMap(), found: new WeakMap() })
  return entityIndex
}

/**
 * How many entities each noun has, and how many match. A collection that is switched off is a noun only while it has
 * files.
 */
export function countNouns(state: Indexed, search: string): NounCount[] {
  const { entries } = state
  const entityIndex = openIndex(state)
  const counts = new Map(listNouns(state).map((noun) => [noun, { noun, total: 0, found: 0 }]))
  for (const entry of entries) {
    for (const { noun } of knownItems(entityIndex, entry)) addTo(counts, noun, 'total')
    for (const { noun } of foundItems(entityIndex, entry, search)) addTo(counts, noun, 'found')
  }
  const off = findSwitchedOff(state)
  return [...counts.values()]
    .filter(({ noun, total }) => total > 0 || !off.has(noun))
    .map((count) => (off.has(count.noun) ? { ...count, isOff: true } : count))
}

/** The rows of one noun. */
export function listEntityRows(state: Indexed, noun: string, wanted: RowsWanted): Rows<EntityRow> {
  const { entries } = state
  const entityIndex = openIndex(state)
  const nouns = listNouns(state)
  if (!nouns.includes(noun)) throw new PanelError(404, 'there is no such noun', `the nouns are ${nouns.join(', ')}`)
  const found = entries.flatMap((entry) =>
    foundItems(entityIndex, entry, wanted.search).filter((item) => item.noun === noun),
  )
  const { items, ...place } = cutRows(found, wanted)
  return { items: items.map(asRow), ...place }
}

/** One entity with its value. */
export function openEntity(state: Indexed, noun: string, query: URLSearchParams): Entity {
  const entityIndex = openIndex(state)
  const entry = state.entries.find(({ file }) => file === query.get('file'))
  const index = query.get('index') ?? '0'
  const item = entry && knownItems(entityIndex, entry).find((one) => one.noun === noun && String(one.index) === index)
  if (!item) throw new PanelError(404, 'there is no such entity', 'its file may have changed; look it up again')
  return asEntity(item)
}

/** The content of the page at a route. Every part of a list is of the file of the first part. */
export function findOpenSource(state: Indexed, route: string): OpenSource {
  const firstRoute = firstRouteOf(route)
  return sourceAt(state, route) ?? (firstRoute === undefined ? {} : (sourceAt(state, firstRoute) ?? {}))
}

function sourceAt(state: Indexed, route: string): OpenSource | undefined {
  const entityIndex = openIndex(state)
  for (const entry of state.entries) {
    if (folderOf(findLanguage(entry.file, state.places).path) === undefined) continue
    const item = knownItems(entityIndex, entry).find((one) => one.route === route)
    if (!item) continue
    const { file, id } = item
    return item.noun === 'pages' ? { page: { id, file } } : { article: { file, line: entry.locate([]).line } }
  }
  return undefined
}

function addTo(counts: ReadonlyMap<string, NounCount>, noun: string, field: 'total' | 'found'): void {
  const count = counts.get(noun)
  if (count) count[field]++
}

function asRow(item: EntityItem): EntityRow {
  const { value: _, ...row } = asEntity(item)
  return { ...row, index: item.index }
}

function knownItems({ items, places }: EntityIndex, entry: Entry): readonly EntityItem[] {
  const known = items.get(entry)
  if (known) return known
  const made = itemsOf(entry, places)
  items.set(entry, made)
  return made
}

function foundItems(index: EntityIndex, entry: Entry, search: string): readonly EntityItem[] {
  if (search === '') return knownItems(index, entry)
  if (search !== index.search) Object.assign(index, { search, found: new WeakMap() })
  const known = index.found.get(entry)
  if (known) return known
  const found = knownItems(index, entry).filter(
    ({ id, title, file, value }) => isFound([id, title, file], search) || hasText(value, search),
  )
  index.found.set(entry, found)
  return found
}

function hasText(value: unknown, wanted: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(wanted)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value) === wanted
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => hasText(inner, wanted))
}

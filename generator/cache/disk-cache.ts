// The cache on the disk: a file with the small values, which are read at once, a pack with the large ones, and a file
// for each value that takes long to make. What an edit adds is appended to the first file, until too much of it is no
// longer needed. A failure to write is ignored. You can delete the cache folder at any time.

import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { hashOf } from '../hash.ts'
import { pathFrom } from '../paths.ts'
import { type Cache, FileName, type KindState, type Slot } from './open-cache.ts'
import { openPack, type Pack } from './pack.ts'
import { appendSealed, formatName, readSealed, type SealedPlace, writeSealed } from './sealed-file.ts'
import { isPlace, type Place } from './segments.ts'
import { openValueFiles } from './value-files.ts'

/** Some values of one kind, or their places in the pack. */
interface Part {
  name: string
  keptIn: KindState['keptIn']
  scope: string
  values: [key: string, value: unknown][]
}

/** Values in one part: as a whole they may be too large to be in memory twice. */
const partSize = 1000

/** More values than these shares of the needed ones, and a few, are not left in the file. */
const maxShare = 1.25
const fewValues = 100

/** The cache of earlier builds of this content; empty if there is none to trust. Open it with openCache. */
export function readCache(config: Config): Pick<Cache, 'kinds' | 'build' | 'pack' | 'files' | 'stored'> {
  const place = placeOf(config)
  const kinds = new Map<string, KindState>()
  if (!place) return { kinds, build: 0, pack: undefined, files: undefined, stored: nothing }
  let count = 0
  const pack = openPack(place)
  const parts = readSealed(place, isPart)
  let next = parts.next()
  for (; !next.done; next = parts.next()) {
    const { name, keptIn, scope, values } = next.value
    const state = kinds.get(name) ?? { keptIn, scopes: new Map(), usedIn: 0, used: 0 }
    kinds.set(name, state)
    const slots = state.scopes.get(scope) ?? new Map<string, Slot>()
    state.scopes.set(scope, slots)
    // What was added later counts.
    for (const [key, value] of values) slots.set(key, slotOf(keptIn, value, pack))
    state.used += values.length
    count += values.length
  }
  return {
    kinds,
    build: 0,
    pack,
    files: openValueFiles(filesPlaceOf(config, place)),
    stored: { bytes: next.value, count },
  }
}

const nothing = { bytes: 0, count: 0 }

function isPart(value: unknown): value is Part {
  const { name, keptIn, scope, values } = (value ?? {}) as Partial<Record<keyof Part, unknown>>
  if (typeof name !== 'string' || typeof scope !== 'string' || !Array.isArray(values)) return false
  const isPacked = keptIn === 'pack'
  const isPair = (pair: unknown) =>
    Array.isArray(pair) && typeof pair[0] === 'string' && (!isPacked || isPlace(pair[1]))
  return (isPacked || keptIn === 'file') && values.every(isPair)
}

function slotOf(keptIn: KindState['keptIn'], value: unknown, pack: Pack): Slot {
  const place = keptIn === 'pack' ? pack.share(value as Place) : undefined
  return { value: place ? undefined : value, place, usedIn: 0, isStored: true }
}

/**
 * Writes the cache for the next process, if there is a cache folder and something was added since it was read. The
 * cache is closed: what only the pack has can no longer be read.
 */
export function writeCache(config: Config, cache: Pick<Cache, 'kinds' | 'pack' | 'files' | 'stored'>): void {
  const { kinds, pack, files, stored } = cache
  const place = placeOf(config)
  const { needed, added, places } = place ? countValues(kinds) : { needed: 0, added: 0, places: [] }
  if (place && added > 0) {
    const moved = pack?.tidy(places) ?? new Map<Place, Place | undefined>()
    // An edit adds little: the file is not written again for it.
    const canAdd = moved.size === 0 && stored.count + added <= maxShare * needed + fewValues
    const isAdded = canAdd && appendSealed(place, stored.bytes, toParts(neededValues(kinds, 'added'), moved))
    if (!isAdded) writeSealed(place, toParts(neededValues(kinds), moved))
  }
  const inFiles = [...kinds.values()].filter(({ keptIn }) => keptIn === 'files')
  // A build without such values knows nothing about those of others.
  if (inFiles.length > 0) files?.keepOnly(new Set(inFiles.flatMap(namesOf)))
  pack?.close()
}

/** The files of the values that the last build used. */
function namesOf({ scopes, usedIn }: KindState): string[] {
  const slots = [...scopes.values()].flatMap((scope) => [...scope.values()])
  return slots.flatMap((slot) => (slot.value instanceof FileName && slot.usedIn === usedIn ? [slot.value.name] : []))
}

interface NeededValue {
  name: string
  keptIn: KindState['keptIn']
  scope: string
  key: string
  slot: Slot
}

/** How many values the next process needs, how many of them are new, and their places in the pack. */
function countValues(kinds: Cache['kinds']): { needed: number; added: number; places: Place[] } {
  const counted = { needed: 0, added: 0, places: [] as Place[] }
  for (const { slot } of neededValues(kinds)) {
    counted.needed++
    if (!slot.isStored) counted.added++
    if (slot.place) counted.places.push(slot.place)
  }
  return counted
}

/** What the last build used, if the disk has or can have it. One by one: a list would be as large as the site. */
function* neededValues(kinds: Cache['kinds'], which: 'all' | 'added' = 'all'): Generator<NeededValue> {
  for (const [name, { keptIn, scopes, usedIn }] of kinds) {
    if (keptIn === 'memory' || keptIn === 'files') continue
    for (const [scope, slots] of scopes)
      for (const [key, slot] of slots) {
        if (slot.usedIn < usedIn || (keptIn === 'pack' && !slot.place)) continue
        if (which === 'all' || !slot.isStored) yield { name, keptIn, scope, key, slot }
      }
  }
}

function* toParts(values: Iterable<NeededValue>, moved: ReadonlyMap<Place, Place | undefined>): Generator<Part> {
  let part: Part | undefined
  for (const { name, keptIn, scope, key, slot } of values) {
    const { place, value } = slot
    const now = place && moved.has(place) ? moved.get(place) : place
    const written = place ? now : value
    if (written === undefined) continue
    if (part && (part.name !== name || part.scope !== scope || part.values.length >= partSize)) {
      yield part
      part = undefined
    }
    part ??= { name, keptIn, scope, values: [] }
    part.values.push([key, written])
  }
  if (part) yield part
}

/**
 * Their keys name all that the values depend on, so they are right for each version of Libretto. The name follows from
 * where the content is as seen from the cache: in another checkout both are elsewhere, and the name is the same.
 */
function filesPlaceOf({ places: { content } }: Config, { folder }: { folder: string }) {
  const seen = pathFrom(folder, content)
  return { folder, name: `values-${hashOf(seen).slice(0, 16)}`, version: valuesForm }
}

/** To be raised if values are stored in another form. */
const valuesForm = 'form 1'

function placeOf(config: Config): (SealedPlace & { folder: string; name: string }) | undefined {
  const { cache, content, version } = config.places
  const { engine, markdownParser } = config.output
  if (cache === undefined || version === undefined) return undefined
  const name = `cache-${hashOf(JSON.stringify([formatName, content, engine, markdownParser])).slice(0, 16)}`
  return { folder: cache, name, path: join(cache, `${name}.bin`), version }
}

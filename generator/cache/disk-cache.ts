// The cache on the disk: a file with the small values, which are read at once, and a pack with the large ones. A
// failure to write is ignored. You can delete the cache folder at any time.

import { join } from 'node:path'
import type { Config } from '../config.ts'
import { hashOf } from '../hash.ts'
import type { Cache, KindState, Slot } from './open-cache.ts'
import { openPack, type Pack } from './pack.ts'
import { readSealed, writeSealed } from './sealed-file.ts'
import type { Place } from './segments.ts'

type Kinds = ReadonlyMap<string, KindState>

/** One kind: values, or places in the pack, by scope and key. */
interface StoredKind {
  keptIn: KindState['keptIn']
  scopes: Map<string, Map<string, unknown>>
}

/** The cache of earlier builds of this content; empty if there is none to trust. Open it with openCache. */
export async function readCache(config: Config): Promise<{ kinds: Kinds; build: number; pack: Pack | undefined }> {
  const place = placeOf(config)
  if (!place) return { kinds: new Map(), build: 0, pack: undefined }
  const stored = await readSealed<Map<string, StoredKind>>(join(place.folder, `${place.name}.bin`), place.version)
  const kinds = new Map([...(stored ?? [])].map(([name, kind]) => [name, fromStored(kind)]))
  return { kinds, build: 0, pack: openPack(place) }
}

/**
 * Writes the cache for the next process, if there is a cache folder and something was added since it was read. The
 * cache is closed: what only the pack has can no longer be read.
 */
export async function writeCache(config: Config, { kinds, pack }: Pick<Cache, 'kinds' | 'pack'>): Promise<void> {
  const place = placeOf(config)
  const kept = [...kinds].filter(([, { keptIn }]) => keptIn !== 'memory')
  if (place && kept.some(([, { isChanged }]) => isChanged)) {
    const places = kept.flatMap(([, state]) =>
      neededSlots(state).flatMap(({ slot }) => (slot.place ? [slot.place] : [])),
    )
    const moved = pack?.tidy(places) ?? new Map<Place, Place | undefined>()
    const stored = new Map(kept.map(([name, state]) => [name, toStored(state, moved)]))
    await writeSealed(join(place.folder, `${place.name}.bin`), place.version, stored)
  }
  pack?.close()
}

function fromStored({ keptIn, scopes: stored }: StoredKind): KindState {
  let used = 0
  const scopes: KindState['scopes'] = new Map()
  for (const [scope, values] of stored) {
    const slotOf = (value: unknown) => (keptIn === 'pack' ? { place: value as Place } : { value })
    scopes.set(scope, new Map([...values].map(([key, value]) => [key, { ...slotOf(value), usedIn: 0 }])))
    used += values.size
  }
  return { keptIn, scopes, usedIn: 0, used, isChanged: false }
}

/** Slots that the last build used, if the disk has or can have their values. */
function neededSlots({ keptIn, scopes, usedIn }: KindState): { scope: string; key: string; slot: Slot }[] {
  return [...scopes].flatMap(([scope, slots]) =>
    [...slots].flatMap(([key, slot]) =>
      slot.usedIn < usedIn || (keptIn === 'pack' && !slot.place) ? [] : [{ scope, key, slot }],
    ),
  )
}

function toStored(state: KindState, moved: ReadonlyMap<Place, Place | undefined>): StoredKind {
  const scopes: StoredKind['scopes'] = new Map()
  for (const { scope, key, slot } of neededSlots(state)) {
    const { place, value } = slot
    const kept = place && moved.has(place) ? moved.get(place) : place
    const written = place ? kept : value
    const values = scopes.get(scope) ?? new Map<string, unknown>()
    scopes.set(scope, values)
    if (written !== undefined) values.set(key, written)
  }
  return { keptIn: state.keptIn, scopes }
}

function placeOf(config: Config): { folder: string; name: string; version: string } | undefined {
  const { cache, content, version, engine, markdownParser } = config
  if (cache === undefined || version === undefined) return undefined
  const name = `cache-${hashOf(JSON.stringify([content, engine, markdownParser])).slice(0, 16)}`
  return { folder: cache, name, version }
}

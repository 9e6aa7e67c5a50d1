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

/** Some values of one kind, or their places in the pack. */
interface Part {
  name: string
  keptIn: KindState['keptIn']
  scope: string
  values: [key: string, value: unknown][]
}

/** Values in one part: as a whole they may be too large to be in memory twice. */
const partSize = 1000

/** The cache of earlier builds of this content; empty if there is none to trust. Open it with openCache. */
export function readCache(config: Config): { kinds: Kinds; build: number; pack: Pack | undefined } {
  const place = placeOf(config)
  const kinds = new Map<string, KindState>()
  if (!place) return { kinds, build: 0, pack: undefined }
  for (const { name, keptIn, scope, values } of readSealed<Part>(
    join(place.folder, `${place.name}.bin`),
    place.version,
  )) {
    const state = kinds.get(name) ?? { keptIn, scopes: new Map(), usedIn: 0, used: 0, isChanged: false }
    kinds.set(name, state)
    const slots = state.scopes.get(scope) ?? new Map<string, Slot>()
    state.scopes.set(scope, slots)
    for (const [key, value] of values) slots.set(key, slotOf(keptIn, value))
    state.used += values.length
  }
  return { kinds, build: 0, pack: openPack(place) }
}

function slotOf(keptIn: KindState['keptIn'], value: unknown): Slot {
  if (keptIn === 'pack') return { value: undefined, place: value as Place, usedIn: 0 }
  return { value, place: undefined, usedIn: 0 }
}

/**
 * Writes the cache for the next process, if there is a cache folder and something was added since it was read. The
 * cache is closed: what only the pack has can no longer be read.
 */
export function writeCache(config: Config, { kinds, pack }: Pick<Cache, 'kinds' | 'pack'>): void {
  const place = placeOf(config)
  const kept = [...kinds].filter(([, { keptIn }]) => keptIn !== 'memory')
  if (place && kept.some(([, { isChanged }]) => isChanged)) {
    const places = kept.flatMap(([, state]) =>
      neededSlots(state).flatMap(({ slot }) => (slot.place ? [slot.place] : [])),
    )
    const moved = pack?.tidy(places) ?? new Map<Place, Place | undefined>()
    writeSealed(join(place.folder, `${place.name}.bin`), place.version, toParts(kept, moved))
  }
  pack?.close()
}

/** Slots that the last build used, if the disk has or can have their values. */
function neededSlots({ keptIn, scopes, usedIn }: KindState): { scope: string; key: string; slot: Slot }[] {
  return [...scopes].flatMap(([scope, slots]) =>
    [...slots].flatMap(([key, slot]) =>
      slot.usedIn < usedIn || (keptIn === 'pack' && !slot.place) ? [] : [{ scope, key, slot }],
    ),
  )
}

function* toParts(
  kinds: readonly [name: string, state: KindState][],
  moved: ReadonlyMap<Place, Place | undefined>,
): Generator<Part> {
  for (const [name, state] of kinds) {
    let part: Part | undefined
    for (const { scope, key, slot } of neededSlots(state)) {
      const { place, value } = slot
      const now = place && moved.has(place) ? moved.get(place) : place
      const written = place ? now : value
      if (written === undefined) continue
      if (part && (part.scope !== scope || part.values.length >= partSize)) {
        yield part
        part = undefined
      }
      part ??= { name, keptIn: state.keptIn, scope, values: [] }
      part.values.push([key, written])
    }
    if (part) yield part
  }
}

function placeOf(config: Config): { folder: string; name: string; version: string } | undefined {
  const { cache, content, version, engine, markdownParser } = config
  if (cache === undefined || version === undefined) return undefined
  const name = `cache-${hashOf(JSON.stringify([content, engine, markdownParser])).slice(0, 16)}`
  return { folder: cache, name, version }
}

// The cache of a build, as one value. A build opens the previous cache: it can read every entry, and those that it does
// not use are dropped, so the cache never outgrows the site. Nothing else in the generator is kept between builds.

import type { Pack } from './pack.ts'
import type { Place } from './segments.ts'
import type { ValueFiles } from './value-files.ts'

/** A kind of entry. The comment where it is defined states its key, which is everything that its values depend on. */
export interface Kind<Value> {
  readonly name: string
  /**
   * Where its values are. `memory`: in this process only. `file`: also written to the disk, for the next process, which
   * reads all of them at once. `pack`: on the disk, each read when it is asked for, if there is a cache folder. Values
   * of `file` are plain data, those of `pack` JSON. `files`: each at once in a separate file, which is found even if
   * the build that made it did not end; for values that take long to make.
   */
  readonly keptIn: 'memory' | 'file' | 'pack' | 'files'
  /** Never set. It connects the kind with the type of its values. */
  readonly value?: Value
}

/** Entries of one kind. */
export interface Shelf<Value> {
  /** The value from this build or the previous one. A value that was read is kept for the next build. */
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
  /** Keeps a value for the next build without reading it. */
  keep: (key: string) => void
  /** The value as it is stored. */
  stored: (key: string) => Stored | undefined
  /** Sets a value that another thread has stored. */
  adopt: (key: string, stored: Stored) => void
  /** The value, which is not kept for the next build by this. */
  peek: (key: string) => Value | undefined
}

export interface Slot extends Stored {
  /** Number of the last build that used the value. */
  usedIn: number
  /** Whether the file of the cache has it, or its place in the pack. */
  isStored: boolean
}

/** A value as a cache holds it: another thread with the same pack can hand it over. */
export interface Stored {
  value: unknown
  /** Instead of the value, if the pack has it. */
  place: Place | undefined
}

/** The entries of one kind. */
export interface KindState {
  keptIn: Kind<unknown>['keptIn']
  /** Slots by scope and key. All builds of a process share them. */
  scopes: Map<string, Map<string, Slot>>
  /** The last build that used the kind. Slots that it did not use are no longer needed. */
  usedIn: number
  /** Number of slots that this build used. */
  used: number
}

/** Read and filled by one build, in one thread. */
export interface Cache {
  readonly kinds: ReadonlyMap<string, KindState>
  /** Number of the build, from 1. */
  readonly build: number
  /** Has the values of kinds that are kept there. */
  readonly pack: Pack | undefined
  /** Has the values that are kept in separate files. */
  readonly files: ValueFiles | undefined
  /** The file that it was read from: its bytes, 0 if it cannot be added to, and its values. */
  readonly stored: { bytes: number; count: number }
  /** `scope` is what all values depend on, such as a version. Values of another scope are ignored. */
  shelf: <Value>(kind: Kind<Value>, scope?: string) => Shelf<Value>
  /** The same for work that asks for few of the values: the next build keeps all others as well. */
  shelfForFew: Cache['shelf']
  /** Drops all values of a kind, which nothing in this process asks for any more. */
  forget: (kind: Kind<unknown>) => void
}

// Looking for unneeded slots takes a while on a large site: it waits until they are a quarter of all.
const maxShare = 1.25
const fewSlots = 100

/**
 * A cache for one build, with the entries of `last`. After a build that failed, open that of the build before again: no
 * entry that it used is lost.
 */
export function openCache(
  last?: Pick<Cache, 'kinds' | 'build'> & Partial<Pick<Cache, 'pack' | 'files' | 'stored'>>,
): Cache {
  const build = (last?.build ?? 0) + 1
  const { pack, files, stored = { bytes: 0, count: 0 } } = last ?? {}
  const kinds = new Map<string, KindState>()
  for (const [name, state] of last?.kinds ?? []) {
    dropUnneeded(state)
    kinds.set(name, { ...state })
  }
  const open = ({ name, keptIn }: Kind<unknown>, isForFew: boolean): KindState => {
    const known = kinds.get(name)
    if (known && (isForFew || known.usedIn === build)) return known
    const state = { keptIn, scopes: known?.scopes ?? new Map(), usedIn: build, used: 0 }
    kinds.set(name, state)
    return state
  }
  const shelf = <Value>(kind: Kind<Value>, scope: string, isForFew: boolean) => {
    const plain = openShelf<Value>(open(kind, isForFew), scope, pack)
    return files && kind.keptIn === 'files' ? withFiles(plain, files, [kind.name, scope]) : plain
  }
  return {
    kinds,
    build,
    pack,
    files,
    stored,
    shelf: (kind, scope = '') => shelf(kind, scope, false),
    shelfForFew: (kind, scope = '') => shelf(kind, scope, true),
    forget: ({ name }) => {
      for (const slots of kinds.get(name)?.scopes.values() ?? []) slots.clear()
      kinds.delete(name)
    },
  }
}

/** The shelf has the names of the files in place of their values, so that they are not in memory. */
function withFiles<Value>(shelf: Shelf<Value>, files: ValueFiles, facts: readonly string[]): Shelf<Value> {
  const names = shelf as Shelf<unknown>
  const read = (key: string) => {
    const value = names.peek(key)
    return (value instanceof FileName ? files.read(value.name) : value) as Value | undefined
  }
  return {
    ...shelf,
    get: (key) => {
      if (names.get(key) !== undefined) return read(key)
      const name = files.nameOf([...facts, key])
      const value = files.read(name)
      if (value !== undefined) names.set(key, new FileName(name))
      return value as Value | undefined
    },
    set: (key, value) => {
      const name = files.nameOf([...facts, key])
      names.set(key, files.write(name, value) ? new FileName(name) : value)
    },
    keep: (key) => {
      const name = files.nameOf([...facts, key])
      if (names.peek(key) === undefined) names.set(key, new FileName(name))
      shelf.keep(key)
    },
    peek: read,
  }
}

/** Where a value is. */
export class FileName {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

function openShelf<Value>(state: KindState, scope: string, pack: Pack | undefined): Shelf<Value> {
  const slots = state.scopes.get(scope) ?? new Map<string, Slot>()
  state.scopes.set(scope, slots)
  const keep = (slot: Slot) => {
    if (slot.usedIn === state.usedIn) return
    slot.usedIn = state.usedIn
    state.used++
  }
  const adopt = (key: string, { place, value }: Stored) => {
    if (slots.get(key)?.usedIn !== state.usedIn) state.used++
    // Without a spread: V8 would give each of thousands of slots a separate hidden class.
    slots.set(key, { value, place, usedIn: state.usedIn, isStored: false })
  }
  const read = (slot: Slot) => (slot.place ? pack?.read(slot.place) : slot.value) as Value | undefined
  return {
    get: (key) => {
      const slot = slots.get(key)
      if (slot === undefined) return undefined
      keep(slot)
      return read(slot)
    },
    set: (key, value) => {
      const place = state.keptIn === 'pack' ? pack?.write(value) : undefined
      adopt(key, { value: place ? undefined : value, place })
    },
    adopt: (key, { place, value }) => adopt(key, { place: place && (pack?.share(place) ?? place), value }),
    stored: (key) => slots.get(key),
    keep: (key) => {
      const slot = slots.get(key)
      if (slot) keep(slot)
    },
    peek: (key) => {
      const slot = slots.get(key)
      return slot && read(slot)
    },
  }
}

function dropUnneeded({ scopes, usedIn, used }: KindState): void {
  let count = 0
  for (const slots of scopes.values()) count += slots.size
  if (count <= maxShare * used + fewSlots) return
  for (const [scope, slots] of scopes) {
    for (const [key, slot] of slots) if (slot.usedIn < usedIn) slots.delete(key)
    if (slots.size === 0) scopes.delete(scope)
  }
}

/** Returns the value of a key. If it is missing, makes it and keeps it. */
export function getOrMake<Value>(shelf: Shelf<Value>, key: string, make: () => Value): Value {
  const known = shelf.get(key)
  if (known !== undefined) return known
  const made = make()
  shelf.set(key, made)
  return made
}

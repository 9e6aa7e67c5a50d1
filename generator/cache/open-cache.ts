// The cache of a build, as one value. A build opens the previous cache: it can read every entry, and those that it does
// not use are dropped, so the cache never outgrows the site. Nothing else in the generator is kept between builds.

/** A kind of entry. The comment where it is defined states its key, which is everything that its values depend on. */
export interface Kind<Value> {
  readonly name: string
  /** Also written to the disk, for the next process. Its values are plain data. */
  readonly isOnDisk: boolean
  /** Never set. It connects the kind with the type of its values. */
  readonly value?: Value
}

/** Entries of one kind. */
export interface Shelf<Value> {
  /** The value from this build or the previous one. A value that was read is kept for the next build. */
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
}

/** A value, and the number of the last build that used it. */
interface Slot {
  value: unknown
  usedIn: number
}

/** The entries of one kind. */
export interface KindState {
  isOnDisk: boolean
  /** Slots by scope and key. All builds of a process share them. */
  scopes: Map<string, Map<string, Slot>>
  /** The last build that used the kind. Slots that it did not use are no longer needed. */
  usedIn: number
  /** Number of slots that this build used. */
  used: number
  /** Whether a value was added since the cache was read from the disk. */
  isChanged: boolean
}

/** Read and filled by one build, in one thread. */
export interface Cache {
  readonly kinds: ReadonlyMap<string, KindState>
  /** Number of the build, from 1. */
  readonly build: number
  /** `scope` is what all values depend on, such as a version. Values of another scope are ignored. */
  shelf: <Value>(kind: Kind<Value>, scope?: string) => Shelf<Value>
}

// Looking for unneeded slots takes a while on a large site: it waits until they are a quarter of all.
const maxShare = 1.25
const fewSlots = 100

/**
 * A cache for one build, with the entries of `last`. After a build that failed, open that of the build before again: no
 * entry that it used is lost.
 */
export function openCache(last?: Pick<Cache, 'kinds' | 'build'>): Cache {
  const build = (last?.build ?? 0) + 1
  const kinds = new Map<string, KindState>()
  for (const [name, state] of last?.kinds ?? []) {
    dropUnneeded(state)
    kinds.set(name, { ...state })
  }
  const open = ({ name, isOnDisk }: Kind<unknown>): KindState => {
    const known = kinds.get(name)
    if (known?.usedIn === build) return known
    const { scopes, isChanged } = known ?? { scopes: new Map(), isChanged: false }
    const state = { isOnDisk, scopes, usedIn: build, used: 0, isChanged }
    kinds.set(name, state)
    return state
  }
  const shelf = <Value>(kind: Kind<Value>, scope = ''): Shelf<Value> => {
    const state = open(kind)
    const slots = state.scopes.get(scope) ?? new Map<string, Slot>()
    state.scopes.set(scope, slots)
    return {
      get: (key) => {
        const slot = slots.get(key)
        if (slot === undefined) return undefined
        if (slot.usedIn !== build) {
          slot.usedIn = build
          state.used++
        }
        return slot.value as Value
      },
      set: (key, value) => {
        if (slots.get(key)?.usedIn !== build) state.used++
        slots.set(key, { value, usedIn: build })
        state.isChanged = true
      },
    }
  }
  return { kinds, build, shelf }
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

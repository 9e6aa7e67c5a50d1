// The cache of a build, as one value. A build opens the previous cache: it can read every entry and keeps those it
// uses, so the cache never outgrows the site. Nothing else in the generator is kept from one build to the next.

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

/** Entries by key, and their scope: what all entries of a kind depend on. */
type Scopes = Map<string, Map<string, unknown>>

/** The entries of one kind. */
export interface KindState {
  isOnDisk: boolean
  /** The entries of the previous build. */
  before: Scopes
  /** The entries that this build has used; undefined until it uses the kind. */
  now?: Scopes
  /** Whether a value was added since the cache was read from the disk. */
  isChanged: boolean
}

/** Read and filled by one build, in one thread. */
export interface Cache {
  readonly kinds: ReadonlyMap<string, KindState>
  /** `scope` is what all values depend on, such as a version. Values of another scope are ignored. */
  shelf: <Value>(kind: Kind<Value>, scope?: string) => Shelf<Value>
}

/** A cache for one build, with the entries of `last`. `last` does not change, so a failed build can be discarded. */
export function openCache(last?: Pick<Cache, 'kinds'>): Cache {
  const kinds = new Map<string, KindState>()
  // A kind that a build does not use stays as it was.
  for (const [name, { isOnDisk, before, now, isChanged }] of last?.kinds ?? [])
    kinds.set(name, { isOnDisk, before: now ?? before, isChanged })
  const shelf = <Value>(kind: Kind<Value>, scope = ''): Shelf<Value> => {
    const state: KindState = kinds.get(kind.name) ?? { isOnDisk: kind.isOnDisk, before: new Map(), isChanged: false }
    kinds.set(kind.name, state)
    state.now ??= new Map()
    const before = (state.before.get(scope) ?? new Map()) as ReadonlyMap<string, Value>
    const now = (state.now.get(scope) ?? new Map()) as Map<string, Value>
    state.now.set(scope, now)
    return {
      get: (key) => {
        const value = now.get(key)
        if (value !== undefined) return value
        const known = before.get(key)
        if (known !== undefined) now.set(key, known)
        return known
      },
      set: (key, value) => {
        now.set(key, value)
        state.isChanged = true
      },
    }
  }
  return { kinds, shelf }
}

/** Returns the value of a key. If it is missing, makes it and keeps it. */
export function getOrMake<Value>(shelf: Shelf<Value>, key: string, make: () => Value): Value {
  const known = shelf.get(key)
  if (known !== undefined) return known
  const made = make()
  shelf.set(key, made)
  return made
}

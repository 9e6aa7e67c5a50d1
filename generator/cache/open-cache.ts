// What one build leaves to the next, in one value. A build opens the cache of the build before: it sees all that is there and keeps what it
// uses, so the cache never grows beyond the site. Nothing else in the generator remembers anything between two builds.

/** One kind of entry. Where it is defined, a comment says what flows into its key: that is all that flows into its values. */
export interface Kind<Value> {
  readonly name: string
  /** Kept on the disk, too, for the next process. Values are plain data then. */
  readonly isOnDisk: boolean
  /** Never set: it ties the kind to the type of its values. */
  readonly value?: Value
}

/** Entries of one kind. */
export interface Shelf<Value> {
  /** The value of this build, or of the build before; it is kept for the next one. */
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
}

/** Entries by key, by scope: what flows into every entry of a kind alike. */
type Scopes = Map<string, Map<string, unknown>>

/** One kind as the cache holds it. */
export interface KindState {
  isOnDisk: boolean
  /** What the build before left. */
  before: Scopes
  /** What this build has used; missing until it uses the kind. */
  now?: Scopes
  /** Whether a value was added since the cache was read from the disk. */
  isChanged: boolean
}

/** Read and filled by one build, in one thread. */
export interface Cache {
  readonly kinds: ReadonlyMap<string, KindState>
  /** `scope`: what flows into every value alike, such as a version. Values of another scope are not seen. */
  shelf: <Value>(kind: Kind<Value>, scope?: string) => Shelf<Value>
}

/** A cache for one build. It sees what `last` holds; `last` itself does not change, so a build that fails can be forgotten. */
export function openCache(last?: Pick<Cache, 'kinds'>): Cache {
  const kinds = new Map<string, KindState>()
  // A kind that a build did not reach stays as it was.
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

/** Gets a value, or makes it and keeps it. */
export function getOrMake<Value>(shelf: Shelf<Value>, key: string, make: () => Value): Value {
  const known = shelf.get(key)
  if (known !== undefined) return known
  const made = make()
  shelf.set(key, made)
  return made
}

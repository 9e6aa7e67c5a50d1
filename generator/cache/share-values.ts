// Values that all builds of a process share beyond their caches: a run of the tests builds hundreds of small sites with
// the same code and the same icons.

import type { CodeCache } from '../config/config.ts'
import type { Cache, Kind, Shelf } from './open-cache.ts'

/** A cache that has the shared values as well. What it takes from them is kept as if it had been made. */
export function shareValues(cache: Cache, shared: CodeCache['shared']): Cache {
  if (!shared) return cache
  const share = (open: Cache['shelf']): Cache['shelf'] => {
    const openShared = <Value>(kind: Kind<Value>, scope = ''): Shelf<Value> => {
      const shelf = open(kind, scope)
      return shared.kinds.has(kind.name) ? withValues(shelf, shared.values, [kind.name, scope]) : shelf
    }
    return openShared
  }
  return { ...cache, shelf: share(cache.shelf), shelfForFew: share(cache.shelfForFew) }
}

function withValues<Value>(
  shelf: Shelf<Value>,
  values: Map<string, string | object>,
  facts: readonly string[],
): Shelf<Value> {
  const nameOf = (key: string) => JSON.stringify([...facts, key])
  return {
    ...shelf,
    get: (key) => {
      const known = shelf.get(key) ?? (values.get(nameOf(key)) as Value | undefined)
      if (known !== undefined && shelf.peek(key) === undefined) shelf.set(key, known)
      return known
    },
    set: (key, value) => {
      shelf.set(key, value)
      if (value) values.set(nameOf(key), value)
    },
  }
}

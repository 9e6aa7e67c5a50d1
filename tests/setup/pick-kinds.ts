// A cache with only some kinds of entries, such as the compiled site: what a test may share between builds that prove
// something else.

import { type Cache, type Kind, openCache } from '#generator/cache/open-cache.ts'

export function pickKinds(cache: Cache | undefined, kinds: readonly Pick<Kind<unknown>, 'name'>[]): Cache {
  const names = new Set(kinds.map(({ name }) => name))
  const picked = new Map([...(cache?.kinds ?? [])].filter(([name]) => names.has(name)))
  return openCache({ kinds: picked, build: cache?.build ?? 0 })
}

// A disclosure that the address names, such as a question, opens: browsers open one only for a target inside it.

import { elementOfHash } from './element-of-hash.ts'

/** Opens what the address names, now and whenever it changes. */
export function startOpenTarget(): void {
  openTarget()
  addEventListener('hashchange', openTarget)
}

function openTarget(): void {
  const target = elementOfHash(location.hash)
  if (!(target instanceof HTMLDetailsElement) || target.open) return
  target.open = true
  // Opening it has closed another one of its group, which may have been above it.
  target.scrollIntoView({ behavior: 'instant' })
}

// The library that asks again and remembers, in a file of its own: it is needed after the first key only.

import { QueryClient } from '@tanstack/query-core'

/** What islands fetch with. */
export function openQueryClient(): QueryClient {
  return new QueryClient()
}

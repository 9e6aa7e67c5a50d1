// Content that islands fetch in the browser: the search index. Fetched once and cached until five minutes after the
// last use, with three retries and a backoff of at most 30 s (the query library's defaults).

import type { QueryClient } from '@tanstack/query-core'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'

/** Content that islands can fetch. */
export interface ContentStore {
  /** The search index: its JSON, or that of a file beside it. Rejects when it cannot be fetched, after all retries. */
  loadSearchFile: (name?: string) => Promise<unknown>
}

const ContentContext = createContext<ContentStore | null>(null)

/** Provides the site's content to the islands below it. */
export function ContentProvider({ indexHref, children }: { indexHref: string; children: ReactNode }): ReactNode {
  const store = useMemo(() => createStore(indexHref), [indexHref])
  useEffect(() => void loadClient(), [])
  return <ContentContext.Provider value={store}>{children}</ContentContext.Provider>
}

/** The site's content. Throws outside a ContentProvider. */
export function useContent(): ContentStore {
  const store = useContext(ContentContext)
  if (!store) throw new Error('useContent must be used within a ContentProvider')
  return store
}

/** Undefined where it does not arrive: then a file is asked for once. */
const loadClient = () => import('./query-client.ts').catch(() => undefined)

function createStore(indexHref: string): ContentStore {
  let client: QueryClient | undefined
  return {
    loadSearchFile: async (name) => {
      const href = name === undefined ? indexHref : indexHref.replace(/[^/]*$/, name)
      const queryFn = async (): Promise<unknown> => {
        const response = await fetch(href)
        if (!response.ok) throw new Error(`the search index answered ${response.status}`)
        return response.json()
      }
      const loaded = client ? undefined : await loadClient()
      client ??= loaded?.openQueryClient()
      if (!client) return queryFn()
      return client.fetchQuery({
        queryKey: ['search', href],
        staleTime: Number.POSITIVE_INFINITY,
        // fetchQuery does not retry by default, unlike the library's queries.
        retry: 3,
        queryFn,
      })
    },
  }
}

// Content that islands fetch in the browser: the search index. Fetched once and cached until five minutes after the
// last use, with three retries and a backoff of at most 30 s (the query library's defaults).

import { QueryClient } from '@tanstack/query-core'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

/** Content that islands can fetch. */
export interface ContentStore {
  /** The search index: its JSON, or that of a file beside it. Rejects when it cannot be fetched, after all retries. */
  loadSearchFile: (name?: string) => Promise<unknown>
}

const ContentContext = createContext<ContentStore | null>(null)

/** Provides the site's content to the islands below it. */
export function ContentProvider({ indexHref, children }: { indexHref: string; children: ReactNode }): ReactNode {
  const store = useMemo(() => createStore(indexHref), [indexHref])
  return <ContentContext.Provider value={store}>{children}</ContentContext.Provider>
}

/** The site's content. Throws outside a ContentProvider. */
export function useContent(): ContentStore {
  const store = useContext(ContentContext)
  if (!store) throw new Error('useContent must be used within a ContentProvider')
  return store
}

function createStore(indexHref: string): ContentStore {
  const client = new QueryClient()
  return {
    loadSearchFile: (name) => {
      const href = name === undefined ? indexHref : indexHref.replace(/[^/]*$/, name)
      return client.fetchQuery({
        queryKey: ['search', href],
        staleTime: Number.POSITIVE_INFINITY,
        // fetchQuery does not retry by default, unlike the library's queries.
        retry: 3,
        queryFn: async (): Promise<unknown> => {
          const response = await fetch(href)
          if (!response.ok) throw new Error(`the search index answered ${response.status}`)
          return response.json()
        },
      })
    },
  }
}

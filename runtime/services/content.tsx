// Content that islands fetch in the browser: the search index. Fetched once and cached until five minutes after the
// last use, with three retries and a backoff of at most 30 s (the query library's defaults).

import { QueryClient } from '@tanstack/query-core'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { IndexItem } from '#schemas/search-item.ts'

/** Content that islands can fetch. */
export interface ContentStore {
  /** Items of the search index. Rejects when it cannot be fetched, after all retries. */
  loadSearchItems: () => Promise<IndexItem[]>
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
    loadSearchItems: () =>
      client.fetchQuery({
        queryKey: ['search', indexHref],
        staleTime: Number.POSITIVE_INFINITY,
        // fetchQuery does not retry by default, unlike the library's queries.
        retry: 3,
        queryFn: async () => {
          const response = await fetch(indexHref)
          if (!response.ok) throw new Error(`the search index answered ${response.status}`)
          return (await response.json()) as IndexItem[]
        },
      }),
  }
}

// The panel's cache of API answers: fetched when first shown, fetched again after every build. Retries and expiry are
// the query library's defaults: three retries with a backoff of at most 30 seconds, five minutes after the last use.

import { QueryClient, QueryObserver } from '@tanstack/query-core'
import { useMemo, useSyncExternalStore } from 'react'
import type { BuildReport, EntityList, PageAnswer, PageSummary, PanelAsset, Problem } from '../wire-types.ts'
import { ApiError, callApi } from './panel-api.ts'

const mostRetries = 3

/** The panel's cache of answers. */
const panelData = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal is final. Only a missing answer and a failure of the server are worth a retry.
      retry: (count, error) =>
        count < mostRetries && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      // Loopback works without a network.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      // An answer is valid until the watch reports a build or problems.
      staleTime: Number.POSITIVE_INFINITY,
    },
  },
})

/** An answer as a component sees it: neither field is set while it loads. */
export interface Known<Value> {
  value: Value | undefined
  error: Error | undefined
}

/** Fetches everything that is shown again after every build. Returns the function that stops it. */
export function refreshAfterBuilds(): () => void {
  const refresh = () => void panelData.invalidateQueries()
  addEventListener('libretto:report', refresh)
  return () => removeEventListener('libretto:report', refresh)
}

export const usePages = (): Known<PageSummary[]> => useAnswer<PageSummary[]>('/pages')
export const useEntities = (): Known<EntityList[]> => useAnswer<EntityList[]>('/data')
export const useBuilds = (): Known<BuildReport[]> => useAnswer<BuildReport[]>('/builds')
export const useProblems = (): Known<Problem[]> => useAnswer<Problem[]>('/problems')
export const useAssets = (): Known<PanelAsset[]> => useAnswer<PanelAsset[]>('/assets')
/** One page by its id; '' requests none. */
export const usePage = (id: string): Known<PageAnswer> => useAnswer<PageAnswer>(id === '' ? '' : pagePath(id))

/** Path of a page in the API, and its key in the cache. */
export function pagePath(id: string): string {
  return `/pages/${encodeURIComponent(id)}`
}

/** The page as cached. */
export function knownPage(id: string): PageAnswer | undefined {
  return panelData.getQueryData<PageAnswer>([pagePath(id)])
}

/** Caches a version of a page that is newer than any answer requested so far. */
export function keepPage(id: string, answer: PageAnswer): void {
  // An answer that is still under way may be older than this one.
  void panelData.cancelQueries({ queryKey: [pagePath(id)] })
  panelData.setQueryData([pagePath(id)], answer)
}

/** Fetches a page again, and waits for it. */
export async function refreshPage(id: string): Promise<void> {
  await panelData.refetchQueries({ queryKey: [pagePath(id)] })
}

function useAnswer<Value>(path: string): Known<Value> {
  // Both functions stay the same between renders: a new subscription would fetch again, and its answer render again.
  const { follow, current } = useMemo(() => {
    const observer = new QueryObserver<Value>(panelData, {
      queryKey: [path],
      queryFn: () => callApi<Value>({ method: 'GET', path }),
      enabled: path !== '',
    })
    return {
      follow: (onChange: () => void) => observer.subscribe(onChange),
      current: () => observer.getCurrentResult(),
    }
  }, [path])
  const { data, error } = useSyncExternalStore(follow, current)
  return { value: data, error: error ?? undefined }
}

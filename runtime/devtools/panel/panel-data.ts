// What the panel knows of the watch, asked for when shown, asked again after every build. In: the API. Out: values for components. Retries, waiting
// and forgetting are the query library's defaults: three retries with a backoff of at most 30 seconds, five minutes of memory.

import { QueryClient, QueryObserver } from '@tanstack/query-core'
import { useMemo, useSyncExternalStore } from 'react'
import {
  ApiError,
  type BuildReport,
  type ContentProblem,
  callApi,
  type EntityList,
  type PageAnswer,
  type PageSummary,
  type PanelAsset,
} from './panel-api.ts'

const mostRetries = 3

/** The panel's memory of answers. */
export const panelData = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays one; only silence and trouble of the server are worth another try.
      retry: (count, error) =>
        count < mostRetries && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      // Loopback works without a network.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      // An answer holds until the watch reports something; then all are asked for again.
      staleTime: Number.POSITIVE_INFINITY,
    },
  },
})

/** What a component is told of an answer. */
export interface Known<Value> {
  value: Value | undefined
  error: Error | undefined
}

/** After every build everything that is shown is asked for again. The answer ends that. */
export function followBuilds(): () => void {
  const refresh = () => void panelData.invalidateQueries()
  addEventListener('libretto:report', refresh)
  return () => removeEventListener('libretto:report', refresh)
}

export const usePages = (): Known<PageSummary[]> => useAnswer<PageSummary[]>('/pages')
export const useEntities = (): Known<EntityList[]> => useAnswer<EntityList[]>('/data')
export const useBuilds = (): Known<BuildReport[]> => useAnswer<BuildReport[]>('/builds')
export const useProblems = (): Known<ContentProblem[]> => useAnswer<ContentProblem[]>('/problems')
export const useAssets = (): Known<PanelAsset[]> => useAnswer<PanelAsset[]>('/assets')
/** One page by its id; '' asks for none. */
export const usePage = (id: string): Known<PageAnswer> => useAnswer<PageAnswer>(id === '' ? '' : pagePath(id))

/** Path of a page in the API, and its name in the memory. */
export function pagePath(id: string): string {
  return `/pages/${encodeURIComponent(id)}`
}

/** The page as the memory has it. */
export function knownPage(id: string): PageAnswer | undefined {
  return panelData.getQueryData<PageAnswer>([pagePath(id)])
}

/** A newer version of a page than any that was asked for. */
export function keepPage(id: string, answer: PageAnswer): void {
  // An answer on its way may be older than this one.
  void panelData.cancelQueries({ queryKey: [pagePath(id)] })
  panelData.setQueryData([pagePath(id)], answer)
}

/** Asks for a page again, and waits for it. */
export async function refreshPage(id: string): Promise<void> {
  await panelData.refetchQueries({ queryKey: [pagePath(id)] })
}

function useAnswer<Value>(path: string): Known<Value> {
  // Both functions stay the same between renders: a new subscription would ask again, and its answer would render again.
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

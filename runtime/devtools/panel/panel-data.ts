// The panel's cache of API answers: fetched when first shown, fetched again after every build. Retries and expiry are
// the query library's defaults: three retries with a backoff of at most 30 seconds, five minutes after the last use.

import { QueryClient, QueryObserver } from '@tanstack/query-core'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Limits } from '#schemas/find-limits.ts'
import type { Kinds } from '../wire-arrange.ts'
import type { ArticleAnswer, Inserts } from '../wire-articles.ts'
import type { BlockForm, BlockTypeRow } from '../wire-forms.ts'
import type { BuildRow, FirstEntity, NounCount, OpenSource, Rows, StorageInfo } from '../wire-rows.ts'
import type { Entity, PageAnswer, Problem } from '../wire-types.ts'
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

/** One page of a long list, and how to turn to another one. */
export interface PagedRows<Item, List extends Rows<Item> = Rows<Item>> extends Known<List> {
  limit: number
  turnTo: (offset: number) => void
}

interface ProblemFilters {
  file?: string
  folder?: string
  severity?: Problem['severity']
}

/** Fetches everything that is shown again, after a change that is followed by no build. */
export async function refreshAnswers(): Promise<void> {
  await panelData.invalidateQueries()
}

/** Fetches everything that is shown again after every build. Returns the function that stops it. */
export function refreshAfterBuilds(): () => void {
  const refresh = () => void panelData.invalidateQueries()
  addEventListener('libretto:report', refresh)
  return () => removeEventListener('libretto:report', refresh)
}

/** What the page at a route is made of. */
export const useOpenSource = (route: string): Known<OpenSource> => useAnswer(`/open?${toQuery({ route })}`)
/** The limits of the page at a route, from the budgets of site.yaml. */
export const usePageLimits = (route: string): Known<Limits> => useSteady(`/limits?${toQuery({ route })}`)
/** The nouns, each with the number of items that the search finds. */
export const useNouns = (search: string): Known<NounCount[]> => useSteady(`/nouns?${toQuery({ search })}`)
/** How the first item of a noun is made. */
export const useFirst = (noun: string): Known<FirstEntity> => useAnswer(`/data/${noun}/first`)
/** One item of a noun. `index` is its place in the file, from 0. */
export const useEntity = (noun: string, file: string, index: number): Known<Entity> =>
  useAnswer(`/data/${noun}/value?${toQuery({ file, index: String(index) })}`)
/** The last builds, newest first. */
export const useBuilds = (limit: number): Known<Rows<BuildRow>> => useAnswer(`/builds?limit=${limit}`)
/** What the assets take on the disk. */
export const useStorage = (): Known<StorageInfo> => useAnswer('/assets/storage')
/** The first problems of a file, or of all files of a folder, below the content folder. */
export const useProblems = (filters: ProblemFilters): Known<Rows<Problem>> =>
  useSteady(`/problems?${toQuery({ limit: '100', ...filters })}`)
/** The fields of a block of a page; without a block those of its head. */
export const useForm = (id: string, block: string): Known<BlockForm> =>
  useAnswer(`${pagePath(id)}/form?${toQuery({ block })}`)
/** What the site can have more of. */
export const useKinds = (): Known<Kinds> => useAnswer('/kinds')
/** The types of block that the site has. */
export const useBlockTypes = (): Known<BlockTypeRow[]> => useAnswer('/block-types')
/** One page by its id; '' requests none. */
export const usePage = (id: string): Known<PageAnswer> => useAnswer<PageAnswer>(id === '' ? '' : pagePath(id))

/** One article by its file. */
export const useArticle = (file: string): Known<ArticleAnswer> => useAnswer(articlePath(file))
/** Widgets and blocks that an article may contain. */
export const useInserts = (): Known<Inserts> => useAnswer('/inserts')

/** Path of an article in the API, and its key in the cache. */
export function articlePath(file: string): string {
  return `/articles/${file.split('/').map(encodeURIComponent).join('/')}`
}

/** Caches a version of an article that is newer than any answer requested so far. */
export function keepArticle(answer: ArticleAnswer): void {
  const queryKey = [articlePath(answer.file)]
  void panelData.cancelQueries({ queryKey })
  panelData.setQueryData(queryKey, answer)
}

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

/** One page of the list at `path`. Other filters start at its first page. Empty filters do not count. */
export function useRows<Item, List extends Rows<Item> = Rows<Item>>(
  path: string,
  limit: number,
  filters: Readonly<Record<string, string>>,
): PagedRows<Item, List> {
  const list = `${path}?${toQuery(filters)}`
  const [place, setPlace] = useState({ list, offset: 0 })
  const offset = place.list === list ? place.offset : 0
  const rows = { limit: String(limit), offset: String(offset) }
  const known = useSteady<List>(`${path}?${toQuery({ ...filters, ...rows })}`)
  return { ...known, limit, turnTo: (next) => setPlace({ list, offset: next }) }
}

/** A query of an address. Empty fields do not count. */
export function toQuery(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString()
}

/** An answer; while another one of the same kind loads, the previous one stays. */
function useSteady<Value>(path: string): Known<Value> {
  const { value, error } = useAnswer<Value>(path)
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return { value: value ?? (error ? undefined : last), error }
}

/** The answer of a read; '' requests none. */
export function useAnswer<Value>(path: string): Known<Value> {
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

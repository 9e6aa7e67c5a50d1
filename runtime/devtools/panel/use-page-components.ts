import { useEffect, useReducer, useState } from 'react'
import { subscribeToIslands } from '../island-record.ts'
import type { Entity, PageAnswer, PageSummary } from '../wire-types.ts'
import { findComponents, type PageComponent } from './page-components.ts'
import { routeOfPage } from './page-place.ts'
import { type Known, useEntities, usePage, usePages } from './panel-data.ts'

/** The page that is open, if it is made of blocks. */
export function useOpenPage(): { pages: Known<PageSummary[]>; answer: PageAnswer | undefined } {
  const pages = usePages()
  const id = pages.value?.find(({ route }) => route === routeOfPage())?.id ?? ''
  return { pages, answer: usePage(id).value }
}

/** The article that is open, if the page is made of one. */
export function useOpenArticle(): Entity | undefined {
  const route = routeOfPage()
  return useEntities()
    .value?.filter(({ noun }) => noun !== 'pages')
    .flatMap(({ items }) => items)
    .find((item) => item.route === route)
}

/** The open page's components, updated after every build and whenever islands are added or removed. */
export function usePageComponents(): readonly PageComponent[] {
  const { answer } = useOpenPage()
  const entities = useEntities().value?.find(({ noun }) => noun === 'blocks')?.items
  const [components, setComponents] = useState<readonly PageComponent[]>([])
  useEffect(() => {
    const read = () => setComponents(findComponents(answer, entities ?? []))
    read()
    return subscribeToParts(read)
  }, [answer, entities])
  return components
}

/** Renders again whenever the islands or other parts of the page change. */
export function useParts(): void {
  const [, next] = useReducer((turn: number) => turn + 1, 0)
  useEffect(() => subscribeToParts(next), [])
}

function subscribeToParts(onChange: () => void): () => void {
  const unsubscribe = subscribeToIslands(onChange)
  addEventListener('libretto:updated', onChange)
  return () => {
    unsubscribe()
    removeEventListener('libretto:updated', onChange)
  }
}

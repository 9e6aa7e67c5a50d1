import { useEffect, useReducer, useState } from 'react'
import { subscribeToIslands } from '../island-record.ts'
import type { OpenSource } from '../wire-rows.ts'
import type { PageAnswer } from '../wire-types.ts'
import { findComponents, type PageComponent } from './page-components.ts'
import { routeOfPage } from './page-place.ts'
import { useOpenSource, usePage } from './panel-data.ts'

/** The page that is open, if it is made of blocks. */
function useOpenPage(): PageAnswer | undefined {
  return usePage(useOpenSource(routeOfPage()).value?.page?.id ?? '').value
}

/** The article that is open, if the page is made of one. */
export function useOpenArticle(): OpenSource['article'] {
  return useOpenSource(routeOfPage()).value?.article
}

/** The open page's components, updated after every build and whenever islands are added or removed. */
export function usePageComponents(): readonly PageComponent[] {
  const answer = useOpenPage()
  const [components, setComponents] = useState<readonly PageComponent[]>([])
  useEffect(() => {
    const read = () => setComponents(findComponents(answer))
    read()
    return subscribeToParts(read)
  }, [answer])
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

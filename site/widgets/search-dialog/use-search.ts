// Results come 300 ms after the last key; Enter does not wait for them. Opening a hit closes the dialog and clears the
// query.

import { useCallback, useEffect, useRef, useState } from 'react'
import { useContent } from '#runtime/services/content.tsx'
import type { IndexItem } from '#schemas/search-item.ts'
import type { SearchScope } from '../../docs-props.ts'
import { findHits, type SearchIndex } from './find-hits.ts'
import { isInScope } from './is-in-scope.ts'
import { type Query, readQuery } from './score-item.ts'

/** Milliseconds between the last key and the results. */
const searchDelayMs = 300

type State = 'idle' | 'searching' | 'found' | 'failed'

export interface Search {
  query: string
  setQuery: (query: string) => void
  state: State
  hits: readonly IndexItem[]
  /** What the hits were found by. */
  found: Query
  active: number
  setActive: (index: number) => void
  openHit: () => Promise<void>
  /** Whether only the part of the documentation is searched that the page is in. */
  isWithin: boolean
  setIsWithin: (isWithin: boolean) => void
}

export function useSearch(close: () => void, scope: SearchScope | undefined): Search {
  const { loadSearchFile } = useContent()
  const [query, setText] = useState('')
  const [state, setState] = useState<State>('idle')
  const [hits, setHits] = useState<readonly IndexItem[]>([])
  const [found, setFound] = useState<Query>(() => readQuery('', ''))
  const [active, setActive] = useState(0)
  const [isWithin, setWithin] = useState(false)
  const latest = useRef('')

  const find = useCallback(
    async (text: string): Promise<readonly IndexItem[]> => {
      try {
        const wanted = readQuery(text, document.documentElement.lang)
        const index = (await loadSearchFile()) as SearchIndex
        const best = await findHits(index, wanted, loadSearchFile, (item) => isInScope(item, scope, isWithin))
        if (latest.current !== text) return []
        setHits(best)
        setFound(wanted)
        setActive(0)
        setState('found')
        return best
      } catch {
        if (latest.current === text) setState('failed')
        return []
      }
    },
    [loadSearchFile, scope, isWithin],
  )

  // Not in an effect: Enter may come before it, and would open a hit of the previous query.
  const begin = (text: string, isOn = isWithin) => {
    latest.current = text
    setText(text)
    setWithin(isOn)
    const isEmpty = text.trim() === ''
    if (isEmpty) setHits([])
    setState(isEmpty ? 'idle' : 'searching')
  }

  useEffect(() => {
    if (query.trim() === '') return undefined
    const timer = setTimeout(() => void find(query), searchDelayMs)
    return () => clearTimeout(timer)
  }, [query, find])

  const openHit = async () => {
    if (query.trim() === '') return
    const shown = state === 'found' ? hits : await find(query)
    const hit = shown[state === 'found' ? active : 0]
    if (!hit) return
    close()
    begin('')
    location.assign(hit.url)
  }
  const setQuery = (text: string) => begin(text)
  const setIsWithin = (isOn: boolean) => begin(query, isOn)
  return { query, setQuery, state, hits, found, active, setActive, openHit, isWithin, setIsWithin }
}

// The open page's components, kept up to date. In: the API and the document. Out: the list, new after every build and whenever islands come or go.

import { useEffect, useReducer, useState } from 'react'
import { followIslands } from '../island-record.ts'
import { findComponents, type PageComponent } from './page-components.ts'
import { routeOfPage } from './page-place.ts'
import type { Entity, PageAnswer, PageSummary } from './panel-api.ts'
import { type Known, useEntities, usePage, usePages } from './panel-data.ts'

/** The page that is open, when it is made of blocks. */
export function useOpenPage(): { pages: Known<PageSummary[]>; answer: PageAnswer | undefined } {
  const pages = usePages()
  const id = pages.value?.find(({ route }) => route === routeOfPage())?.id ?? ''
  return { pages, answer: usePage(id).value }
}

/** The article that is open, when the page is made of one. */
export function useOpenArticle(): Entity | undefined {
  const [, noun, slug] = /^\/(blog|help|case-studies)\/([^/]+)$/.exec(routeOfPage()) ?? []
  const list = useEntities().value?.find((one) => one.noun === noun)
  return list?.items.find(({ id, title, value }) => [id, slugOf(value), slugOfTitle(title)].includes(slug))
}

function slugOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'slug' in value ? value.slug : undefined
}

function slugOfTitle(title: string): string {
  return title.toLowerCase().trim().replaceAll(/\s+/g, '-')
}

export function usePageComponents(): readonly PageComponent[] {
  const { answer } = useOpenPage()
  const entities = useEntities().value?.find(({ noun }) => noun === 'blocks')?.items
  const [components, setComponents] = useState<readonly PageComponent[]>([])
  useEffect(() => {
    const read = () => setComponents(findComponents(answer, entities ?? []))
    read()
    return followParts(read)
  }, [answer, entities])
  return components
}

/** Draws again with every change of the page's islands or parts. */
export function useParts(): void {
  const [, next] = useReducer((turn: number) => turn + 1, 0)
  useEffect(() => followParts(next), [])
}

function followParts(onChange: () => void): () => void {
  const unfollow = followIslands(onChange)
  addEventListener('libretto:updated', onChange)
  return () => {
    unfollow()
    removeEventListener('libretto:updated', onChange)
  }
}

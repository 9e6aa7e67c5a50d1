// Where each island of the built site is, so that a new one is tested as the others are.

import { inject } from 'vitest'
import { islands } from '#site/islands.tsx'
import { addressOf, attributeValues, readPages } from '../dist/dist-files.ts'
import type { Engine } from './site-browser.ts'

export interface IslandPage {
  path: string
  names: string[]
}

/** Few pages that have every island of the real site, with the ones to look at there. */
export function islandPages(engine: Engine): IslandPage[] {
  return choosePages(inject(engine === 'react' ? 'dist' : 'distPreact'), Object.keys(islands))
}

/** Few pages of a built site that have all its islands, and those that are told. */
export function choosePages(dist: string, required: readonly string[] = []): IslandPage[] {
  const pages = [...readPages(dist)].map(([file, html]) => ({
    path: addressOf(file),
    names: [...new Set(attributeValues(html, 'data-island'))],
  }))
  const wanted = new Set<string>([...required, ...pages.flatMap(({ names }) => names)])
  const chosen: IslandPage[] = []
  while (wanted.size > 0) {
    const rank = (names: readonly string[]) => names.filter((name) => wanted.has(name)).length
    const [best] = pages.sort((one, other) => rank(other.names) - rank(one.names) || (one.path < other.path ? -1 : 1))
    const names = best?.names.filter((name) => wanted.delete(name)) ?? []
    if (!best || names.length === 0) throw new Error(`no page has ${[...wanted].join(', ')}`)
    chosen.push({ path: best.path, names })
  }
  return chosen
}

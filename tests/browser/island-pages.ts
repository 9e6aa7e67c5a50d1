// Where each island of the built site is, so that a new one is tested as the others are.

import { inject } from 'vitest'
import { islands } from '#site/islands.tsx'
import { addressOf, attributeValues, readPages } from '../dist/dist-files.ts'
import type { Engine } from './site-browser.ts'

/** Few pages that have every island, with the ones to look at there. */
export function islandPages(engine: Engine): { path: string; names: string[] }[] {
  const pages = [...readPages(inject(engine === 'react' ? 'dist' : 'distPreact'))].map(([file, html]) => ({
    path: addressOf(file),
    names: [...new Set(attributeValues(html, 'data-island'))],
  }))
  const wanted = new Set<string>([...Object.keys(islands), ...pages.flatMap(({ names }) => names)])
  const chosen: { path: string; names: string[] }[] = []
  while (wanted.size > 0) {
    const rank = (names: readonly string[]) => names.filter((name) => wanted.has(name)).length
    const [best] = pages.sort((one, other) => rank(other.names) - rank(one.names) || (one.path < other.path ? -1 : 1))
    const names = best?.names.filter((name) => wanted.delete(name)) ?? []
    if (!best || names.length === 0) throw new Error(`no page has ${[...wanted].join(', ')}`)
    chosen.push({ path: best.path, names })
  }
  return chosen
}

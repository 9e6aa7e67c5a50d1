// Every island under everything that the web does to pages: nothing typed, chosen or opened is lost, and nothing stops
// without a word. A part of the table in each run; all of it, printed, in the thorough one.

import { afterAll, expect, it } from 'vitest'
import { islandPages } from '../island-pages.ts'
import { describeSite } from '../site-browser.ts'
import { disturbances } from './disturb.ts'
import { findLost, type Tried, tryIslands } from './try-island.ts'

const isDeep = process.env.DEEP !== undefined

describeSite('islands in the real web', (site, engine) => {
  const pages = islandPages(engine)
  const plain = new Map<string, Tried>()
  // Of each kind one page in a short run.
  const cells = disturbances.flatMap((kind, index) =>
    (isDeep ? pages : [pages[index % pages.length] ?? { path: '/', names: [] }]).map((page) => ({ kind, ...page })),
  )
  const rows: string[] = []

  it.each(cells)('keep what was done, and go on: $kind, $path', async ({ kind, path, names }) => {
    const known = plain.get(path) ?? (await tryIslands(site, { path, names }, undefined))
    plain.set(path, known)
    site.takeProblems()
    const tried = await tryIslands(site, { path, names }, kind)
    const lost = findLost(tried, known, site.takeProblems())
    rows.push(`${kind} | ${names.join(', ')} | ${engine} | ${lost.join('; ') || 'kept'}`)
    expect(lost).toEqual([])
  })

  afterAll(() => {
    if (isDeep) console.log(rows.join('\n'))
  })
})

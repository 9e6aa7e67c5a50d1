// Fills the cells of one site: each disturbance on few pages that have every island.

import { choosePages, type IslandPage } from '../island-pages.ts'
import type { Disturbance } from './disturb.ts'
import type { Cell } from './report.ts'
import type { OpenTab } from './tab.ts'
import { findLost, type Tried, tryIslands } from './try-island.ts'

/** Tries pages of one site with each disturbance it is asked for. */
export function openTrials({ site, engine }: { site: string; engine: string }) {
  const plain = new Map<string, Tried>()
  let pages: IslandPage[] | undefined
  /** Resolves with a cell for each page; with a turn, for only one of the pages. */
  return async (openTab: OpenTab, dist: string, kind: Disturbance, turn?: number): Promise<Cell[]> => {
    pages ??= choosePages(dist)
    const cells: Cell[] = []
    for (const page of turn === undefined ? pages : pages.slice(turn % pages.length).slice(0, 1)) {
      const known = plain.get(page.path) ?? (await tryIslands(openTab, page, undefined))
      plain.set(page.path, known)
      const lost = findLost(await tryIslands(openTab, page, kind), known)
      cells.push({ site, engine, names: page.names, kind, lost })
    }
    return cells
  }
}

/** What the cells have lost, with the islands. */
export const lostIn = (cells: readonly Cell[]): string[] =>
  cells.flatMap(({ names, lost }) => lost.map((text) => `${names.join(', ')}: ${text}`))

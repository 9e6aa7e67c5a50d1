// Fills the cells of one site: each disturbance on few pages that have every island.

import { choosePages, type IslandPage } from '../island-pages.ts'
import type { Disturbance } from './disturb.ts'
import type { Part } from './part.ts'
import type { Cell } from './report.ts'
import type { OpenTab, Tab } from './tab.ts'
import { findLost, type Tried, tryIslands } from './try-island.ts'

// Most cells take a second or two. An island that does not wake is waited for a minute.
const longestMs = 180_000

interface Trials {
  browser: string
  site: string
  engine: string
  /** The part of the table that is asked for, and the cells that are known. */
  part: Part
  /** After this time a cell is not waited for. Default: three minutes. */
  limitMs?: number
}

/** Tries pages of one site with each disturbance it is asked for. */
export function openTrials({ part, limitMs = longestMs, ...where }: Trials) {
  const plain = new Map<string, Tried>()
  let pages: IslandPage[] | undefined
  /** Resolves with a cell for each page; with a turn, for only one of the pages. */
  return async (openTab: OpenTab, dist: string, kind: Disturbance, turn?: number): Promise<Cell[]> => {
    pages ??= choosePages(dist)
    const cells: Cell[] = []
    for (const page of turn === undefined ? pages : pages.slice(turn % pages.length).slice(0, 1)) {
      const asked = { ...where, names: page.names, kind }
      if (part.isKnown(asked)) continue
      const lost = await tryInTime(openTab, limitMs, async (open) => {
        const known = plain.get(page.path) ?? (await tryIslands(open, page, undefined))
        plain.set(page.path, known)
        return findLost(await tryIslands(open, page, kind), known)
      })
      cells.push({ ...asked, lost })
      part.add({ ...asked, lost })
    }
    return cells
  }
}

// A cell that stops takes no other cell with it, and the table says where it stopped.
async function tryInTime(
  openTab: OpenTab,
  limitMs: number,
  action: (open: OpenTab) => Promise<string[]>,
): Promise<string[]> {
  let tab: Tab | undefined
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no result in ${limitMs / 1000} s`)), limitMs)
  })
  const open: OpenTab = async (path) => {
    tab = await openTab(path)
    return tab
  }
  try {
    return await Promise.race([action(open), tooLong])
  } catch (error) {
    // A browser that has stopped does not answer this either.
    void tab?.close().catch(() => undefined)
    return [`not tried: ${(error as Error).message}`]
  } finally {
    clearTimeout(timer)
  }
}

/** What the cells have lost, with the islands. */
export const lostIn = (cells: readonly Cell[]): string[] =>
  cells.flatMap(({ names, lost }) => lost.map((text) => `${names.join(', ')}: ${text}`))

// Which part of the table a thorough run asks for, and the cells that are known from runs before it. A whole table
// takes longer than most people wait, so it can be asked part by part.

import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { disturbances } from './disturb.ts'
import type { Cell } from './report.ts'

/** What a cell is about, without its result. */
export type Asked = Omit<Cell, 'lost'>

export interface Part {
  /** The sites of the part. Throws if a word of it is neither a site nor anything else of the table. */
  sites: <Site extends { name: string }>(all: readonly Site[]) => Site[]
  /** Whether the part has cells of an engine, a browser or a disturbance. */
  includes: (asked: { browser?: string; engine?: string; kind?: string }) => boolean
  /** Whether a cell was tried before and has lost nothing. */
  isKnown: (asked: Asked) => boolean
  /** Notes a cell at once, so that it stays known if the run stops. */
  add: (cell: Cell) => void
  /** All cells, each as it was tried last. */
  cells: () => Cell[]
}

/**
 * The part that the words name: sites, engines, browsers and disturbances with a slash between them, as in
 * `Parley/preact/Firefox`; the whole table without a word. Cells are read from a file and added to it, if one is named.
 */
export function openPart({ only = '', rows }: { only?: string | undefined; rows?: string | undefined }): Part {
  const words = only.toLowerCase().split('/').filter(Boolean)
  const ofKind = (names: readonly string[]) => words.filter((word) => names.some((name) => name.toLowerCase() === word))
  const others = [ofKind(['Chromium', 'Firefox']), ofKind(['react', 'preact']), ofKind(disturbances)]
  const ofSites = words.filter((word) => !others.flat().includes(word))
  const has = (named: readonly string[] | undefined, name: string | undefined) =>
    !named?.length || name === undefined || named.includes(name.toLowerCase())
  const known = new Map<string, Cell>()
  const keep = (cell: Cell) => known.set(keyOf(cell), cell)
  for (const cell of rows === undefined ? [] : readRows(rows)) keep(cell)
  return {
    sites: (all) => {
      const names = all.map(({ name }) => name)
      const strange = ofSites.find((word) => ofKind(names).indexOf(word) < 0)
      if (strange !== undefined)
        throw new Error(`The table has no "${strange}". Its sites are ${names.join(', ')}. ${otherWords}`)
      return all.filter(({ name }) => has(ofSites, name))
    },
    includes: ({ browser, engine, kind }) => [browser, engine, kind].every((name, index) => has(others[index], name)),
    isKnown: (asked) => known.get(keyOf(asked))?.lost.length === 0,
    add: (cell) => {
      keep(cell)
      if (rows !== undefined) appendFileSync(rows, `\n${JSON.stringify(cell)}`)
    },
    cells: () => [...known.values()],
  }
}

const otherWords = `You can also name an engine, a browser, or one of: ${disturbances.join(', ')}.`

// A run that was stopped may have left half of a line; the next cell begins a new one.
function readRows(file: string): Cell[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Cell)
}

const keyOf = ({ browser, site, engine, names, kind }: Asked) => JSON.stringify([browser, site, engine, names, kind])

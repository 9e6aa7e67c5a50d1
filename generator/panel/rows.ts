// Long lists are answered some rows at a time, so that an answer does not grow with the site.

import type { Rows } from '#runtime/devtools/wire-rows.ts'
import { PanelError } from './json-answer.ts'

export interface RowsWanted {
  /** In lower case; empty for all. */
  search: string
  offset: number
  limit: number
}

const defaultLimit = 50
const mostRows = 200

/** Reads `search`, `offset` and `limit`. Undefined when the request has none of them. Throws a PanelError. */
export function readRowsWanted(query: URLSearchParams): RowsWanted | undefined {
  return ['search', 'offset', 'limit'].some((name) => query.has(name)) ? rowsWanted(query) : undefined
}

/** As `readRowsWanted`, with defaults. */
export function rowsWanted(query: URLSearchParams): RowsWanted {
  return {
    search: readSearch(query),
    offset: readCount(query, 'offset', { least: 0, most: Number.MAX_SAFE_INTEGER, otherwise: 0 }),
    limit: readCount(query, 'limit', { least: 1, most: mostRows, otherwise: defaultLimit }),
  }
}

/** The searched text in lower case, without spaces around it. */
export function readSearch(query: URLSearchParams): string {
  return (query.get('search') ?? '').trim().toLowerCase()
}

/** The wanted rows of a list. */
export function cutRows<Item>(all: readonly Item[], { offset, limit }: RowsWanted): Rows<Item> {
  const last = Math.max(0, Math.ceil(all.length / limit) - 1) * limit
  const start = Math.min(offset, last)
  return { items: all.slice(start, start + limit), offset: start, total: all.length }
}

/** True if one of the texts contains `search`, in any case. */
export function isFound(texts: readonly string[], search: string): boolean {
  return search === '' || texts.some((text) => text.toLowerCase().includes(search))
}

function readCount(
  query: URLSearchParams,
  name: string,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number {
  const text = query.get(name)
  if (text === null) return otherwise
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`
  throw new PanelError(400, `${name} must be a whole number ${range}`, 'correct the address', { path: name })
}

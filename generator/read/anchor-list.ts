// Anchors of texts as one text each: lists of them would take three times the memory.

import type { Anchors } from '../links/links.ts'

/** So many are found in a text as fast as in a table. A table takes four times the memory. */
const few = 32

/** Ids, each with a line break before and after it. One with a line break within it is none: no address can name it. */
export function printIds(ids: readonly string[]): string {
  const named = ids.filter((id) => !id.includes('\n'))
  return named.length === 0 ? '' : `\n${named.join('\n')}\n`
}

/** The ids of a text that `printIds` gave. */
export function parseIds(printed: string): string[] {
  return printed === '' ? [] : printed.slice(1, -1).split('\n')
}

/** All ids of these texts, each once. */
export function anchorsOf(printed: readonly string[]): Anchors {
  const ids = printed.flatMap(parseIds)
  if (ids.length > few) return new Set(ids)
  // The text of a known text is in memory already.
  const [only, ...others] = printed.filter((text) => text !== '')
  return new AnchorList(only !== undefined && others.length === 0 ? only : printIds(ids))
}

class AnchorList implements Anchors {
  readonly #ids: string

  constructor(ids: string) {
    this.#ids = ids
  }

  get size(): number {
    return new Set(parseIds(this.#ids)).size
  }

  has(id: string): boolean {
    return !id.includes('\n') && this.#ids.includes(`\n${id}\n`)
  }

  [Symbol.iterator](): IterableIterator<string> {
    return new Set(parseIds(this.#ids)).values()
  }
}

// The anchors of an article, without a table of their own where they are few.

import type { Anchors } from '../links/links.ts'

/** So many are found in a list as fast as in a table. A table takes four times the memory. */
const few = 32

/** All ids of these lists, each once. */
export function anchorsOf(lists: readonly (readonly string[])[]): Anchors {
  const filled = lists.filter((list) => list.length > 0)
  const ids = filled.length === 1 ? (filled[0] as readonly string[]) : filled.flat()
  return ids.length > few ? new Set(ids) : new AnchorList(ids)
}

class AnchorList implements Anchors {
  readonly #ids: readonly string[]

  constructor(ids: readonly string[]) {
    this.#ids = ids
  }

  get size(): number {
    return this.#ids.filter((id, index, ids) => ids.indexOf(id) === index).length
  }

  has(id: string): boolean {
    return this.#ids.includes(id)
  }

  [Symbol.iterator](): IterableIterator<string> {
    return new Set(this.#ids).values()
  }
}

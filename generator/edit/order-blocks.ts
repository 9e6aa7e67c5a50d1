// Plans a new order of a page's blocks. Where no block of the file has an order, the blocks themselves move, so that
// the file reads as the page does. Where each has one, it becomes the index. Where some have one, as few as possible
// change.

import type { YAMLSeq } from 'yaml'
import { type Blocks, blockAt, listBlocks, orderOf } from './edit-blocks.ts'
import { moveItems } from './move-items.ts'
import { EditError, type OpenPage, type Planned, setValue } from './open-page.ts'

/** Puts the blocks into the order of `ids`. Without `canMove` no block changes its place in the file. */
export function planOrder(page: OpenPage, ids: readonly string[], canMove: boolean): Planned {
  const { list, blocks } = listBlocks(page)
  const own = readIds(blocks)
  if (ids.length !== own.length || own.some((id) => !ids.includes(id)))
    throw new EditError(422, 'ids', 'ids must name every block of the page once')
  // An alias or a text in the place of a block is refused.
  for (const index of blocks.keys()) blockAt(list, blocks, index)
  const order = ids.map((id) => own.indexOf(id))
  const withOrder = blocks.filter((block) => block !== null && Object.hasOwn(block, 'order')).length
  const moved = canMove && withOrder === 0 ? moveItems(page.source, list, order) : undefined
  if (moved) {
    page.data['blocks'] = order.map((index) => blocks[index] ?? null)
    return { splices: moved }
  }
  const values = withOrder === blocks.length ? undefined : fewestChanges(blocks, order)
  return setOrders(page, list, blocks, values ?? order.map((index, place) => [index, place]))
}

function setOrders(page: OpenPage, list: YAMLSeq, blocks: Blocks, values: readonly [number, number][]): Planned {
  const inFile = [...values].sort(([a], [b]) => a - b)
  return {
    splices: inFile.flatMap(([index, value]) => setValue(page, blockAt(list, blocks, index), 'order', value)),
  }
}

function readIds(blocks: Blocks): string[] {
  const own = blocks.map((item) => item?.['id'])
  const nameless = own.findIndex((id) => typeof id !== 'string')
  if (nameless >= 0)
    throw new EditError(422, `blocks.${nameless}.id`, `block ${nameless + 1} has no id; give it one first`)
  const twice = own.findIndex((id, index) => own.indexOf(id) < index)
  if (twice >= 0)
    throw new EditError(
      422,
      `blocks.${twice}.id`,
      `the block id "${String(own[twice])}" is used twice on this page; give one of them another id`,
    )
  return own as string[]
}

/** The new orders of the blocks that cannot keep theirs. Undefined if no number lies between two others. */
function fewestChanges(blocks: Blocks, order: readonly number[]): [index: number, value: number][] | undefined {
  const values = order.map((index) => orderOf(blocks[index] ?? null, index))
  const kept = longestRise(values)
  const changed: [number, number][] = []
  for (const [at, place] of [-1, ...kept].entries()) {
    const next = kept[at] ?? order.length
    const count = next - place - 1
    const [low, high] = [values[place], values[next]]
    for (let step = 1; step <= count; step++) {
      const value = between(low, high, step, count)
      if (value <= (low ?? Number.NEGATIVE_INFINITY) || value >= (high ?? Number.POSITIVE_INFINITY)) return undefined
      changed.push([order[place + step] ?? 0, value])
    }
  }
  return changed
}

function between(low: number | undefined, high: number | undefined, step: number, count: number): number {
  if (low === undefined) return high === undefined ? step : high - count - 1 + step
  if (high === undefined) return low + step
  const whole = Math.floor(low) + step
  return whole + count - step < high ? whole : low + ((high - low) * step) / (count + 1)
}

/** Places of the longest list of values that rise. */
function longestRise(values: readonly number[]): number[] {
  const best: number[][] = []
  for (const [place, value] of values.entries()) {
    const before = best.filter((rise) => (values[rise.at(-1) ?? 0] ?? 0) < value)
    const longest = before.reduce<number[]>((found, rise) => (rise.length > found.length ? rise : found), [])
    best.push([...longest, place])
  }
  return best.reduce<number[]>((found, rise) => (rise.length > found.length ? rise : found), [])
}

// The steps that turn one value into another. Mappings differ by key; in lists the items that stay are found first, so
// that a new item is one insertion and a moved one takes its lines along.

import { isDeepStrictEqual } from 'node:util'
import { type DataValue, isList, isMap } from './write-value.ts'

/** Place of a value: keys, and positions in lists. */
export type ValuePath = readonly (string | number)[]

/** One change. Each is made on the result of those before it. */
export type Step =
  /** Sets a value, or adds a key after those of `after` that exist. */
  | { kind: 'set'; path: ValuePath; value: DataValue; after: readonly string[] }
  | { kind: 'remove-key'; path: ValuePath }
  /** The path is that of the list. */
  | { kind: 'insert'; path: ValuePath; index: number; value: DataValue }
  | { kind: 'remove'; path: ValuePath; index: number }
  /** `order` has the index of the item that comes to each place. */
  | { kind: 'move'; path: ValuePath; order: readonly number[] }

/** The steps from one value to another at a path. */
export function stepsBetween(path: ValuePath, old: DataValue, value: DataValue): Step[] {
  if (isDeepStrictEqual(old, value)) return []
  if (isMap(old) && isMap(value) && hasItems(old) && hasItems(value)) return mapSteps(path, old, value)
  if (isList(old) && isList(value) && hasItems(old) && hasItems(value)) return listSteps(path, old, value)
  return [{ kind: 'set', path, value, after: [] }]
}

function hasItems(value: object): boolean {
  return Object.keys(value).length > 0
}

type DataMap = { readonly [key: string]: DataValue }

function mapSteps(path: ValuePath, old: DataMap, value: DataMap): Step[] {
  const keys = Object.keys(value)
  const isKept = (key: string) => Object.hasOwn(value, key)
  // All keys at once would leave nothing between.
  if (!Object.keys(old).some(isKept)) return [{ kind: 'set', path, value, after: [] }]
  const removed = Object.keys(old).filter((key) => !isKept(key))
  return [
    ...removed.map((key): Step => ({ kind: 'remove-key', path: [...path, key] })),
    ...keys.flatMap((key, index): Step[] => {
      const item = value[key] ?? null
      if (Object.hasOwn(old, key)) return stepsBetween([...path, key], old[key] ?? null, item)
      return [{ kind: 'set', path: [...path, key], value: item, after: keys.slice(0, index) }]
    }),
  ]
}

function listSteps(path: ValuePath, old: readonly DataValue[], value: readonly DataValue[]): Step[] {
  const order = orderOfSame(old, value)
  if (order) return [{ kind: 'move', path, order }]
  // From the end, so that a step changes no position that a later one names.
  return gapsBetween(old, value)
    .reverse()
    .flatMap(({ from, to, items }) => {
      const shared = Math.min(to - from, items.length)
      const surplus: Step[] = []
      for (let index = to - 1; index >= from + shared; index--) surplus.push({ kind: 'remove', path, index })
      for (const [place, item] of items.slice(shared).entries())
        surplus.push({ kind: 'insert', path, index: from + shared + place, value: item })
      const changed = items.slice(0, shared).flatMap((item, place) => {
        const index = from + place
        return stepsBetween([...path, index], old[index] ?? null, item)
      })
      return [...surplus, ...changed]
    })
}

/** The order of the old items that makes the new list; undefined if it has other items. */
function orderOfSame(old: readonly DataValue[], value: readonly DataValue[]): number[] | undefined {
  if (old.length !== value.length) return undefined
  const left = new Map<string, number[]>()
  for (const [index, item] of old.entries()) {
    const text = textOf(item)
    left.set(text, [...(left.get(text) ?? []), index])
  }
  const order = value.map((item) => left.get(textOf(item))?.shift())
  return order.every((index) => index !== undefined) ? order : undefined
}

/** Old items from `from` to before `to` become these items. */
interface Gap {
  from: number
  to: number
  items: readonly DataValue[]
}

/** Tables for longer lists would be slow; between equal ends such lists are compared by position. */
const mostCells = 250_000

function gapsBetween(old: readonly DataValue[], value: readonly DataValue[]): Gap[] {
  const [a, b] = [old.map(textOf), value.map(textOf)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let [endOfA, endOfB] = [a.length, b.length]
  while (endOfA > start && endOfB > start && a[endOfA - 1] === b[endOfB - 1])
    [endOfA, endOfB] = [endOfA - 1, endOfB - 1]
  const middle = { from: start, to: endOfA, items: value.slice(start, endOfB) }
  if ((endOfA - start) * (endOfB - start) > mostCells) return [middle]
  const pairs = longestCommon(a.slice(start, endOfA), b.slice(start, endOfB))
  const gaps: Gap[] = []
  let [nextA, nextB] = [start, start]
  for (const [inA, inB] of [...pairs, [endOfA - start, endOfB - start] as const]) {
    const [atA, atB] = [start + inA, start + inB]
    if (atA > nextA || atB > nextB) gaps.push({ from: nextA, to: atA, items: value.slice(nextB, atB) })
    ;[nextA, nextB] = [atA + 1, atB + 1]
  }
  return gaps
}

/** Places of the longest sequence that both lists have. */
function longestCommon(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1))
  const at = (i: number, j: number) => table[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = table[i]
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const pairs: (readonly [number, number])[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}

/** Equal for equal values, whatever the order of their keys. */
function textOf(value: DataValue): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )
}

/** The data after a step. */
export function dataAfter(data: DataValue, step: Step): DataValue {
  const { path } = step
  if (step.kind === 'set') return setIn(data, path, () => step.value)
  if (step.kind === 'remove-key') {
    const key = String(path.at(-1))
    return setIn(data, path.slice(0, -1), (map) =>
      isMap(map) ? Object.fromEntries(Object.entries(map).filter(([name]) => name !== key)) : (map ?? null),
    )
  }
  return setIn(data, path, (list) => (isList(list) ? listAfter(list, step) : (list ?? null)))
}

function listAfter(list: readonly DataValue[], step: Exclude<Step, { kind: 'set' | 'remove-key' }>): DataValue[] {
  if (step.kind === 'insert') return list.toSpliced(step.index, 0, step.value)
  if (step.kind === 'remove') return list.toSpliced(step.index, 1)
  return step.order.map((index) => list[index] ?? null)
}

function setIn(
  data: DataValue | undefined,
  [key, ...rest]: ValuePath,
  change: (value: DataValue | undefined) => DataValue,
): DataValue {
  if (key === undefined) return change(data)
  if (isList(data)) return data.with(Number(key), setIn(data[Number(key)], rest, change))
  const map = isMap(data) ? data : {}
  return { ...map, [key]: setIn(Object.hasOwn(map, key) ? map[key] : undefined, rest, change) }
}

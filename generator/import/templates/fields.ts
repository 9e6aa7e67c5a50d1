// What templates find in a value: fields, methods, and the items of a list.

import {
  type GoMethod,
  type GoObject,
  type GoValue,
  isList,
  isMap,
  isObject,
  keyOf,
  textOf,
  unknownValue,
} from './values.ts'

/** The fields of a value. The last one may be a method. */
export function follow(value: GoValue, fields: readonly string[], args: readonly GoValue[]): GoValue {
  let found: GoValue | GoMethod = value
  for (const [index, field] of fields.entries()) {
    if (typeof found === 'symbol' || found === undefined) return found
    if (isObject(found as GoValue)) found = (found as GoObject).go(field)
    else if (isList(found as GoValue)) found = methodOfList(found as readonly GoValue[], field)
    else if (typeof found === 'object' && isMap(found)) found = keyOf(found, field)
    else return unknownValue
    if (typeof found === 'function') found = found(index === fields.length - 1 ? args : [])
  }
  return found as GoValue
}

function methodOfList(list: readonly GoValue[], name: string): GoValue | GoMethod {
  if (name === 'Len') return list.length
  if (name === 'Reverse') return [...list].reverse()
  const field = { ByTitle: 'Title', ByLinkTitle: 'LinkTitle' }[name]
  if (field === undefined) return unknownValue
  const titleOf = (value: GoValue) => textOf(follow(value, [field], []))
  return [...list].sort((a, b) => {
    const [one, other] = [titleOf(a).toLowerCase(), titleOf(b).toLowerCase()]
    return one < other ? -1 : Number(one > other)
  })
}

/** Keys and values in the order of a loop. */
export function itemsOf(value: GoValue): [GoValue, GoValue][] {
  if (isList(value)) return value.map((each, index) => [index, each])
  if (typeof value === 'number') return Array.from({ length: Math.min(1000, value) }, (_, index) => [index, index])
  if (typeof value !== 'object' || !isMap(value)) return []
  return Object.keys(value)
    .sort()
    .map((key) => [key, value[key]])
}

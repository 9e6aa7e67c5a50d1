const none: readonly never[] = Object.freeze([])

/**
 * Plain data in which all empty lists are the same one: V8 writes it once for many values, and reads it once. Changes
 * the value that it is given.
 */
export function shareEmptyLists<Value extends object>(value: Value): Value {
  for (const [key, item] of Object.entries(value)) {
    if (typeof item !== 'object' || item === null) continue
    if (Array.isArray(item) && item.length === 0) Object.assign(value, { [key]: none })
    else shareEmptyLists(item)
  }
  return value
}

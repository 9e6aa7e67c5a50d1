/** Whether two lists have the same items, not only equal ones, in the same order. */
export function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}

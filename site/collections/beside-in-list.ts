/** Finds the items before and after each item of a list. */
export function besideInList<Item>(items: readonly Item[]): (item: Item) => readonly (Item | undefined)[] {
  const places = new Map(items.map((item, index) => [item, index]))
  return (item) => {
    const place = places.get(item) ?? Number.NaN
    return [items[place - 1], items[place + 1]]
  }
}

import type { WidgetOptions } from '../plan-view.ts'

/** The items of the chosen category, as many as wanted. */
export function pickItems<Item>(
  items: readonly Item[],
  { limit, category }: WidgetOptions,
  categoriesOf: (item: Item) => readonly (string | undefined)[],
): Item[] {
  const chosen = category === undefined ? items : items.filter((item) => categoriesOf(item).includes(category))
  return chosen.slice(0, limit === 'all' ? undefined : limit)
}

import { compare } from '../problem.ts'

/** A sorted copy: newest first, equal instants by address, items without a date last. */
export function newestFirst<Item extends { route: string; sortDate?: string | undefined }>(
  items: readonly Item[],
): Item[] {
  return items
    .map((item) => ({ item, time: Date.parse(item.sortDate ?? '1970-01-01') }))
    .sort((a, b) => b.time - a.time || compare(a.item.route, b.item.route))
    .map(({ item }) => item)
}

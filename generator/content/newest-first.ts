import { compare } from '../problem.ts'

/** A sorted copy: newest first, equal instants by address. */
export function newestFirst<Item extends { route: string; sortTime: number }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => b.sortTime - a.sortTime || compare(a.route, b.route))
}

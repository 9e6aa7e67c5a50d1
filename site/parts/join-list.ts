import { punctuation } from '#words/punctuation.ts'

/** The items on one line, e.g. "a, b, c". */
export function joinList(items: readonly string[]): string {
  return items.join(punctuation.separator)
}

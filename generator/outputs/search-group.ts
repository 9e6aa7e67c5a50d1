// What the search finds of one page.

import type { IndexItem } from '#schemas/search-item.ts'

/** Characters of a description. */
export const descriptionLength = 150

/** Below every page. */
export const sectionRelevance = 0.5

/** The items of one page, and the words of each. */
export interface SearchGroup {
  /** Changes with the items and the texts. */
  key(): string
  /** Of the items. */
  readonly relevances: readonly number[]
  items(): readonly IndexItem[]
  texts(): string[]
}

/** A text with another below it. */
export function joined(before: string | undefined, text: string): string {
  return before === undefined || before === '' ? text : `${before}\n${text}`.trimEnd()
}

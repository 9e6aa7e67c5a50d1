// Ids for sites that are built with Preact, which counts those of useId() from 0 in every root; a page has many roots.

import { createContext } from 'preact'
import { useContext, useId as useCountedId } from 'preact/hooks'

/** What the ids of a root begin with. */
export const IdPrefix = createContext('')

/** An id that is unique in the page: `identifierPrefix` of the root, and a count. */
export function useId(): string {
  return useContext(IdPrefix) + useCountedId()
}

import type { ReactNode } from 'react'
import { Island } from '../island.tsx'
import type { SearchProps } from '../own-layout.ts'

/** The search: without a script a link stands in for it. Once on a page. */
export function Search({ frame }: SearchProps): ReactNode {
  return (
    <Island
      name="SearchDialog"
      id="search"
      on="interaction"
      props={{
        indexHref: frame.searchIndexHref,
        fallbackHref: frame.navigation.quick[0]?.href ?? frame.homeHref,
        suggestions: frame.searchSuggestions,
        ...(frame.searchScope ? { scope: frame.searchScope } : {}),
      }}
    />
  )
}

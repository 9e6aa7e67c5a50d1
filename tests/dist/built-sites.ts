// The sites of this repository, for the checks that both are held to. `translations` are their further languages.

import { inject } from 'vitest'

interface BuiltSite {
  name: string
  /** Content folder, below that of Libretto. */
  content: string
  dist: string
  origin: string
  translations: readonly string[]
}

const parley = { name: 'Parley', content: 'content', origin: 'https://parley.example.com', translations: [] }
const manual = {
  name: 'Libretto',
  content: 'docs/content',
  origin: 'https://libretto.example.com',
  translations: ['de'],
}

export const builtSites: readonly BuiltSite[] = [
  { ...parley, dist: inject('dist') },
  { ...manual, dist: inject('manual') },
]

// The sites of this repository, for the checks that both are held to. `translations` are their further languages.

import { inject } from 'vitest'

interface BuiltSite {
  name: string
  dist: string
  origin: string
  translations: readonly string[]
}

export const builtSites: readonly BuiltSite[] = [
  { name: 'Parley', dist: inject('dist'), origin: 'https://parley.example.com', translations: [] },
  { name: 'Libretto', dist: inject('manual'), origin: 'https://libretto.example.com', translations: ['de'] },
]

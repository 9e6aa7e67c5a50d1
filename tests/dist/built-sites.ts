// The sites of this repository, for the checks that both are held to.

import { inject } from 'vitest'

export const builtSites = [
  { name: 'Parley', dist: inject('dist'), origin: 'https://parley.example.com' },
  { name: 'Libretto', dist: inject('manual'), origin: 'https://libretto.example.com' },
]

// The sites of this repository, for the checks that both are held to.

import { inject } from 'vitest'

export const builtSites = [
  { name: 'Parley', content: 'content', dist: inject('dist'), origin: 'https://parley.example.com' },
  { name: 'Libretto', content: 'docs/content', dist: inject('manual'), origin: 'https://libretto.example.com' },
]

// What the builds of one test process share, in addition to the compiled code on the disk: evaluated code, typefaces
// and drawings. A value is found by everything that it depends on, as in the cache of a build.

import { inject } from 'vitest'
import type { CodeCache } from '#generator/config/config.ts'
import { compiledSite } from '#generator/render/bundle-site.ts'
import { drawings, pictures } from '#generator/render/draw-pictures.ts'
import { typefaces } from '#generator/render/pictures/outline-text.ts'

const shared = {
  kinds: new Set([compiledSite, drawings, pictures, typefaces].map(({ name }) => name)),
  values: new Map<string, string | object>(),
}

export function sharedBuilds(): CodeCache {
  return { ...inject('sharedCode'), shared }
}

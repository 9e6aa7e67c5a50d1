// dagre is loaded when a text has a diagram, at once and not as a promise. The compiler of the generator writes the
// call to `load` as `require`, and so includes the package.

import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

type Dagre = typeof import('@dagrejs/dagre')

let opened: Dagre | undefined

/** The package. */
export function openDagre(): Dagre {
  opened ??= load('@dagrejs/dagre') as Dagre
  return opened
}

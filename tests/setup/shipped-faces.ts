import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { libretto } from './mini-site.ts'

/** The Latin files of both typefaces, as a build gives them to the drawing of pictures. */
export const shippedFaces = ['host-grotesk', 'geist-mono'].map((name) => ({
  path: `assets/${name}-latin-wght-normal.woff2`,
  bytes: readFileSync(
    join(libretto, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  ),
}))

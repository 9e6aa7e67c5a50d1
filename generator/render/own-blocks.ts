// The schemas of a site's own blocks. They are needed before the site is compiled, so they are compiled by themselves.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineBlockSchema } from '#schemas/blocks/block.ts'
import type { OwnBlocks } from '#site/own-parts.ts'
import { noOwnBlocks, type OwnBlockSchemas } from '../content/content.ts'
import { hashOf } from '../hash.ts'
import { sharedOptions } from './compile-options.ts'
import { evaluateModule } from './evaluate-renderer.ts'
import { ownSite } from './own-site.ts'

/** The schema of every block in site/blocks, by its type. Rejects with esbuild's message if one does not compile. */
export async function readOwnBlocks(places: { libretto: string; own: string | undefined }): Promise<OwnBlockSchemas> {
  const { libretto, own } = places
  if (own === undefined || !existsSync(join(own, 'blocks'))) return noOwnBlocks
  const { build } = await import('esbuild')
  const result = await build({
    ...sharedOptions({ libretto, own, engine: 'react', basePath: '' }),
    format: 'cjs',
    stdin: { contents: "export { ownBlocks } from '#own/blocks.ts'", resolveDir: libretto },
    platform: 'node',
    target: 'node20',
    minify: false,
    loader: { '.woff2': 'empty', '.css': 'empty' },
    plugins: [ownSite({ libretto, own })],
  })
  const text = result.outputFiles[0]?.text ?? ''
  const { ownBlocks } = evaluateModule<{ ownBlocks: OwnBlocks }>(text)
  const schemas = Object.entries(ownBlocks).map(
    ([type, { description, data }]) => [type, defineBlockSchema(type, description, { data }).schema] as const,
  )
  return { schemas: Object.fromEntries(schemas), version: hashOf(text) }
}

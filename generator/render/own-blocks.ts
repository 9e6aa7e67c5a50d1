// The schemas of a site's own blocks. They are needed before the site is compiled, so they are compiled by themselves.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineBlockSchema } from '#schemas/blocks/block.ts'
import type { OwnBlocks } from '#site/own-parts.ts'
import type { Cache, Kind } from '../cache/cache.ts'
import { noOwnBlocks, type OwnBlockSchemas } from '../content/content.ts'
import { hashOf } from '../hash.ts'
import { nodeOptions } from './compile-options.ts'
import { evaluateModule } from './evaluate-renderer.ts'
import { ownSite } from './own-site.ts'
import { hashSources, isCompiledFrom, type SourceHashes } from './source-files.ts'

interface CompiledBlocks extends OwnBlockSchemas {
  inputs: SourceHashes
}

/** Key: folder of own code. A value is valid while every file that esbuild read is the same. */
const compiledBlocks: Kind<CompiledBlocks> = { name: 'compiled-blocks', keptIn: 'memory' }

/** The schema of every block in site/blocks, by its type. Rejects with esbuild's message if one does not compile. */
export async function readOwnBlocks(
  { libretto, own }: { libretto: string; own: string | undefined },
  cache: Cache,
): Promise<OwnBlockSchemas> {
  if (own === undefined || !existsSync(join(own, 'blocks'))) return noOwnBlocks
  const shelf = cache.shelf(compiledBlocks)
  const known = shelf.get(own)
  if (known && (await isCompiledFrom(known, libretto))) return known
  const blocks = await compileBlocks(libretto, own)
  shelf.set(own, blocks)
  return blocks
}

async function compileBlocks(libretto: string, own: string): Promise<CompiledBlocks> {
  const start = Date.now()
  const { build } = await import('esbuild')
  const result = await build({
    ...nodeOptions({ libretto, own, engine: 'react', basePath: '' }),
    metafile: true,
    stdin: { contents: "export { ownBlocks } from '#own/blocks.ts'", resolveDir: libretto },
    plugins: [ownSite({ libretto, own })],
  })
  const text = result.outputFiles[0]?.text ?? ''
  const { ownBlocks } = evaluateModule<{ ownBlocks: OwnBlocks }>(text)
  const schemas = Object.entries(ownBlocks).map(
    ([type, { description, data }]) => [type, defineBlockSchema(type, description, { data }).schema] as const,
  )
  // esbuild calls the text that it was given by this name.
  const names = Object.keys(result.metafile.inputs).filter((name) => name !== '<stdin>')
  const inputs = await hashSources(names, { libretto, own }, start)
  return { schemas: Object.fromEntries(schemas), version: hashOf(text), inputs }
}

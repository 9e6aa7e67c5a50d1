// What custom blocks, widgets and collections say about content. It is needed before the site is compiled, so it is
// compiled by itself.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildOptions } from 'esbuild'
import * as z from 'zod'
import { defineBlockSchema } from '#schemas/blocks/block.ts'
import { defineCollectionSchema } from '#schemas/own-collection.ts'
import type { OwnBlocks, OwnCollections, OwnWidgetProps, OwnWidgets } from '#site/own-parts.ts'
import type { Cache, Kind } from '../../cache/cache.ts'
import { CodeError } from '../../errors.ts'
import { hashOf } from '../../hash.ts'
import { isSameList } from '../../is-same-list.ts'
import { noOwnSchemas, type OwnSchemas } from '../../read/read.ts'
import { type BundleOptions, nodeOptions } from '../compile-options.ts'
import { evaluateModule } from '../evaluate-module.ts'
import { openEsbuild } from '../open-esbuild.ts'
import { checkBlock, checkCollection, needComponent, needSchema } from './own-definitions.ts'
import { type CompiledText, findThrower, isOfCompiledCode, messageOf, stoppedCode, takeScript } from './own-faults.ts'
import { listDrawings } from './own-lists.ts'
import { ownModule } from './own-modules.ts'
import { ownSite } from './own-site.ts'
import { hashSources, isCompiledFrom, type SourceHashes, snapshotSources } from './source-files.ts'

interface CompiledSchemas extends OwnSchemas {
  inputs: SourceHashes
}

/** Key: folder of custom code. A value is valid while every file that esbuild read is the same. */
const compiledSchemas: Kind<CompiledSchemas> = { name: 'own-schemas', keptIn: 'memory' }

// Without a schema nothing is known of a widget's props.
const anyProps = z.record(z.string(), z.unknown())

const folders = ['blocks', 'collections', 'widgets']

/**
 * The schemas of every block in site/blocks, of every widget in site/widgets and of every collection in
 * site/collections. Rejects with esbuild's message if one does not compile, and with a CodeError if one cannot be used.
 */
export async function readOwnSchemas(
  { libretto, own }: { libretto: string; own: string | undefined },
  cache: Cache,
): Promise<OwnSchemas> {
  if (own === undefined) return noOwnSchemas
  const drawings = listDrawings(own)
  if (!folders.some((part) => existsSync(join(own, part)))) return withDrawings(noOwnSchemas, drawings)
  const shelf = cache.shelf(compiledSchemas)
  const known = shelf.get(own)
  if (known && isSameList(known.drawings ?? [], drawings) && isCompiledFrom(known, libretto)) return known
  const schemas = withDrawings(await compileSchemas(libretto, own), drawings)
  shelf.set(own, schemas)
  return schemas
}

// The names of drawings are those of their folders. What was checked with others is checked again.
function withDrawings<Schemas extends OwnSchemas>(schemas: Schemas, drawings: readonly string[]): Schemas {
  return { ...schemas, drawings, version: hashOf(['drawings', schemas.version, ...drawings].join()) }
}

async function compileSchemas(libretto: string, own: string): Promise<CompiledSchemas> {
  const before = snapshotSources({ libretto, own })
  const { text, names } = await compile({ libretto, own })
  const schemas = await evaluateSchemasOrExplain(text, () => compile({ libretto, own, sourcemap: 'external' }))
  const inputs = hashSources(names, { libretto, own }, before)
  return { ...schemas, inputs }
}

async function compile({
  libretto,
  own,
  sourcemap = false,
}: Pick<BundleOptions, 'libretto' | 'own'> & Pick<BuildOptions, 'sourcemap'>) {
  const { build } = await openEsbuild()
  const result = await build({
    ...nodeOptions({ libretto, own, engine: 'react', basePath: '' }),
    metafile: true,
    sourcemap,
    outfile: join(libretto, '.libretto', 'own-schemas.js'),
    stdin: {
      contents: [
        "export { ownBlocks } from '#own/blocks.ts'",
        "export { ownCollections } from '#own/collections.ts'",
        "export { ownWidgets } from '#own/widgets.ts'",
        "export { ownWidgetProps } from '#own/widget-props.ts'",
      ].join('\n'),
      resolveDir: libretto,
    },
    plugins: [ownSite({ libretto, own })],
  })
  // esbuild calls the text that it was given by this name.
  const names = Object.keys(result.metafile.inputs).filter((name) => name !== '<stdin>')
  return { ...takeScript(result), names }
}

async function evaluateSchemasOrExplain(
  code: string,
  compileWithMap: () => Promise<CompiledText>,
): Promise<OwnSchemas> {
  try {
    return evaluateSchemas(code)
  } catch (error) {
    if (error instanceof CodeError) throw error
    throw stoppedCode(error, await findThrower(error, code, compileWithMap))
  }
}

/** Runs what checks content with the schemas. What their functions throw, such as those of `refine`, is a CodeError. */
export async function orBlameSchemas<Made>(
  act: () => Promise<Made>,
  { code }: OwnSchemas,
  { libretto, own }: Pick<BundleOptions, 'libretto' | 'own'>,
): Promise<Made> {
  try {
    return await act()
  } catch (error) {
    if (!isOfCompiledCode(error)) throw error
    throw stoppedCode(error, await findThrower(error, code, () => compile({ libretto, own, sourcemap: 'external' })))
  }
}

/** Runs compiled code. Empty code has no parts. */
export function evaluateSchemas(code: string): OwnSchemas {
  if (code === '') return noOwnSchemas
  const { ownBlocks, ownCollections, ownWidgetProps, ownWidgets } = evaluateModule<OwnParts>(code).exports
  return {
    blocks: defineEach('blocks', ownBlocks, (type, block) => {
      checkBlock(type, block)
      const { description = '', data } = block
      // Whoever shows the data of a standard block leaves its schema as it is.
      return typeof data === 'string' ? undefined : defineBlockSchema(type, description, { data }).schema
    }),
    collections: defineEach('collections', ownCollections, (name, collection) => {
      checkCollection(collection)
      return defineCollectionSchema(name, collection)
    }),
    widgets: {
      ...defineEach('widgets', ownWidgets, (name, widget) => {
        needComponent(name, widget)
        return anyProps
      }),
      ...defineEach('props', ownWidgetProps, (_, props) => {
        needSchema('props', props)
        return props
      }),
    },
    drawings: undefined,
    code,
    version: hashOf(code),
  }
}

interface OwnParts {
  ownBlocks: OwnBlocks
  ownCollections: OwnCollections
  ownWidgetProps: OwnWidgetProps
  ownWidgets: OwnWidgets
}

/** Makes something of each part, or leaves it out, and says which one cannot be used. */
function defineEach<Part, Made>(
  folder: Parameters<typeof ownModule>[0],
  parts: Readonly<Record<string, Part>>,
  define: (name: string, part: Part) => Made | undefined,
): Record<string, Made> {
  const made = Object.entries(parts).flatMap(([name, part]) => {
    try {
      const value = define(name, part)
      return value === undefined ? [] : [[name, value] as const]
    } catch (error) {
      const text = `the definition cannot be used: ${messageOf(error)}`
      throw new CodeError(text, [{ text, location: ownModule(folder, name) }])
    }
  })
  return Object.fromEntries(made)
}

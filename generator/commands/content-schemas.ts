import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { standardCollections } from '#schemas/article-collections.ts'
import { blockSchemas } from '#schemas/blocks/registry.ts'
import { listSchemas, recordSchemas } from '#schemas/collections.ts'
import { docsFolderSchema } from '#schemas/docs-folder.ts'
import { withExtraKeys } from '#schemas/extra-keys.ts'
import { navigationSchema } from '#schemas/navigation.ts'
import { pageSchema } from '#schemas/page.ts'
import type { NameKind } from '#schemas/primitives.ts'
import { redirectSchema } from '#schemas/redirect.ts'
import { siteSchema } from '#schemas/site.ts'
import { stringsSchema } from '#schemas/strings.ts'
import { widgetNames } from '#schemas/widgets.ts'
import { articlePattern } from '../addresses/addresses.ts'
import { refuseLinksIn, writeBelow } from '../disk/disk.ts'
import { type Content, listRoutes } from '../model/model.ts'
import { makeFolder } from '../paths.ts'
import type { OwnSchemas } from '../read/read.ts'

/** What is there to be named: by the site's code, and by its content where that could be read. */
interface Known {
  own: OwnSchemas
  content?: Content | undefined
}

/** JSON Schemas by path pattern below the content folder, for completion and checks in editors. */
export function contentSchemas({
  own: { blocks: own, collections, widgets },
  content,
}: Known): Record<string, unknown> {
  const names = collectNames({ collections, widgets }, content)
  const standard = Object.entries(blockSchemas).map(([type, block]) => [type, block.schema] as const)
  const variants = Object.values({ ...Object.fromEntries(standard), ...own }) as z.ZodObject[]
  const blocks = z.discriminatedUnion('type', variants as [z.ZodObject, ...z.ZodObject[]])
  const standardOnes = withExtraKeys(standardCollections, content?.site.extraKeys ?? {})
  const aboutBlocks = pageSchema.shape.blocks.description ?? ''
  const schema = (value: z.ZodType) => withNames(z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' }), names)
  return {
    'site.yaml': schema(siteSchema),
    'navigation.yaml': schema(navigationSchema),
    'redirects.yaml': schema(z.array(redirectSchema)),
    'strings.yaml': schema(stringsSchema),
    'pages/**/*.yaml': schema(pageSchema.extend({ blocks: z.array(blocks).default([]).describe(aboutBlocks) })),
    ...Object.fromEntries(
      Object.entries({ ...standardOnes, ...collections }).map(([name, collection]) => [
        articlePattern(name),
        schema(collection.schema),
      ]),
    ),
    'docs/**/_folder.yaml': schema(docsFolderSchema),
    ...Object.fromEntries(
      Object.entries(listSchemas).map(([name, item]) => [`data/${name}.yaml`, schema(z.array(item))]),
    ),
    ...Object.fromEntries(Object.entries(recordSchemas).map(([name, item]) => [`data/${name}.yaml`, schema(item)])),
  }
}

/** Writes one file per kind of content, and returns their names: what a pattern names without its wild cards. */
export function writeSchemas(folder: string, known: Known): string[] {
  writeBelow(folder, () => makeFolder(folder))
  return Object.entries(contentSchemas(known)).map(([pattern, schema]) => {
    const name = `${pattern
      .replace(/\/\*\*?(?=[/.])|\.(?:yaml|md)$/g, '')
      .replace('/_', '-')
      .replaceAll('/', '-')}.json`
    writeJson(folder, name, schema)
    return name
  })
}

/** Writes a value as a JSON file. Throws EnvironmentError if the folder cannot be written. */
export function writeJson(folder: string, name: string, value: unknown): void {
  refuseLinksIn(folder, name)
  writeBelow(folder, () => writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`))
}

interface Names {
  /** Any other name is a mistake. Without it the content may have changed since, and names are offered only. */
  isComplete?: boolean
  values: readonly string[]
}

function collectNames(
  { collections, widgets }: Pick<OwnSchemas, 'collections' | 'widgets'>,
  content: Content | undefined,
): Record<NameKind, Names> {
  const routes = content ? listRoutes(content).filter(({ kind }) => kind !== 'alias') : []
  return {
    widget: { isComplete: true, values: [...widgetNames, ...Object.keys(widgets)] },
    collection: { isComplete: true, values: Object.keys({ ...standardCollections, ...collections }) },
    asset: { values: (content?.assets ?? []).map(({ url }) => url) },
    claim: { values: (content?.data.claims ?? []).map(({ id }) => id) },
    page: { values: [...new Set(routes.map(({ route }) => route))] },
  }
}

/** A JSON Schema, or a part of one. */
interface SchemaPart {
  names?: unknown
  description?: string
  default?: unknown
  $defs?: object
}

/** Replaces the mark of each text that is a name by the names. Each list is in the schema once. */
function withNames(schema: SchemaPart, names: Record<NameKind, Names>): SchemaPart {
  const used: Partial<Record<NameKind, { enum: readonly string[] }>> = {}
  const isKind = (value: unknown): value is NameKind => typeof value === 'string' && Object.hasOwn(names, value)
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace)
    if (typeof value !== 'object' || value === null) return value
    const { names: kind, ...part } = value as SchemaPart
    if (!isKind(kind)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner)]))
    const { values, isComplete } = names[kind]
    if (values.length === 0) return part
    used[kind] = { enum: values }
    const { description, default: standard, ...rule } = part
    const list = { $ref: `#/$defs/${kind}` }
    return { description, default: standard, ...(isComplete ? list : { anyOf: [list, rule] }) }
  }
  const replaced = replace(schema) as SchemaPart
  return Object.keys(used).length === 0 ? replaced : { ...replaced, $defs: { ...replaced.$defs, ...used } }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { standardCollections } from '#schemas/article-collections.ts'
import { blockSchemas } from '#schemas/blocks/registry.ts'
import { listSchemas, recordSchemas } from '#schemas/collections.ts'
import { navigationSchema } from '#schemas/navigation.ts'
import { pageSchema } from '#schemas/page.ts'
import { redirectSchema } from '#schemas/redirect.ts'
import { siteSchema } from '#schemas/site.ts'
import { stringsSchema } from '#schemas/strings.ts'
import { articlePattern, type OwnSchemas } from './content/content.ts'

/** JSON Schemas by path pattern below the content folder, for completion and checks in editors. */
export function contentSchemas({ blocks: own, collections }: OwnSchemas): Record<string, unknown> {
  const standard = Object.entries(blockSchemas).map(([type, block]) => [type, block.schema] as const)
  const variants = Object.values({ ...Object.fromEntries(standard), ...own }) as z.ZodObject[]
  const blocks = z.discriminatedUnion('type', variants as [z.ZodObject, ...z.ZodObject[]])
  const schema = (value: z.ZodType) => z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' })
  return {
    'site.yaml': schema(siteSchema),
    'navigation.yaml': schema(navigationSchema),
    'redirects.yaml': schema(z.array(redirectSchema)),
    'strings.yaml': schema(stringsSchema),
    'pages/**/*.yaml': schema(pageSchema.extend({ blocks: z.array(blocks).default([]) })),
    ...Object.fromEntries(
      Object.entries({ ...standardCollections, ...collections }).map(([name, collection]) => [
        articlePattern(name),
        schema(collection.schema),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(listSchemas).map(([name, item]) => [`data/${name}.yaml`, schema(z.array(item))]),
    ),
    ...Object.fromEntries(Object.entries(recordSchemas).map(([name, item]) => [`data/${name}.yaml`, schema(item)])),
  }
}

/** Writes one file per kind of content, and returns their names: what a pattern names without its wild cards. */
export function writeSchemas(folder: string, own: OwnSchemas): string[] {
  mkdirSync(folder, { recursive: true })
  return Object.entries(contentSchemas(own)).map(([pattern, schema]) => {
    const name = `${pattern.replace(/(?:\/\*\*)?(?:\/\*)?\.(?:yaml|md)$/, '').replaceAll('/', '-')}.json`
    writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`)
    return name
  })
}

// Keys of front matter that a site allows in addition to those of a standard collection. Libretto neither checks nor
// shows their values; custom code finds them in the front matter of the article.

import * as z from 'zod'
import { articleCollections, type Collections, collectionNames } from './article-collections.ts'
import { textSchema } from './primitives.ts'

export const extraKeysSchema = z
  .strictObject(
    Object.fromEntries(
      collectionNames.map((name) => [
        name,
        z.array(textSchema).optional().describe(`Of each ${articleCollections[name].noun}, e.g. [level].`),
      ]),
    ),
  )
  .prefault({})
  .describe('Keys that front matter may have beside those of its collection. Only code of your own reads them.')

/** Further keys by the name of their collection. */
export type ExtraKeys = z.infer<typeof extraKeysSchema>

/** The collections with further keys in their schemas. A key that a collection has already stays as it is. */
export function withExtraKeys(collections: Collections, extraKeys: ExtraKeys): Collections {
  return Object.fromEntries(
    Object.entries(collections).map(([name, collection]) => {
      const extra = Object.hasOwn(extraKeys, name) ? (extraKeys[name] ?? []) : []
      const { schema } = collection
      if (extra.length === 0 || !(schema instanceof z.ZodObject)) return [name, collection]
      const added = extra.filter((key) => !Object.hasOwn(schema.shape, key))
      const shape = Object.fromEntries(added.map((key) => [key, z.unknown().optional()]))
      const whole = schema.extend(shape).describe(schema.description ?? '')
      return [name, { ...collection, schema: whole as unknown as typeof collection.schema }]
    }),
  )
}

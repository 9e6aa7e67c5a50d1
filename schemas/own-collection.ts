// A custom collection: content/NAME/SLUG.md. It has what every article has, and its own keys.

import * as z from 'zod'
import type { ArticleCollection, CommonHead } from './article-collections.ts'
import { coverSchema } from './cover.ts'
import { dateSchema, idSchema, slugSchema, tagsSchema, textSchema } from './primitives.ts'
import { aliasesSchema } from './redirect.ts'
import { statusSchema } from './status.ts'

const commonKeys = {
  id: idSchema.optional().describe('Default: the file name.'),
  slug: slugSchema.optional().describe('Default: the file name.'),
  title: textSchema.describe('Title of the article.'),
  excerpt: textSchema.optional().describe('One or two sentences for lists. Default: the beginning of the text.'),
  description: textSchema.optional().describe('For search engines. Default: the excerpt.'),
  keywords: z.array(textSchema).default([]).describe('For search engines.'),
  cover: coverSchema.optional(),
  tags: tagsSchema,
  publishedAt: dateSchema.optional().describe('Day of publication. An article with a date in the future is not built.'),
  updatedAt: dateSchema.optional().describe('Last change of substance.'),
  aliases: aliasesSchema,
  status: statusSchema,
}
const commonSchema = z.strictObject(commonKeys)

/** Front matter that every article of a custom collection has. */
export type OwnHead = z.output<typeof commonSchema>

/** What custom code says of a collection. */
export interface CollectionRules {
  /** One article, e.g. "recipe". */
  noun: string
  /** Keys of the front matter in addition to the common ones, which it may also replace. */
  head?: z.ZodObject | undefined
  /** Date that lists sort by, newest first. Default: `publishedAt`. */
  sortBy?: ((head: never) => string | undefined) | undefined
  hasFeed?: boolean | undefined
}

/** The collection of a name. Its index page is /NAME, and its feeds are below it. */
export function defineCollectionSchema(
  name: string,
  { noun, head, sortBy, hasFeed = false }: CollectionRules,
): ArticleCollection<string> {
  const publishedAt = dateSchema.describe('Day of publication. Required, because the collection has a feed.')
  const keys = { ...commonKeys, ...(hasFeed ? { publishedAt } : {}), ...head?.shape }
  // z.looseObject lets any other key pass, z.object(…).catchall(schema) those that fit.
  const schema = z
    .strictObject(keys)
    .catchall(head?.def.catchall ?? z.never())
    // What `refine` adds to the whole.
    .check(...((head?.def.checks ?? []) as z.core.$ZodCheck<object>[]))
  return {
    route: `/${name}`,
    schema: schema.describe(`Front matter of a ${noun}.`) as unknown as z.ZodType<CommonHead>,
    noun,
    kind: noun.toLowerCase().replaceAll(' ', '-'),
    starter: (title, day) => starter(title, day, { noun, head }),
    slugFrom: 'file',
    markdownFields: [],
    excerptLength: 150,
    // The schema above has checked what it is called with.
    sortDate: (sortBy as ((head: CommonHead) => string | undefined) | undefined) ?? ((own) => own.publishedAt),
    anchors: () => [],
    hasFeed,
    indexWidget: 'ArticleList',
  }
}

function starter(title: string, day: string, { noun, head }: CollectionRules): string {
  const keys = Object.entries<z.ZodType>(head?.shape ?? {}).filter(([, schema]) => !schema.safeParse(undefined).success)
  const lines = keys.map(([key, schema]) => {
    const text = `TODO: ${key}`
    const value = [text, ...valuesFor(schema, day)].find((found) => schema.safeParse(found).success) ?? text
    const toDo = value === text ? '' : ' # an example'
    return `# ${schema.description ?? ''}\n${key}: ${JSON.stringify(value)}${toDo}\n`
  })
  return `---
title: ${title}
${lines.join('')}# A date in the future keeps the ${noun} back until then.
publishedAt: ${day}
# published: visible. draft: only in watch and with --drafts.
status: draft
---

TODO: write the ${noun} here, in Markdown. Headings begin at two hashes.
`
}

/** Values that a key may have which takes no text. */
function valuesFor(schema: z.ZodType, day: string): unknown[] {
  const { minimum = 0, enum: options = [] } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  return [...options, minimum, 1, false, day, 'https://example.com/', []]
}

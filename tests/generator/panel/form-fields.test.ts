import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { formFieldsOf } from '#generator/panel/form-fields.ts'
import type { FormField } from '#runtime/devtools/wire-forms.ts'
import { articleCollections, collectionNames } from '#schemas/article-collections.ts'
import { blockSchemas, blockTypes } from '#schemas/blocks/registry.ts'
import { listSchemas, recordSchemas } from '#schemas/collections.ts'
import { knownKeys, requiredKeys } from '#schemas/inspect-schema.ts'
import { defineCollectionSchema } from '#schemas/own-collection.ts'
import { pageSchema } from '#schemas/page.ts'

const registered: [string, z.ZodType][] = [
  ...blockTypes.map((type): [string, z.ZodType] => [`block ${type}`, blockSchemas[type].schema]),
  ...collectionNames.map((name): [string, z.ZodType] => [`collection ${name}`, articleCollections[name].schema]),
  ...Object.entries<z.ZodType>(listSchemas).map(([name, schema]): [string, z.ZodType] => [`list ${name}`, schema]),
  ...Object.entries<z.ZodType>(recordSchemas).map(([name, schema]): [string, z.ZodType] => [`record ${name}`, schema]),
  ['custom collection', defineCollectionSchema('recipes', { noun: 'recipe' }).schema],
  ['page', pageSchema],
]

describe('the form of a schema', () => {
  it.each(registered)('has a field for every key: %s', (_, schema) => {
    const fields = formFieldsOf(schema)
    const keys = knownKeys(schema)
    // A list of texts has one field, without a key.
    expect(fields.map(({ key }) => key)).toEqual(keys.length > 0 ? keys : [''])
    if (keys.length === 0) return
    const required = fields.filter(({ isRequired }) => isRequired).map(({ key }) => key)
    expect(required).toEqual(requiredKeys(schema))
  })

  it('edits as YAML only what has no other field', () => {
    const found = registered.flatMap(([name, schema]) => yamlPaths(formFieldsOf(schema)).map((at) => `${name}${at}`))
    expect(found).toEqual([
      'block text.data.props',
      'list endpoints.parameters.*.example',
      'list endpoints.requestBody.example',
      'list endpoints.responses.*.example',
      'page.blocks.*',
    ])
  })

  it('tells kinds, limits, help and defaults', () => {
    expect(fieldAt('hero', 'title')).toMatchObject({ kind: 'text', label: 'Title', help: 'Headline of the block.' })
    expect(fieldAt('hero', 'content').kind).toBe('markdown')
    expect(fieldAt('hero', 'type')).toMatchObject({ kind: 'constant', value: 'hero' })
    expect(fieldAt('hero', 'visible')).toMatchObject({ kind: 'switch', default: true, isRequired: false })
    expect(fieldAt('hero', 'data.ctaButtons')).toMatchObject({ kind: 'list', label: 'CTA buttons', default: [] })
    expect(fieldAt('hero', 'data.ctaButtons.*.href')).toMatchObject({ kind: 'link', label: 'Link' })
    expect(fieldAt('hero', 'data.ctaButtons.*.variant')).toMatchObject({
      kind: 'choice',
      options: ['primary', 'secondary', 'tertiary'],
      default: 'primary',
    })
    expect(fieldAt('hero', 'data.figures.*')).toMatchObject({ kind: 'reference', to: 'claim' })
    expect(fieldAt('hero', 'data.picture.src').kind).toBe('picture')
    expect(fieldAt('hero', 'data.video.src')).toMatchObject({ limits: { pattern: '\\.(?:mp4|webm)$' } })
    expect(fieldAt('gallery', 'data.columns')).toMatchObject({ isWhole: true, limits: { min: 1, max: 4 }, default: 3 })
    expect(fieldAt('features', 'data.items')).toMatchObject({ isRequired: true, limits: { min: 1 } })
    expect(fieldAt('code', 'data.examples.*.code').kind).toBe('long-text')
    expect(fieldAt('text', 'data.component')).toMatchObject({ kind: 'reference', to: 'widget' })
    const date = formFieldsOf(articleCollections.blog.schema).find(({ key }) => key === 'publishedAt')
    expect(date).toMatchObject({ kind: 'date-time', isRequired: true })
  })

  it('offers each kind of value that a union takes', () => {
    const limit = fieldAt('text', 'data.limit')
    expect(limit.kind === 'variants' && limit.variants.map(({ label }) => label)).toEqual(['Number', 'all'])
    const [choice] = formFieldsOf(
      z.object({
        shape: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('circle'), radius: z.number() }),
          z.object({ kind: z.literal('square'), side: z.number() }),
        ]),
      }),
    )
    expect(choice?.kind === 'variants' && choice.variants.map(({ label, kind }) => [label, kind])).toEqual([
      ['circle', 'group'],
      ['square', 'group'],
    ])
  })

  it('edits an unknown shape as YAML', () => {
    const tree: z.ZodType = z.lazy(() => z.object({ inner: tree.optional() }))
    const fields = formFieldsOf(
      z.object({
        any: z.unknown(),
        record: z.record(z.string(), z.number()),
        pair: z.tuple([z.string(), z.number()]),
        both: z.intersection(z.string(), z.number()),
        own: z.custom<string>(),
        day: z.date(),
        mixed: z.literal([1, true]),
      }),
    )
    expect(fields.map(({ key, kind }) => [key, kind])).toEqual(
      ['any', 'record', 'pair', 'both', 'own', 'day', 'mixed'].map((key) => [key, 'yaml']),
    )
    expect(formFieldsOf(tree)).toMatchObject([{ key: 'inner', kind: 'yaml' }])
    expect(formFieldsOf(z.string())).toMatchObject([{ key: '', kind: 'text' }])
  })

  it('leaves null out of a union: a missing key says the same', () => {
    expect(formFieldsOf(z.object({ name: z.string().nullable() }))).toMatchObject([{ kind: 'text' }])
  })
})

/** The field at a path; `*` is the item of a list. */
function fieldAt(type: keyof typeof blockSchemas, path: string): FormField {
  let fields = formFieldsOf(blockSchemas[type].schema)
  let found: FormField | undefined
  for (const key of path.split('.')) {
    found = fields.find((field) => key === '*' || field.key === key)
    fields = innerFields(found)
  }
  if (!found) throw new Error(`no field ${path}`)
  return found
}

function innerFields(field: FormField | undefined): FormField[] {
  if (field?.kind === 'list') return [field.item]
  return field?.kind === 'group' ? field.fields : []
}

function yamlPaths(fields: readonly FormField[], at = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${at}.${field.key || '*'}`
    if (field.kind === 'yaml') return [path]
    if (field.kind === 'group') return yamlPaths(field.fields, path)
    if (field.kind === 'list') return yamlPaths([field.item], path)
    return field.kind === 'variants' ? yamlPaths(field.variants, path) : []
  })
}

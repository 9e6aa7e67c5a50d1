// Text (Markdown), or a widget when `data.component` names one. An unknown widget name is a warning and shows the text.

import * as z from 'zod'
import { ctaButtonSchema } from '../cta-button.ts'
import { textSchema } from '../primitives.ts'
import { isWidgetName, pagedWidgets, type WidgetName, widgetSchemas } from '../widgets.ts'
import { defineBlockSchema, type Reference } from './block.ts'

/** Widgets whose block names their collection. */
const collectionWidgets: ReadonlySet<string> = new Set(['ArticleList', 'TagList'] satisfies WidgetName[])

const widgetOptions = {
  collection: textSchema
    .optional()
    .meta({ names: 'collection', description: 'ArticleList and TagList: the collection that they list, e.g. help.' }),
  limit: z
    .union([z.int().min(1), z.literal('all')], 'must be a number of items or the word all')
    .optional()
    .describe(
      'How many items a list shows, or all. Default: 6. TagList shows the most frequent tags; its default is all.',
    ),
  category: textSchema.optional().describe('The only category that a list shows. ArticleList: the only tag.'),
}

function usualLimitOf(component = ''): number | 'all' {
  return (isWidgetName(component) ? widgetSchemas[component].usualLimit : undefined) ?? 6
}

/** What a Markdown text may say of a standard widget. */
export const widgetOptionsSchema = z.strictObject(widgetOptions)

export const textBlock = defineBlockSchema('text', 'Text, or a widget.', {
  data: z
    .strictObject({
      component: textSchema
        .optional()
        .meta({ names: 'widget', description: 'Widget to show, e.g. PlatformSelection.' }),
      props: z.record(z.string(), z.unknown()).optional().describe('Props of a widget of your own.'),
      ...widgetOptions,
      paged: z
        .boolean()
        .default(false)
        .describe('Featured lists: the list goes on, on pages such as /blog/page/2 with "limit" items each.'),
      ctaButtons: z.array(ctaButtonSchema).default([]).describe('Buttons under the text.'),
    })
    .refine(({ component = '', collection }) => collection !== undefined || !collectionWidgets.has(component), {
      path: ['component'],
      error: 'needs "collection", the name of the collection that it lists',
    })
    .refine(({ component, paged }) => !paged || pagedWidgets.some((name) => name === component), {
      path: ['paged'],
      error: `works only with ${new Intl.ListFormat('en', { type: 'disjunction' }).format(pagedWidgets)}`,
    })
    .refine(({ paged, limit }) => !paged || limit !== 'all', {
      path: ['limit'],
      error: 'must be a number with "paged", the items of each page',
    })
    .transform(({ limit, ...data }) => ({ ...data, limit: limit ?? usualLimitOf(data.component) }))
    .prefault({}),
  references: ({ component, props, collection, category }) =>
    component === undefined
      ? []
      : [
          { to: 'widget', name: component, props, path: [] },
          ...(collection === undefined ? [] : [{ to: 'collection', name: collection, path: ['collection'] } as const]),
          ...categoryReferences(component, category, collection),
          ...pageReferences(component),
        ],
  pagedList: ({ paged, limit, component, collection, category }) => {
    if (!paged || limit === 'all' || component === undefined || !isWidgetName(component)) return undefined
    const { categories } = widgetSchemas[component]
    const of = categories?.of ?? collection
    if (!categories || of === undefined) return undefined
    const only = category === undefined ? {} : { only: { field: categories.field, value: category } }
    return { collection: of, size: limit, ...only }
  },
})
export type TextBlock = z.infer<typeof textBlock.schema>

function pageReferences(component: string): Reference[] {
  if (!isWidgetName(component)) return []
  const { pages = [] } = widgetSchemas[component]
  return pages.map((page) => ({ ...page, to: 'page', from: component, path: ['component'] }))
}

function categoryReferences(component: string, category: string | undefined, collection = ''): Reference[] {
  if (category === undefined || !isWidgetName(component)) return []
  const { categories } = widgetSchemas[component]
  if (categories === undefined) return []
  const source = { of: collection, ...categories }
  const message = `nothing in this list has the category "${category}"`
  return [{ to: 'value', value: category, source, message, path: ['category'] }]
}

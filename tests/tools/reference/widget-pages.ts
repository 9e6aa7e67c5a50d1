// Pages about widgets: what each shows, the content that it reads, and the fields of its block that it obeys.

import { kebabCase } from '#runtime/kebab-case.ts'
import { type WidgetName, widgetNames, widgetSchemas } from '#schemas/widgets.ts'
import { findBlock } from './examples.ts'
import { printCode, type ReferencePage } from './reference-page.ts'
import { blockSchemaOf, dataFields, printFields } from './schema-pages.ts'

/** A page for each widget, and the page above them. */
export function widgetPages(): ReferencePage[] {
  return [
    {
      path: 'widgets/index.md',
      title: 'Widgets',
      description: 'Parts of a page that come alive in the browser. A text block names one in data.component.',
      order: 30,
      body: [],
    },
    ...widgetNames.map(describeWidget),
  ]
}

function describeWidget(name: WidgetName): ReferencePage {
  const { description, reads } = widgetSchemas[name]
  const example = findBlock('widgets', (text) => new RegExp(`component: ${name}\\b`).test(text))
  const taken = namesOf(name)
  return {
    path: `widgets/${kebabCase(name)}.md`,
    title: name,
    description,
    body: [
      printCode('yaml', example),
      `[See it live](/widgets#${kebabCase(name)}).`,
      ...(reads.length === 0 ? [] : [`Shows ${reads.map((path) => `\`content/${path}\``).join(', ')}.`]),
      ...printFields(dataFields(blockSchemaOf('text')).filter(({ path }) => taken.includes(path))),
    ],
  }
}

function namesOf(name: WidgetName): string[] {
  const { reads, categories, isPaged } = widgetSchemas[name]
  if (reads.some((path) => path.startsWith('data/'))) return []
  return [
    'data.limit',
    ...(reads.length === 0 ? ['data.collection'] : []),
    ...(categories ? ['data.category'] : []),
    ...(isPaged ? ['data.paged'] : []),
  ]
}

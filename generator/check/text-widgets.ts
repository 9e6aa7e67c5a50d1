// Widgets that Markdown texts place → the data of a text block that would name them: one check and one plan for both.

import { textBlock, widgetOptionsSchema } from '#schemas/blocks/text.ts'
import type { WidgetOptions } from '#site/plan-view.ts'
import type { MarkdownWidget } from '../markdown/markdown.ts'
import type { Content } from '../model/model.ts'
import type { Problem } from '../problem.ts'
import { checkData } from '../read/read.ts'
import { type BlockTargets, checkReference } from './check-blocks.ts'

type Placed = Pick<MarkdownWidget, 'name' | 'attributes'>

/** What is wrong with a widget. An unknown name is a warning, and the page shows the line. */
export function findWidgetFaults(widget: Placed, targets: BlockTargets): Omit<Problem, 'file'>[] {
  if (!Object.hasOwn(targets.widgets, widget.name)) {
    const checked = checkData(widgetOptionsSchema, standardOptions(widget), { whole: 'the widget' })
    if ('problems' in checked) return checked.problems.map(({ problem }) => problem)
  }
  const checked = checkData(textBlock.schema.shape.data, dataOf(widget, targets.widgets), { whole: 'the widget' })
  if ('problems' in checked) return checked.problems.map(({ problem }) => problem)
  return (textBlock.references?.(checked.value) ?? []).flatMap((reference) =>
    checkReference(reference, targets).map(({ found }) => found),
  )
}

/** The options of a valid widget, for its plan. */
export function widgetOptions(widget: Placed, own: Content['widgets']): WidgetOptions {
  const { limit, category, collection, props } = textBlock.schema.shape.data.parse(dataOf(widget, own))
  return { limit, category, collection, props }
}

function dataOf(widget: Placed, own: Content['widgets']): Record<string, unknown> {
  const { name, attributes } = widget
  if (!Object.hasOwn(own, name)) return { component: name, ...standardOptions(widget) }
  const props = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, readValue(value)]))
  return { component: name, props }
}

function standardOptions({ attributes }: Placed): Record<string, unknown> {
  const { limit, ...others } = attributes
  return limit === undefined ? others : { limit: readValue(limit), ...others }
}

/** An attribute is JSON where it can be read as JSON, e.g. 3, true or ["a"], else text. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

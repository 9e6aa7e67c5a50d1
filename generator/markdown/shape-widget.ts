// `::widget{name="NAME" limit=3}`: the place of a widget.

import type { Fault } from '../problem.ts'
import { notWidget, widgetHint } from './form-problems.ts'
import type { LeafDirective } from './forms.ts'
import { placeOf } from './markdown-problem.ts'
import type { MarkdownWidget } from './model.ts'

interface Surroundings {
  /** The source. */
  lines: readonly string[]
  isPlaceable: boolean
}

/** Why a directive cannot be a widget; undefined if it can. */
export function widgetFault(node: LeafDirective, { lines, isPlaceable }: Surroundings): Fault | undefined {
  if (!isPlaceable)
    return {
      code: 'directive-form',
      message: 'a widget cannot stand here, so the line is shown as text',
      hint: 'widgets stand in the text of an article or a block, outside of lists, quotes and other directives',
    }
  const { line, column } = placeOf(node)
  const written = (lines[line - 1] ?? '').slice(column - 1).trimEnd()
  // satteri takes a line as a directive although more follows.
  const isWhole = node.children.length === 0 && (written === '::widget' || written.endsWith('}'))
  if (isWhole && node.attributes?.name) return undefined
  return { ...notWidget, ...(isWhole ? { message: 'the widget has no name' } : {}), hint: widgetHint() }
}

/** The widget of a directive. The node becomes its element with the number of the widget. */
export function takeWidget(node: LeafDirective, number: number): Pick<MarkdownWidget, 'name' | 'attributes'> {
  const { name = '', ...others } = node.attributes ?? {}
  const attributes = Object.fromEntries(Object.entries(others).map(([key, value]) => [key, value ?? '']))
  node.data = { hName: 'div', hProperties: { dataWidget: number } }
  return { name: name ?? '', attributes }
}

// Widgets and blocks that Markdown texts place: what they name exists, and widgets take what is written for them.

import { factsOf } from '#schemas/blocks/registry.ts'
import type { Entry } from '../load/load.ts'
import { type Content, listArticles, type PlacedWidget } from '../model/model.ts'
import type { Position, Problem } from '../problem.ts'
import { linesAbove, locateInBlock } from '../read/read.ts'
import { type BlockTargets, checkReference } from './check-blocks.ts'
import { findWidgetFaults } from './text-widgets.ts'

/** Checks the widgets and blocks of all texts. */
export function checkWidgets(content: Content, targets: BlockTargets): Problem[] {
  const problems: Problem[] = []
  const check = (widgets: readonly PlacedWidget[], entry: Entry, place: (widget: Position) => Position) => {
    for (const widget of widgets)
      for (const fault of widget.source
        ? findBlockFaults(widget, entry, targets)
        : findWidgetFaults(widget, targets).map((found) => ({ ...found, ...place(widget) })))
        problems.push({ ...fault, file: entry.file })
  }
  for (const { entry, blocks } of content.pages)
    for (const { content: text, path } of blocks)
      check(text?.widgets ?? [], entry, ({ line, column }) =>
        entry.locateInText([...path, 'content'], line - 1, column - 1),
      )
  for (const { entry, body } of listArticles(content))
    check(body.widgets, entry, ({ line, column }) => ({ line: line + linesAbove(entry), column }))
  return problems
}

/** What a block names that does not exist. Its own faults are known since it was read. */
function findBlockFaults(widget: PlacedWidget, entry: Entry, targets: BlockTargets): Omit<Problem, 'file'>[] {
  const { block, source } = widget
  if (!block || !source) return []
  const faults = factsOf(block).references.flatMap((reference) => checkReference(reference, targets))
  return faults.map(({ found, path, onKey }) => ({
    ...found,
    ...locateInBlock(entry, widget, source)(['data', ...path], onKey),
  }))
}

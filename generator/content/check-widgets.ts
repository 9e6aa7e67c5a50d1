// Widgets that Markdown texts place: they exist, and take what is written for them.

import type { MarkdownWidget } from '../markdown/markdown.ts'
import type { Position, Problem } from '../problem.ts'
import type { BlockTargets } from './check-blocks.ts'
import { listArticles } from './list-articles.ts'
import type { Content } from './model.ts'
import type { Entry } from './parse-entry.ts'
import { findWidgetFaults } from './text-widgets.ts'

/** Checks the widgets of all articles and blocks. */
export function checkWidgets(content: Content, targets: BlockTargets): Problem[] {
  const problems: Problem[] = []
  const check = (widgets: readonly MarkdownWidget[], entry: Entry, place: (widget: Position) => Position) => {
    for (const widget of widgets)
      for (const fault of findWidgetFaults(widget, targets))
        problems.push({ ...fault, file: entry.file, ...place(widget) })
  }
  for (const { entry, blocks } of content.pages)
    for (const { content: text, path } of blocks)
      check(text?.widgets ?? [], entry, ({ line, column }) =>
        entry.locateInText([...path, 'content'], line - 1, column - 1),
      )
  for (const { entry, body } of listArticles(content))
    check(body.widgets, entry, ({ line, column }) => ({ line: line + (entry.body?.firstLine ?? 1) - 1, column }))
  return problems
}

// The place of a widget in compiled HTML: an empty element whose attribute says which widget it is. So the cached HTML
// stays plain text; what the widget shows is known only when its page is planned.

import type { MarkdownWidget } from './model.ts'

/** What the element says. */
export interface WidgetMark extends Pick<MarkdownWidget, 'name' | 'attributes'> {
  /** Level of the headings inside. */
  level: 2 | 3
  /** Of a block: its place among the widgets of the text. */
  block?: number
}

/** Value of the element's `data-widget`. Nothing in it needs to be escaped in HTML. */
export function writeWidgetMark(mark: WidgetMark): string {
  return encodeURIComponent(JSON.stringify(mark)).replaceAll("'", '%27')
}

/** HTML with another text in the place of each widget. */
export function replaceWidgets(html: string, replace: (mark: WidgetMark) => string): string {
  if (!html.includes('<div data-widget="')) return html
  return html.replace(/<div data-widget="([^"]*)"><\/div>/g, (_, mark: string) =>
    replace(JSON.parse(decodeURIComponent(mark)) as WidgetMark),
  )
}

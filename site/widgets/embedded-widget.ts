// A widget in the middle of a text's HTML. The HTML is one string of a page's props, so the widget is in it as data.

import { createContext, type ReactNode } from 'react'
import type { WidgetCall } from './widget-call.ts'

/** A planned widget and its place. */
export interface EmbeddedWidget {
  widget: WidgetCall
  /** Unique in the page. */
  id: string
  itemLevel: 2 | 3
}

/** The HTML that stands for a widget. */
export function embedWidget(embedded: EmbeddedWidget): string {
  return `<div data-embedded="${encodeURIComponent(JSON.stringify(embedded))}"></div>`
}

/** The HTML between the widgets, and the widgets. */
export function splitEmbedded(html: string): (string | EmbeddedWidget)[] {
  return html
    .split(/<div data-embedded="([^"]*)"><\/div>/)
    .map((part, index) => (index % 2 === 0 ? part : (JSON.parse(decodeURIComponent(part)) as EmbeddedWidget)))
}

/** Renders a widget inside a text. Undefined in the browser: a text that is part of an island has no widgets. */
export const EmbeddedBody = createContext<((embedded: EmbeddedWidget) => ReactNode) | undefined>(undefined)

// A widget or a block in the middle of a text's HTML. The HTML is one string of a page's props, so it is in it as data.

import { createContext, type ReactNode } from 'react'
import type { PlannedBlock } from './block-frame.ts'
import type { WidgetCall } from './widgets/widget-call.ts'

/** A planned widget and its place. */
export interface EmbeddedWidget {
  widget: WidgetCall
  /** Unique in the page. */
  id: string
  itemLevel: 2 | 3
}

/** A planned block in a text. */
export interface EmbeddedBlock {
  block: PlannedBlock
  /** Unique in the page. */
  id: string
}

/** What stands between the parts of a text. */
export type Embedded = EmbeddedWidget | EmbeddedBlock

/** The HTML that stands for a widget or a block. */
export function embedWidget(embedded: Embedded): string {
  return `<div data-embedded="${encodeURIComponent(JSON.stringify(embedded))}"></div>`
}

/** The HTML between them, and the widgets and blocks. */
export function splitEmbedded(html: string): (string | Embedded)[] {
  return html
    .split(/<div data-embedded="([^"]*)"><\/div>/)
    .map((part, index) => (index % 2 === 0 ? part : (JSON.parse(decodeURIComponent(part)) as Embedded)))
}

/** Renders a widget or a block inside a text. Undefined in the browser: a text of an island has none. */
export const EmbeddedBody = createContext<((embedded: Embedded) => ReactNode) | undefined>(undefined)

// Widgets and blocks inside a text.

import { createContext, type ReactNode } from 'react'
import type { PlannedBlock } from './block-frame.ts'
import type { Placed } from './text-html.ts'
import type { WidgetCall } from './widgets/widget-call.ts'

/** A planned widget. */
export interface EmbeddedWidget extends Placed {
  widget: WidgetCall
  itemLevel: 2 | 3
}

/** A planned block. */
export interface EmbeddedBlock extends Placed {
  block: PlannedBlock
}

/** What the generator places in a text. */
export type Embedded = EmbeddedWidget | EmbeddedBlock

/** Renders what is placed in a text. Undefined in the browser: a text of an island has nothing. */
export const EmbeddedBody = createContext<((placed: Placed) => ReactNode) | undefined>(undefined)

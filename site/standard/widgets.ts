import type { OwnWidgetProps, OwnWidgets } from '../own-parts.ts'

/** Widgets of a site's own: none. */
export const ownWidgets: OwnWidgets = {}

/** Schemas of their props, by name. */
export const ownWidgetProps: OwnWidgetProps = {}

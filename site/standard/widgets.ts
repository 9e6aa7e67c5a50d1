import type { OwnWidgets } from '../own-parts.ts'

/** Widgets of a site's own: none. */
export const ownWidgets: OwnWidgets = {}

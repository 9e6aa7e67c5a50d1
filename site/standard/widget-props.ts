import type { OwnWidgetProps } from '../own-parts.ts'

/** Schemas of the props of a site's own widgets, by name: none. */
export const ownWidgetProps: OwnWidgetProps = {}

import type { OwnLayout } from '../own-layout.ts'

/** Layout of a site's own: none. */
export const ownLayout: OwnLayout = {}

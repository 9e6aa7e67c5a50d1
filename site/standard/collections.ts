import type { OwnCollections } from '../own-parts.ts'

/** Collections of a site's own: none. */
export const ownCollections: OwnCollections = {}

import type { OwnBlocks } from '../own-parts.ts'

/** Blocks of a site's own: none. */
export const ownBlocks: OwnBlocks = {}

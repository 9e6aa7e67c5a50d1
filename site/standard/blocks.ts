import type { OwnBlocks } from '../own-block.ts'

/** Blocks of a site's own: none. */
export const ownBlocks: OwnBlocks = {}

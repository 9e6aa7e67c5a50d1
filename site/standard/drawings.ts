import type { OwnDrawings } from '../own-parts.ts'

/** No drawings. */
export const ownDrawings: OwnDrawings = {}

// The door of this folder: the only code that keeps values from one build to the next. A cache is a value: a build
// gets one and fills it, and the next build opens it.

export { readCache, writeCache } from './disk-cache.ts'
export { type Cache, getOrMake, type Kind, openCache, type Shelf, type Stored } from './open-cache.ts'
export { openPack, type Pack, readOnlyPack } from './pack.ts'
export { formatName, readSealed, removeOldSealed, type SealedPlace, writeSealed } from './sealed-file.ts'
export type { PackPlace } from './segments.ts'
export { shareEmptyLists } from './share-empty-lists.ts'
export { shareValues } from './share-values.ts'

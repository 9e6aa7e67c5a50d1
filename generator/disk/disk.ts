// The door of this folder: the only code that writes the output folder, and its lock.

export { completeFile } from './complete-file.ts'
export { hashNames } from './hash-names.ts'
export { isIgnoredName } from './ignored-name.ts'
export { itemsIn } from './items-in.ts'
export { linkNew, renameNew } from './link-new.ts'
export { type Lock, lockOutput, lockUnlessHeld, readHolder, takeLock } from './lock.ts'
export { type Manifest, manifestName, readManifest } from './manifest.ts'
export { moveFile } from './move-file.ts'
export { emitFiles, openPublication } from './open-publication.ts'
export { otherFolders } from './other-folders.ts'
export type { FilePart, KeptFile, OutputFile } from './output-file.ts'
export { barrierAmong, placeFile } from './place-file.ts'
export { placeNewFile } from './place-new-file.ts'
export type { Emitted, Publication } from './publication.ts'
export { findCacheRefusal, findRefusal, refuseLinkedCache, refuseLinksIn, writeBelow } from './refuse-folder.ts'
export {
  compareFiles,
  type FileComparison,
  findKept,
  type KeptFiles,
  openKept,
  type SeenFile,
  type SeenFiles,
} from './seen-files.ts'
export { hasStaging, sideOf } from './staging.ts'
export { placedStampOf, settledStampOf, stampOf } from './stamp.ts'
export { statOf } from './stat-of.ts'
export { countTracked } from './tracked-files.ts'

// The door of this folder: the only code that writes the output folder, its lock, and atomic saves of content files.

export { type CompletedFile, completeFile, type FilePlace } from './complete-file.ts'
export { eachOf } from './each-of.ts'
export { hashNames } from './hash-names.ts'
export { isIgnoredName } from './ignored-name.ts'
export { itemsIn } from './items-in.ts'
export { type Holder, type Lock, lockOutput, readHolder } from './lock.ts'
export { type Manifest, manifestName, readManifest } from './manifest.ts'
export { emitFiles, openPublication } from './open-publication.ts'
export type { FilePart, KeptFile, OutputFile } from './output-file.ts'
export { placesOf } from './output-places.ts'
export { placeFile } from './place-file.ts'
export type { Emitted, Publication } from './publication.ts'
export { findRefusal, writeBelow } from './refuse-folder.ts'
export { type FileRefusal, type FileVersion, readContentFile, saveContentFile } from './save-file.ts'
export {
  findKept,
  type KeptFiles,
  type LookAhead,
  lookAhead,
  openKept,
  type SeenFile,
  type SeenFiles,
} from './seen-files.ts'
export { hasStaging, sideOf } from './staging.ts'
export { placedStampOf, settledStampOf, stampOf } from './stamp.ts'
export { statOf } from './stat-of.ts'

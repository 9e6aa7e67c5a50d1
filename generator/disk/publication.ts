// What is published, and what a publication offers.

import type { CompletedFile, FilePlace } from './complete-file.ts'
import type { PartStamp } from './manifest.ts'
import type { FilePart, KeptFile, OutputFile } from './output-file.ts'
import type { OtherFolders } from './refuse-folder.ts'
import type { SeenFiles } from './seen-files.ts'

export interface Emitted {
  written: string[]
  removed: string[]
  /** Files that were already right. */
  kept: number
  bytes: number
  /** Every file now in the folder, by path, for the next build. */
  files: ReadonlyMap<string, HashedFile>
  /** Stat signatures by path, from when each file was compared or written. */
  stamps: ReadonlyMap<string, string>
}

/** A file with its SHA-256. */
export interface HashedFile {
  path: string
  hash: string
  size: number
  /** Missing if the bytes are on the disk only. */
  bytes?: Uint8Array
  /** As of `OutputFile`. */
  key?: string | undefined
  copiedAt?: number | undefined
}

export interface PublicationOptions extends OtherFolders {
  /** Overwrite files that somebody else has written. */
  isForced?: boolean | undefined
  /** For how many builds a replaced asset stays. Default: 0. */
  keepAssets?: number | undefined
  /** Files whose bytes are known as long as their stat signature is the same. */
  seen?: SeenFiles | undefined
  /** `files` of an earlier result of this process: they are compared with the disk by size only. */
  before?: ReadonlyMap<string, HashedFile> | undefined
  /** Whether the process ends after this build: the result has no bytes. */
  isOnly?: boolean | undefined
}

export interface Publication {
  /** Adds a file. Its bytes are on the disk afterwards. Throws EnvironmentError if they cannot be written. */
  add: (file: OutputFile | KeptFile) => void
  /**
   * Adds a file whose bytes are on the disk when it is published. Returns what to await before the next; rejects as
   * `add` throws.
   */
  addSoon: (file: OutputFile | KeptFile) => Promise<void> | undefined
  /** A place for a file that is completed elsewhere; `adopt` adds it then. */
  reserve: (path: string) => FilePlace
  adopt: (path: string, file: CompletedFile) => void
  /** The bytes of a file that was added. */
  read: (path: string) => Uint8Array
  /** Adds the next part of a file. */
  append: (part: FilePart) => void
  /**
   * Puts everything into the folder and removes what the last manifest lists and this one does not. Rejects with
   * EnvironmentError if the folder cannot be written.
   */
  publish: (stamp?: PartStamp) => Promise<Emitted>
  /** Removes what was not published. */
  discard: () => Promise<void>
}

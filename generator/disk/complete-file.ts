// Completes one file beside the output folder, unless the folder has it already. The same in this thread and in others.

import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hashOf } from '../hash.ts'
import { stampOf } from './stamp.ts'

/** Where a file may be already, and where it is completed otherwise: absolute paths. */
export interface FilePlace {
  /** Missing in a folder that is new. */
  existing?: string
  target: string
}

/** A completed file. */
export interface CompletedFile {
  hash: string
  size: number
  /** Stat signature of the existing file if it has the same bytes; then nothing was written. */
  stamp?: string
}

/** Completes a file with these bytes, whose SHA-256 is `hash`. */
export function completeFile(
  { bytes, hash }: { bytes: Uint8Array; hash: string },
  { existing, target }: FilePlace,
  write: (path: string, bytes: Uint8Array) => void = writeFileSync,
): CompletedFile {
  const stamp = existing === undefined ? undefined : stampIfSame(existing, bytes)
  if (existing === undefined) mkdirSync(dirname(target), { recursive: true })
  if (stamp === undefined) write(target, bytes)
  return { hash, size: bytes.length, ...(stamp === undefined ? {} : { stamp }) }
}

/** The stat signature of a file that has these bytes; undefined for any other file. */
export function stampIfSame(path: string, bytes: Uint8Array): string | undefined {
  return stampIf(path, bytes.length, (found) => Buffer.compare(bytes, found) === 0)
}

/** The stat signature of a file of this size and SHA-256; undefined for any other file. */
export function stampIfHash(path: string, { size, hash }: { size: number; hash: string }): string | undefined {
  return stampIf(path, size, (found) => hashOf(found) === hash)
}

function stampIf(path: string, size: number, isRight: (bytes: Uint8Array) => boolean): string | undefined {
  try {
    const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false })
    if (!stats?.isFile() || stats.size !== BigInt(size)) return undefined
    return isRight(readFileSync(path)) ? stampOf(stats) : undefined
  } catch {
    return undefined
  }
}

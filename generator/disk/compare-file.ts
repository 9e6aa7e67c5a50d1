// Whether a file on the disk has given bytes already.

import { lstatSync, readFileSync } from 'node:fs'
import { hashOf } from '../hash.ts'
import { stampOf } from './stamp.ts'

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

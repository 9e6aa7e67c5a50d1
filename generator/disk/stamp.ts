// The stat signature of a file: as long as it stays the same, the file has not been written.

import type { BigIntStats } from 'node:fs'

// A file that changed this shortly before it was looked at may change again without a new signature.
const settledMs = 100

/** FAT counts in two seconds, HFS+ in one. There a file may change for as long without a new signature. */
const coarseMs = 2100
const second = 1_000_000_000n

/** The stat signature. */
export function stampOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  // Joined, because V8 keeps each part of a template apart: thousands of stamps would take five times the memory.
  return [dev, ino, size, mtimeNs, ctimeNs].join(':')
}

/** Bytes of the file with a stat signature. */
export function sizeIn(stamp: string): number {
  return Number(stamp.split(':')[2])
}

/**
 * The stat signature of a file that was renamed to its place; empty if it must be read again. Writing a file
 * sets both of its times to the same instant: while they differ, nobody has written it since it was renamed.
 */
export function placedStampOf(stats: BigIntStats): string {
  return stats.mtimeNs < stats.ctimeNs ? stampOf(stats) : settledStampOf(stats)
}

/** The stat signature; empty if the file changed so recently that it must be read again. */
export function settledStampOf(stats: BigIntStats): string {
  const isCoarse = stats.ctimeNs % second === 0n && stats.mtimeNs % second === 0n
  return Date.now() - Number(stats.ctimeMs) < (isCoarse ? coarseMs : settledMs) ? '' : stampOf(stats)
}

import type { BigIntStats } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settledStampOf } from '#generator/disk/stamp.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_789 }))
afterEach(() => void vi.useRealTimers())

const second = 1_000_000_000n

/** A file that was written so many milliseconds ago, on a disk that counts in such steps. */
function written(msAgo: number, stepNs: bigint): BigIntStats {
  const exact = BigInt(Date.now() - msAgo) * 1_000_000n
  const time = exact - (exact % stepNs)
  return { dev: 1n, ino: 2n, size: 3n, mtimeNs: time, ctimeNs: time, ctimeMs: time / 1_000_000n } as BigIntStats
}

test.each<[string, number, bigint, boolean]>([
  ['just now', 0, 1n, false],
  ['some time ago', 500, 1000n, true],
  ['some time ago on a disk that counts in seconds', 500, second, false],
  ['some time ago on a disk that counts in two seconds', 500, 2n * second, false],
  ['long ago on such a disk', 5000, 2n * second, true],
])('a file that was written %s is settled or not', (_, msAgo, step, isSettled) => {
  expect(settledStampOf(written(msAgo, step)) !== '').toBe(isSettled)
})

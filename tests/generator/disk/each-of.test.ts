import { expect, test } from 'vitest'
import { eachOf } from '#generator/pace.ts'

test('takes every item once, at most 32 at a time', async () => {
  const taken: number[] = []
  let running = 0
  let most = 0
  await eachOf(Array.from({ length: 100 }, (_, index) => index).values(), async (item) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    taken.push(item)
  })
  expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index))
  expect(most).toBe(32)
})

test('rejects with the first failure, when nothing runs any more', async () => {
  let running = 0
  const failing = eachOf(['a', 'b', 'c'], async (item) => {
    running++
    await new Promise((resolve) => setImmediate(resolve))
    running--
    if (item === 'b') throw new Error('b cannot be had')
  })
  await expect(failing).rejects.toThrow('b cannot be had')
  expect(running).toBe(0)
})

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

test('starts no further item after a failure, and waits for those that run', async () => {
  const started: number[] = []
  let running = 0
  const { promise: afterFailure, resolve: release } = withResolvers()
  const failing = eachOf(
    Array.from({ length: 1000 }, (_, index) => index),
    async (item) => {
      started.push(item)
      running++
      // Those from 32 on still run when item 40 has failed.
      await (item < 32 || item === 40 ? undefined : afterFailure)
      running--
      if (item !== 40) return
      setImmediate(release)
      throw new Error('40 cannot be had')
    },
  )
  await expect(failing).rejects.toThrow('40 cannot be had')
  expect(running).toBe(0)
  // 32 at first, then one for each of those that ended before item 40 failed.
  expect(started.length).toBeLessThanOrEqual(96)
  const count = started.length
  await new Promise(setImmediate)
  expect(started.length).toBe(count)
})

test('starts nothing after a failure at once', async () => {
  const started: number[] = []
  const failing = eachOf(
    Array.from({ length: 1000 }, (_, index) => index),
    async (item) => {
      started.push(item)
      throw new Error(`${item} cannot be had`)
    },
  )
  await expect(failing).rejects.toThrow('0 cannot be had')
  expect(started.length).toBeLessThanOrEqual(32)
})

import { expect, test } from 'vitest'
import { eachOf } from '../../../generator/disk/each-of.ts'

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

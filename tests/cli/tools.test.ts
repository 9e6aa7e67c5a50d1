// The tools that look at many pages.

import { expect, test } from 'vitest'
import { openTries } from '../tools/try-pages.js'

test('a page that fails once is tried again, one that fails twice is named, and the others go on', async () => {
  const lines: string[] = []
  const tries = openTries((line) => lines.push(line))
  let calls = 0
  const flaky = async () => {
    calls++
    if (calls === 1) throw new Error('a slow machine\nwith a stack')
    return 'done'
  }
  expect(await tries.run('/docs', flaky)).toBe('done')
  expect(tries.report()).toBe(0)
  expect(await tries.run('/blog', () => Promise.reject(new Error('gone')))).toBe(undefined)
  expect(await tries.run('/help', () => Promise.resolve(1))).toBe(1)
  expect(tries.report()).toBe(1)
  expect(lines).toEqual([
    '/docs: a slow machine; trying again',
    '/blog: gone; trying again',
    '/blog: gone',
    'failed: /blog',
  ])
})

// savingMemory: the larger a site, the less its heap may grow before garbage is collected.

import { expect, it } from 'vitest'
import type { Progress } from '#generator/build/progress.ts'
import { savingMemory } from '#generator/build/saving-memory.ts'

/** What the heap is told in a build that loads so many files and then makes these steps. */
function toldOf(files: number, isFirst: boolean, steps: readonly Progress[] = []): string[] {
  const told: string[] = []
  const heap = {
    growBy: (percent: number) => void told.push(`grow by ${percent} %`),
    collectGarbage: () => void told.push('collect'),
  }
  const onProgress = savingMemory(undefined, isFirst, heap)
  const loaded = { entries: Array.from({ length: files }) }
  for (const step of [{ kind: 'loaded', loaded } as Progress, ...steps]) onProgress(step)
  return told
}

const stages = (['render', 'describe', 'emit'] as const).map((stage): Progress => ({ kind: 'stage', stage }))

it.each([
  [7999, []],
  [8000, ['grow by 20 %']],
  [29_999, ['grow by 20 %']],
  [30_000, ['grow by 10 %', 'collect', 'collect', 'collect']],
])('a first build of %i files', (files, told) => {
  expect(toldOf(files, true, stages)).toEqual(told)
})

it.each([
  [29_999, []],
  [30_000, ['grow by 10 %', 'collect', 'collect', 'collect']],
])('an edit of %i files', (files, told) => {
  expect(toldOf(files, false, stages)).toEqual(told)
})

it.each([
  [499, true, []],
  [500, false, []],
  [500, true, ['grow by 20 %', 'collect']],
])('an edit that has rendered %i pages, all of them now: %s', (count, isFresh, told) => {
  const page = { kind: 'page', isFresh, count: 1, total: 8000 } as Progress
  expect(
    toldOf(
      8000,
      false,
      Array.from({ length: count }, () => page),
    ),
  ).toEqual(told)
})

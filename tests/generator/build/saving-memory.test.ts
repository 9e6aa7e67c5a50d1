// savingMemory: the larger a site, the less its heap may grow before garbage is collected.

import { expect, it } from 'vitest'
import type { Progress } from '#generator/build/progress.ts'
import { savingMemory } from '#generator/build/saving-memory.ts'

/** What the heap is told in a build that loads so many files and then makes these steps. */
function toldOf(files: number, isFirst: boolean, steps: readonly Progress[] = [], grown = [1]): string[] {
  const told: string[] = []
  const sizes = [1000, ...grown.map((share) => share * 1000)]
  const heap = {
    growBy: (percent: number) => void told.push(`grow by ${percent} %`),
    collectGarbage: () => void told.push('collect'),
    used: () => sizes.shift() ?? 0,
  }
  const onProgress = savingMemory(undefined, isFirst, heap)
  const loaded = { entries: Array.from({ length: files }) }
  for (const step of [{ kind: 'loaded', loaded } as Progress, ...steps]) onProgress(step)
  return told
}

const stage = (name: 'render' | 'describe' | 'emit'): Progress => ({ kind: 'stage', stage: name })
const stages = [stage('render'), stage('describe'), stage('emit')] as const

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

it.each([
  [
    [1.02, 1.02],
    ['grow by 10 %', 'collect'],
  ],
  [
    [1.04, 1, 1.02],
    ['grow by 10 %', 'collect', 'collect'],
  ],
])('a heap that has grown by %j between groups of files', (grown, told) => {
  const groups = [{ kind: 'described' }, { kind: 'described' }] as const
  expect(toldOf(30_000, true, groups, grown)).toEqual(told)
  expect(toldOf(29_999, true, groups, grown)).toEqual(['grow by 20 %'])
  expect(toldOf(30_000, false, groups, grown)).toEqual(['grow by 10 %', 'collect'])
})

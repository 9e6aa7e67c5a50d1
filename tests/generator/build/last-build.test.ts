// reuse: what a build takes from the last one.

import { expect, it } from 'vitest'
import { reuse } from '#generator/build/last-build.ts'
import type { LastBuild } from '#generator/build/last-build-file.ts'
import type { FileComparison } from '#generator/disk/disk.ts'

const lastBuild = (count: number): LastBuild => ({
  pages: count,
  bytes: 0,
  problems: [],
  from: 0,
  until: 0,
  codeVersions: [],
  contexts: {},
  content: [],
  code: [],
  output: Array.from({ length: count }, (_, index) => [`file-${index}`, `stamp ${index}`, `hash ${index}`]),
  loads: [],
})

it.each([
  [3999, 0],
  [4000, 1],
])('of %i files in the output folder, another thread looks at them: %i', (count, times) => {
  const tasks: FileComparison[] = []
  const { seen } = reuse({ out: '/dist' }, lastBuild(count), (task, setup) => {
    expect(task).toBe('compare-files')
    tasks.push(setup)
  })
  expect(tasks).toHaveLength(times)
  for (const { folder, paths, stamps, verdicts } of tasks) {
    expect([paths.length, stamps.length, verdicts.length]).toEqual([count, count, count])
    expect([folder, paths[7], stamps[7]]).toEqual(['/dist', 'file-7', 'stamp 7'])
    expect(seen?.get('file-7')).toMatchObject({ verdicts, place: 7 })
    // A copy in the message would never be filled.
    expect(verdicts.buffer).toBeInstanceOf(SharedArrayBuffer)
  }
})

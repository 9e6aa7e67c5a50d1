// Which files of Libretto itself are watched, and when changes are ready.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { openBatch, watchChanges } from '#generator/watch/changes.ts'
import { writeFolder } from '../setup/mini-site.ts'

/** What is reported after a save of Libretto's code in `folder` and, behind it, one of content. */
async function saveBoth(folder: string): Promise<{ isGenerator: boolean; content: string[] }> {
  const root = await writeFolder({ 'content/site.yaml': 'name: A\n' })
  const libretto = join(root, folder)
  for (const room of ['site', 'runtime', 'generator', 'schemas', 'bin'])
    await mkdir(join(libretto, room), { recursive: true })
  await writeFile(join(libretto, 'package.json'), '{}')
  await writeFile(join(libretto, 'generator/a.ts'), '1')
  let onReady = () => {}
  const watcher = await watchChanges(
    { content: join(root, 'content'), libretto },
    { onReady: () => onReady(), onTrouble: (message) => expect.unreachable(message) },
  )
  onTestFinished(watcher.close)
  const save = async (path: string) => {
    const ready = new Promise<void>((resolve) => (onReady = resolve))
    await writeFile(path, '2')
    await ready
    return watcher.take()
  }
  const seen = { isGenerator: false, content: [] as string[] }
  const isWatched = !folder.includes('node_modules')
  // Where the code is watched, its event comes by itself.
  if (isWatched) seen.isGenerator = (await save(join(libretto, 'generator/a.ts')))?.isGenerator === true
  else await writeFile(join(libretto, 'generator/a.ts'), '2')
  const after = await save(join(root, 'content/site.yaml'))
  seen.isGenerator ||= after?.isGenerator === true
  seen.content = [...(after?.content ?? [])]
  return seen
}

test.each([
  ['libretto', true],
  ['node_modules/libretto', false],
  ['node_modules/.pnpm/libretto@1.0.0/node_modules/libretto', false],
])('code of Libretto in %s: %s', async (folder, isGenerator) => {
  expect(await saveBoth(folder)).toEqual({ isGenerator, content: ['site.yaml'] })
})

describe('changes are ready', () => {
  const of = (...files: string[]) => ({ content: new Set(files) })
  const open = () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    let ready = 0
    const batch = openBatch(() => void ready++)
    /** Milliseconds until they are ready. */
    const wait = () => {
      for (let passed = 0; passed < 1000; passed++) {
        if (ready > 0) return passed
        vi.advanceTimersByTime(1)
      }
      return Number.POSITIVE_INFINITY
    }
    return { batch, wait }
  }

  it('soon after one file that has text, however many events it has', async () => {
    const { batch, wait } = open()
    batch.add(of('a.md'))
    batch.add(of('a.md'), true)
    batch.add(of('a.md'), true)
    expect(wait()).toBe(5)
    expect([...((await batch.take())?.content ?? [])]).toEqual(['a.md'])
  })

  it.each<[string, Parameters<ReturnType<typeof openBatch>['add']>[]]>([
    ['a file that is empty, or gone', [[of('a.md'), false]]],
    [
      'a file that was emptied again',
      [
        [of('a.md'), true],
        [of('a.md'), false],
      ],
    ],
    [
      'two files',
      [
        [of('a.md'), true],
        [of('b.md'), true],
      ],
    ],
    ['a file and code', [[{ isCode: true }], [of('a.md'), true]]],
    ['a check of all files', [[{ isRescan: true }], [of('a.md'), true]]],
  ])('later after %s', (_, changes) => {
    const { batch, wait } = open()
    for (const change of changes) batch.add(...change)
    expect(wait()).toBe(12)
  })

  it('in the end although changes go on', () => {
    const { batch, wait } = open()
    const timer = setInterval(() => batch.add(of('a.md'), true), 3)
    const passed = wait()
    expect(passed).toBeGreaterThanOrEqual(150)
    expect(passed).toBeLessThan(160)
    clearInterval(timer)
  })
})

// One watcher for a whole folder, as on Windows, tells of the same paths as one watcher per folder.

import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { watchFolder } from '#generator/watch/folder-events.ts'
import { writeFolder } from '../../setup/mini-site.ts'

test.each([true, false])('changes below a folder are told, one watcher for all: %s', async (isWhole) => {
  const folder = await writeFolder({ 'pages/home.yaml': 'title: A\n', 'help/a.md': 'A\n' })
  const told = new Set<string>()
  const errors: unknown[] = []
  const listener = { onPath: (path: string) => told.add(path), onError: (error: unknown) => errors.push(error) }
  const { close } = watchFolder(folder, listener, isWhole)
  onTestFinished(close)
  await writeFile(join(folder, 'pages/home.yaml'), 'title: B\n')
  await expect.poll(() => [...told]).toContain(join(folder, 'pages/home.yaml'))
  await writeFile(join(folder, 'help/.a.md.swp'), 'B')
  await mkdir(join(folder, 'blog'))
  await expect.poll(() => [...told]).toContain(join(folder, 'blog'))
  await rename(join(folder, 'help'), join(folder, 'guides'))
  await expect.poll(() => [...told]).toContain(join(folder, 'guides'))
  await rm(join(folder, 'guides'), { recursive: true })
  await expect.poll(() => [...told]).toContain(join(folder, 'help'))
  expect([...told].filter((path) => path.endsWith('.swp'))).toEqual([])
  expect(errors).toEqual([])
})

test.each([true, false])('a folder that is not there is no trouble, one watcher for all: %s', async (isWhole) => {
  const folder = await writeFolder({})
  const errors: unknown[] = []
  watchFolder(
    join(folder, 'none'),
    { onPath: () => undefined, onError: (error) => errors.push(error) },
    isWhole,
  ).close()
  expect(errors).toEqual([])
})

// What a rescan reports of the site's code. Events of content are in watch.test.ts.

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadContent } from '#generator/load/load-content.ts'
import type { ChangeWatcher } from '#generator/watch/changes.ts'
import { openRescans } from '#generator/watch/rescan.ts'
import type { LastBuild } from '#generator/watch/watch-session.ts'
import { configOf, libretto, writeFolder } from '../setup/mini-site.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a save of code without an event is found, even if content was built meanwhile', async () => {
  const folder = await writeFolder({ 'content/site.yaml': 'name: Seen\n', 'code.ts': 'one' })
  const config = configOf(folder)
  const inputs = new Map([[relative(libretto, join(folder, 'code.ts')), 'hash']])
  // As after each build: the code is an object of that build, what it was compiled from is the same.
  const loaded = await loadContent(config.places.content)
  const built = () => ({ loaded, site: { languages: [{ bundle: { inputs } }] } }) as unknown as LastBuild
  let last = built()
  const changes = { rewatch: vi.fn(), isWaiting: () => false, add: vi.fn() }
  const reported = new Promise<unknown>((resolve) => changes.add.mockImplementation(resolve))
  const watcher = changes as unknown as ChangeWatcher
  const rescans = await openRescans(config, watcher, { last: () => last, isBusy: () => false })
  await rescans.remember()
  await writeFile(join(folder, 'code.ts'), 'another')
  last = built()
  rescans.start()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await reported).toEqual({ isCode: true })
  rescans.stop()
})

test('a new folder with the inode of the removed one is watched again', async () => {
  const folder = await writeFolder({ 'content/site.yaml': 'name: Seen\n' })
  const config = configOf(folder)
  const last = { loaded: await loadContent(config.places.content) } as unknown as LastBuild
  const changes = { rewatch: vi.fn(), isWaiting: () => false, add: vi.fn() }
  const rewatched = new Promise<void>((resolve) => changes.rewatch.mockImplementation(resolve))
  const watcher = changes as unknown as ChangeWatcher
  const rescans = await openRescans(config, watcher, { last: () => last, isBusy: () => false })
  await rm(config.places.content, { recursive: true })
  await mkdir(config.places.content)
  rescans.start()
  await vi.advanceTimersByTimeAsync(2000)
  await rewatched
  rescans.stop()
})

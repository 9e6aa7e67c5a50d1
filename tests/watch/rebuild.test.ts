// One batch of changes at a time, without events and clocks.

import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type RebuildOptions, rebuild } from '#generator/watch/rebuild.ts'
import { isOutdated } from '#generator/watch/rescan.ts'
import { serveFromMemory } from '#generator/watch/served-site.ts'
import { firstBuild } from '#generator/watch/watch-session.ts'
import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import { configOf, writeFolder } from '../setup/mini-site.ts'

const page = 'title: Home\ndescription: The home page.\n'

test('a file that is empty for a moment while it is saved is not reported as a fault', async () => {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Saved\nurl: https://saved.example.com\n',
    'content/pages/home.yaml': page,
  })
  const config = configOf(folder)
  const reports: BuildReport[] = []
  const served = serveFromMemory()
  let last = firstBuild(config)
  const build = async (isRescan: boolean, isSaved: boolean) => {
    const found = { content: new Set(['pages/home.yaml']), isRescan, isCode: isRescan }
    const options: RebuildOptions = {
      id: reports.length + 1,
      changes: {
        ...found,
        content: new Set([...found.content, ...(last.unseen.content ?? [])]),
        isDevtools: false,
        isGenerator: false,
      },
      last,
      served,
      visited: new Set(),
      onProgress: () => {},
      onReport: (report) => reports.push(report),
      onWritten: () => {},
      isCalm: () => Promise.resolve(false),
      isSaved: () => Promise.resolve(isSaved),
      isOvertaken: () => false,
    }
    last = await rebuild(config, options)
  }
  await build(true, true)
  await writeFile(join(folder, 'content/pages/home.yaml'), '')
  await build(false, false)
  expect(reports.map(({ isServed }) => isServed)).toEqual([true])
  expect([...(last.unseen.content ?? [])]).toEqual(['pages/home.yaml'])
  // Nobody writes any more: it is a fault now.
  await build(false, true)
  expect(reports.map(({ isServed }) => isServed)).toEqual([true, false])
  await writeFile(join(folder, 'content/pages/home.yaml'), page.replace('Home', 'Saved'))
  await build(false, false)
  expect(reports.map(({ isServed, changed }) => [isServed, changed])).toEqual([
    [true, []],
    [false, ['pages/home.yaml']],
    [true, ['pages/home.yaml']],
  ])
})

test('a build that code has stopped knows the content it read, so that a rescan finds no change in it', async () => {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Stopped\nurl: https://stopped.example.com\n',
    'site/blocks/fares/fares.tsx': 'export const block = {',
  })
  const config = configOf(folder)
  const reports: BuildReport[] = []
  const { loaded } = await rebuild(config, {
    id: 1,
    changes: { content: new Set(), isRescan: true, isCode: true, isDevtools: false, isGenerator: false },
    last: firstBuild(config),
    served: serveFromMemory(),
    visited: new Set(),
    onProgress: () => {},
    onReport: (report) => reports.push(report),
    onWritten: () => {},
    isCalm: () => Promise.resolve(true),
    isSaved: () => Promise.resolve(true),
    isOvertaken: () => false,
  })
  expect(reports.map(({ problems }) => problems.map(({ code }) => code))).toEqual([['site-code']])
  expect(await isOutdated(config, loaded)).toBe(false)
})

test('a change while the output folder is prepared comes first, and the next build writes the folder', async () => {
  const folder = await writeFolder({ 'content/site.yaml': 'name: Overtaken\nurl: https://overtaken.example.com\n' })
  const config = configOf(folder)
  const files = () => readdirSync(folder).sort()
  const reports: BuildReport[] = []
  let last = firstBuild(config)
  const build = async (isOvertaken: boolean) => {
    last = await rebuild(config, {
      id: 1,
      changes: { content: new Set(), isRescan: true, isCode: true, isDevtools: false, isGenerator: false },
      last,
      served: serveFromMemory(),
      visited: new Set(),
      onProgress: () => {},
      onReport: (report) => reports.push(report),
      onWritten: () => {},
      isCalm: () => Promise.resolve(true),
      isSaved: () => Promise.resolve(true),
      isOvertaken: () => isOvertaken,
    })
  }
  await build(true)
  expect(files()).toEqual(['content'])
  expect(last).toMatchObject({ isBehind: true, unwritten: [] })
  await build(false)
  expect(files()).toEqual(['content', 'dist'])
  expect(reports.map(({ isServed, problems }) => [isServed, problems.length])).toEqual([
    [true, 1],
    [true, 1],
  ])
})

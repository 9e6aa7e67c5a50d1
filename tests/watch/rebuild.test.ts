// One batch of changes at a time, without events and clocks.

import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Config } from '#generator/config/config.ts'
import type { Changes } from '#generator/watch/changes.ts'
import { type RebuildOptions, rebuild } from '#generator/watch/rebuild.ts'
import { isOutdated } from '#generator/watch/rescan.ts'
import { serveFromMemory } from '#generator/watch/served-site.ts'
import { firstBuild } from '#generator/watch/watch-session.ts'
import type { BuildReport } from '#runtime/devtools/wire-types.ts'
import { configOf, writeFolder } from '../setup/mini-site.ts'

const page = 'title: Home\ndescription: The home page.\n'
const everything: Changes = {
  content: new Set(),
  isRescan: true,
  isCode: true,
  isDevtools: false,
  isGenerator: false,
}

/** Builds of one folder, one after the other, as if no event came between them. */
function openBuilds(config: Config) {
  const reports: BuildReport[] = []
  const served = serveFromMemory()
  let last = firstBuild(config)
  return {
    reports,
    last: () => last,
    build: async (options: Partial<RebuildOptions> = {}) => {
      last = await rebuild(config, {
        id: reports.length + 1,
        changes: everything,
        last,
        served,
        visited: new Set(),
        onProgress: () => {},
        onPage: () => {},
        whenFetched: () => Promise.resolve(),
        onReport: (report) => reports.push(report),
        onWritten: () => {},
        isCalm: () => Promise.resolve(true),
        isSaved: () => Promise.resolve(true),
        isOvertaken: () => false,
        ...options,
      })
    },
  }
}

test('a file that is empty for a moment while it is saved is not reported as a fault', async () => {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Saved\nurl: https://saved.example.com\n',
    'content/pages/home.yaml': page,
  })
  const { build, reports, last } = openBuilds(configOf(folder))
  const isCalm = () => Promise.resolve(false)
  const save = (text: string) => writeFile(join(folder, 'content/pages/home.yaml'), text)
  const changes = { ...everything, content: new Set(['pages/home.yaml']), isRescan: false, isCode: false }
  const buildPage = (isSaved: boolean) => build({ changes, isCalm, isSaved: () => Promise.resolve(isSaved) })
  await build({ isCalm })
  await save('')
  await buildPage(false)
  const errors = () => reports.map(({ problems }) => problems.filter(({ severity }) => severity === 'error').length)
  expect(errors()).toEqual([0])
  expect([...(last().unseen.content ?? [])]).toEqual(['pages/home.yaml'])
  // Nobody writes any more: it is a fault now.
  await buildPage(true)
  expect(errors()).toEqual([0, expect.any(Number)])
  expect(errors()[1]).toBeGreaterThan(0)
  await save(page.replace('Home', 'Saved'))
  await buildPage(false)
  expect(errors()).toEqual([0, errors()[1], 0])
  expect(reports.map(({ changed }) => changed)).toEqual([[], ['pages/home.yaml'], ['pages/home.yaml']])
})

test('a build that code has stopped knows the content it read, so that a rescan finds no change in it', async () => {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Stopped\nurl: https://stopped.example.com\n',
    'site/blocks/fares/fares.tsx': 'export const block = {',
  })
  const config = configOf(folder)
  const { build, reports, last } = openBuilds(config)
  await build()
  expect(reports.map(({ problems }) => problems.map(({ code }) => code))).toEqual([['site-code']])
  expect(await isOutdated(config, last().loaded)).toBe(false)
})

test('a change while the output folder is prepared comes first, and the next build writes the folder', async () => {
  const folder = await writeFolder({ 'content/site.yaml': 'name: Overtaken\nurl: https://overtaken.example.com\n' })
  const files = () => readdirSync(folder).sort()
  const { build, reports, last } = openBuilds(configOf(folder))
  await build({ isOvertaken: () => true })
  expect(files()).toEqual(['content'])
  expect(last()).toMatchObject({ isBehind: true, unwritten: [] })
  // The next wait is longer by that: what is begun at each save and never ends delays all of them.
  expect(last().tailMs).toBeGreaterThan(0)
  await build()
  expect(files()).toEqual(['content', 'dist'])
  expect(reports.map(({ isServed, problems }) => [isServed, problems.length])).toEqual([
    [true, 1],
    [true, 1],
  ])
})

test('what nothing mentions is said with the pages, and not while there are errors', async () => {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Unused\nurl: https://unused.example.com\n',
    'content/pages/home.yaml': page,
    'content/assets/plan.txt': 'Nobody links to it.\n',
  })
  const { build, reports } = openBuilds(configOf(folder))
  const home = join(folder, 'content/pages/home.yaml')
  const changes = { ...everything, content: new Set(['pages/home.yaml']), isRescan: false, isCode: false }
  await build()
  await writeFile(home, `${page}colour: red\n`)
  await build({ changes })
  await writeFile(home, page)
  await build({ changes })
  const codes = reports.map(({ problems }) => problems.map(({ code }) => code))
  expect(codes).toEqual([['unused-asset'], ['unknown-key'], ['unused-asset']])
})

test('a page that is open is fetched before the build goes on to the others', async () => {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Fetched\nurl: https://fetched.example.com\n',
    'content/pages/about.yaml': page.replace('Home', 'About'),
    'content/pages/home.yaml': page,
  })
  const builds = openBuilds(configOf(folder))
  const told: string[] = []
  const options: Partial<RebuildOptions> = {
    visited: new Set(['index.html']),
    onPage: (url) => told.push(url),
    whenFetched: async () => {
      await new Promise(setImmediate)
      told.push('fetched')
    },
  }
  await builds.build(options)
  expect(told).toEqual([])
  await writeFile(join(folder, 'content/site.yaml'), 'name: Renamed\nurl: https://fetched.example.com\n')
  await builds.build({ ...options, changes: { ...everything, isCode: false } })
  expect([told.slice(0, 2), told.indexOf('/about') > 1]).toEqual([['/', 'fetched'], true])
})

test('the page of a saved text is told of before the build has all others', async () => {
  const folder = await writeFolder({
    'content/site.yaml': 'name: Told\nurl: https://told.example.com\n',
    'content/pages/home.yaml': page,
    'content/help/one.md': '---\ntitle: One\n---\n\nFirst words.\n',
  })
  const config = configOf(folder)
  const told: string[] = []
  const builds = openBuilds(config)
  await builds.build({ onPage: (url) => told.push(url) })
  expect(told).toEqual([])
  await writeFile(join(folder, 'content/help/one.md'), '---\ntitle: One\n---\n\nOther words.\n')
  const changes = { ...everything, content: new Set(['help/one.md']), isRescan: false, isCode: false }
  await builds.build({ changes, onPage: (url) => told.push(url), onReport: () => told.push('report') })
  expect([told[0], told.at(-1)]).toEqual(['/help/one', 'report'])
})

// What code can bring besides blocks, widgets, collections and layout; and that a site without it has none of Parley's.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSite, siteDefaults } from '#generator/commands/new-site.ts'
import { bundleDevtools } from '#generator/watch/bundle-devtools.ts'
import { libretto, readFolder, writeFolder } from '../setup/mini-site.ts'
import { readFences } from '../setup/read-fences.ts'
import { runHere } from '../setup/run-here.ts'

const site = { 'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\n' }
const manual = readFences(await readManual('more.md')).map(({ title = '', text }) => [title, text] as const)
const home = 'title: Lake\ndescription: The lake.\nblocks: [{ id: top, type: hero, title: Lake }]\n'

async function readManual(page: string): Promise<string> {
  return (await readFolder(join(libretto, 'docs/content/docs/extend')))[page] ?? ''
}

async function panelOf(own: string | undefined): Promise<string> {
  return (await bundleDevtools({ libretto, own })).map(({ bytes }) => Buffer.from(bytes).toString()).join('\n')
}

const file = (dist: Readonly<Record<string, string>>, pattern: RegExp) =>
  Object.entries(dist).find(([path]) => pattern.test(path))?.[1] ?? ''

// Of several examples of a file, the first one.
test('the manual’s drawing, sign, script and part of the panel are where the manual says', async () => {
  const folder = await writeFolder({
    ...site,
    'content/pages/home.yaml': home,
    ...Object.fromEntries(manual.toReversed()),
  })
  expect(await runHere(folder, 'build', '--quiet')).toMatchObject({ code: 0, stderr: '' })
  const dist = await readFolder(join(folder, 'dist'))
  const page = dist['lake/index.html'] ?? ''
  expect(page).toContain('<svg id="lake-head-drawing" class="waves"')
  expect(page).toMatch(/href="\/assets\/drawings-\w+\.css"/)
  expect(dist['index.html']).not.toMatch(/assets\/drawings-/)
  expect(file(dist, /^assets\/drawings-\w+\.css$/)).toContain('.waves path')
  expect(page).toContain('<circle cx="12" cy="12" r="8"></circle>')
  expect(Object.keys(dist).filter((path) => dist[path]?.includes('[data-clock]'))).toEqual([
    expect.stringMatching(/^assets\/.*\.js$/),
  ])
  const panel = await panelOf(join(folder, 'site'))
  expect(panel).toContain('Three boats, all in the harbour.')
  expect(Object.values(dist).join('\n')).not.toContain('Three boats')
})

test('a drawing that nobody drew is a warning with its line', async () => {
  const page = 'title: Lake\ndescription: The lake.\nblocks:\n  - id: top\n    type: hero\n    title: Lake\n'
  const content = { ...site, 'content/pages/home.yaml': `${page}    data: { drawing: wave }\n` }
  const run = async (files: Readonly<Record<string, string>>) =>
    (await runHere(await writeFolder({ ...content, ...files }), 'validate')).stderr
  const warning =
    'warning content/pages/home.yaml:7:22  there is no drawing "wave"; the page is without it [unknown-drawing]'
  const drawn = { 'site/drawings/waves/waves.tsx': 'export const drawing = () => null\n' }
  expect(await run({ 'site/theme.css': '' })).toContain(`${warning}`)
  expect(await run(drawn)).toContain(warning)
  expect(await run(drawn)).toContain('did you mean "waves"?')
  // Content without its code, such as a writer's copy of it, has no drawing at all.
  expect(await run({})).toBe('')
})

// The icons that any site may name have one of a call, and the API explorer's calls are those of an API.
const parleys = /codecs?\b|jitter|timeline|call history|simulat\w+ call|packet/i

test('a site of somebody else and its panel have nothing of Parley', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'libretto-door-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const folder = join(parent, 'lake')
  createSite({ folder, ...siteDefaults(folder) }, { libretto, now: 0 })
  expect((await runHere(folder, 'build')).code).toBe(0)
  const dist = await readFolder(join(folder, 'dist'))
  const scripts = Object.entries(dist).filter(([path]) => /\.(?:js|css|html|txt|json)$/.test(path))
  expect(scripts.length).toBeGreaterThan(10)
  expect(
    scripts.filter(([, text]) => parleys.test(text)).map(([path, text]) => [path, parleys.exec(text)?.[0]]),
  ).toEqual([])
  expect(parleys.exec(await panelOf(undefined))?.[0]).toBeUndefined()
  expect(parleys.test(await panelOf(join(libretto, 'site/own')))).toBe(true)
})

// Two sites and one output folder: the second build says that it replaces the first site, once.

import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const home = 'title: Home\ndescription: The home page.\n'
const files = {
  'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\n',
  'content/pages/home.yaml': home,
  'sea/site.yaml': 'name: Sea\nurl: https://sea.example.com/coast\n',
  'sea/pages/home.yaml': home,
}
const said =
  'warning  dist has another site, "Lake" (https://lake.example.com), and this one replaces it [replaced-site]\n' +
  '  → build one of the two into another folder with --out; if the old site is not needed, nothing is to be done\n'

test('a build that replaces another site says so once', async () => {
  const folder = await writeFolder(files)
  const build = async (...argv: string[]) => (await runHere(folder, 'build', ...argv)).stderr
  expect(await build()).toBe('')
  expect(await build('--content', 'sea')).toContain(said)
  expect(await build('--content', 'sea')).toBe('')
  await writeFile(join(folder, 'sea/pages/home.yaml'), home.replace('Home', 'Start'))
  expect(await build('--content', 'sea')).toBe('')
  expect(await build()).toContain('dist has another site, "Sea" (https://sea.example.com), and this one replaces it')
  expect(await build('--content', 'sea', '--out', 'other')).toBe('')
})

test('with --strict the first site stays', async () => {
  const folder = await writeFolder(files)
  await runHere(folder, 'build')
  const before = await readFolder(join(folder, 'dist'))
  const { code, stderr } = await runHere(folder, 'build', '--content', 'sea', '--strict')
  expect(stderr).toContain('[replaced-site]')
  expect(code).toBe(1)
  expect(await readFolder(join(folder, 'dist'))).toEqual(before)
})

test('a site with a new name, or a new address, is itself', async () => {
  const folder = await writeFolder(files)
  for (const site of ['name: Lake\nurl: https://pond.example.com\n', 'name: Pond\nurl: https://pond.example.com\n']) {
    await runHere(folder, 'build')
    await writeFile(join(folder, 'content/site.yaml'), site)
    expect(await runHere(folder, 'build')).toMatchObject({ code: 0, stderr: '' })
  }
})

test.each(['site.webmanifest', 'sitemap.xml', '.libretto-manifest.json'])(
  "a folder with a damaged %s is nobody's site",
  async (name) => {
    const folder = await writeFolder(files)
    await runHere(folder, 'build')
    const path = join(folder, 'dist', name)
    expect(await readFile(path, 'utf8')).not.toBe('')
    if (name.startsWith('.')) await rm(path)
    else await writeFile(path, '[null]')
    const { stderr } = await runHere(folder, 'build', '--content', 'sea', '--force')
    expect(stderr).not.toContain('[replaced-site]')
  },
)

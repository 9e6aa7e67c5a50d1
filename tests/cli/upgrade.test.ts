// A made-up 0.2 calls one key by another name: sites under the old one are built with a warning, `libretto upgrade`
// writes the new one, and no other byte changes. And a site says which Libretto it needs.

import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { upgradeContent } from '#generator/commands/upgrade.ts'
import type { RenamedKey } from '#schemas/format-changes.ts'
import { copyLibretto } from '../setup/code-copy.ts'
import { writeFolder } from '../setup/mini-site.ts'
import { plainEnvironment } from '../setup/plain-environment.ts'
import { runHere, runOf } from '../setup/run-here.ts'

const run = promisify(execFile)
const renamed: RenamedKey = {
  version: '0.2.0',
  until: '2027-12-31',
  file: 'site.yaml',
  path: ['foundedYear'],
  to: 'firstYear',
}
const site = [
  '\uFEFF# The site.',
  'name: Lake',
  '"foundedYear":   1998 # "foundedYear"',
  'url: https://lake.example.com',
  '',
].join('\r\n')
const files = {
  'content/site.yaml': site,
  'content/pages/home.yaml': 'title: Home\ndescription: foundedYear is a word here.\n',
}

/** Libretto 0.2, whose only difference is the name of a key. */
async function writeNextVersion(): Promise<string> {
  const folder = await copyLibretto()
  const change = async (path: string, from: string, to: string) => {
    const text = await readFile(join(folder, path), 'utf8')
    expect(text).toContain(from)
    await writeFile(join(folder, path), text.replaceAll(from, to))
  }
  await change('package.json', '"version": "0.1.0"', '"version": "0.2.0"')
  await change('schemas/format-changes.ts', 'RenamedKey[] = []', `RenamedKey[] = [${JSON.stringify(renamed)}]`)
  await change('schemas/site.ts', 'foundedYear:', 'firstYear:')
  await change('generator/plan/plan-head.ts', 'settings.foundedYear', 'settings.firstYear')
  return folder
}

test('a site of an older version is built with a warning, upgraded by byte, and built without', async () => {
  const next = await writeNextVersion()
  const folder = await writeFolder(files)
  const command = (...argv: string[]) =>
    run(process.execPath, [join(next, 'bin/libretto.js'), ...argv], { cwd: folder, env: plainEnvironment() })
  expect((await command('validate')).stderr).toContain(
    'content/site.yaml:3:1  the key "foundedYear" is called "firstYear" since Libretto 0.2.0; it works until ' +
      '2027-12-31 [renamed-key]',
  )
  expect((await command('upgrade', '--dry-run')).stdout).toBe(
    'site.yaml:3  "foundedYear" → "firstYear"  would change: new in 0.2.0, the old name works until 2027-12-31\n' +
      '1 key to change\n',
  )
  expect(await readFile(join(folder, 'content/site.yaml'), 'utf8')).toBe(site)
  expect((await command('upgrade')).stdout).toMatch(/ changed: new in 0\.2\.0.*\n1 key changed\n$/)
  expect(await readFile(join(folder, 'content/site.yaml'), 'utf8')).toBe(site.replace('foundedYear', 'firstYear'))
  expect((await command('validate')).stderr).not.toContain('renamed-key')
  expect((await command('upgrade')).stdout).toBe('the content is that of Libretto 0.2.0: nothing to change\n')
}, 120_000)

const inLists: RenamedKey = { ...renamed, file: 'pages/', path: ['blocks', '*', 'heading'], to: 'title' }
const inArticles: RenamedKey = { ...renamed, file: 'blog/', path: ['seo', 'heading'], to: 'title' }

test('names in lists, in front matter, in languages and behind an anchor are changed; two names are left', async () => {
  const content = await writeFolder({
    'pages/a.yaml': "blocks:\n  - &first { 'heading': A, x: heading }\n  - *first\n  - { heading: B, title: C }\n",
    'de/blog/b.md': '---\r\nseo:\r\n  heading: A # heading\r\n---\r\n\r\nseo:\r\n  heading: B\r\n',
  })
  const entries = [{ file: 'pages/a.yaml' }, { file: 'de/blog/b.md' }, { file: 'gone.yaml' }]
  const upgrades = await upgradeContent(entries, { folder: content, dryRun: false, changes: [inLists, inArticles] })
  expect(upgrades.map(({ file, line, reason }) => [file, line, reason])).toEqual([
    ['pages/a.yaml', 2, undefined],
    ['pages/a.yaml', 4, '"title" stands beside it: keep one of the two'],
    ['de/blog/b.md', 3, undefined],
  ])
  expect(await readFile(join(content, 'pages/a.yaml'), 'utf8')).toBe(
    "blocks:\n  - &first { 'title': A, x: heading }\n  - *first\n  - { heading: B, title: C }\n",
  )
  expect(await readFile(join(content, 'de/blog/b.md'), 'utf8')).toBe(
    '---\r\nseo:\r\n  title: A # heading\r\n---\r\n\r\nseo:\r\n  heading: B\r\n',
  )
})

test('nothing changes in a site of this version, and a file with a fault is named', async () => {
  const folder = await writeFolder({ ...files, 'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\n' })
  const { code, stdout } = await runHere(folder, 'upgrade')
  expect([code, stdout]).toEqual([0, 'the content is that of Libretto 0.1.0: nothing to change\n'])
  await writeFile(join(folder, 'content/pages/home.yaml'), 'title: "Home\n')
  const faulty = await runHere(folder, 'upgrade')
  expect([faulty.code, faulty.stdout]).toEqual([
    1,
    'pages/home.yaml: not read; run "libretto validate"\nthe content is that of Libretto 0.1.0: nothing to change\n',
  ])
})

test('a site that needs a newer version says so, also beside keys that this one does not know', async () => {
  const folder = await writeFolder({
    'libretto/package.json': JSON.stringify({ name: 'libretto', version: '0.9.3' }),
    'content/site.yaml': 'name: Lake\nurl: https://lake.example.com\nminimum: "0.10"\nbells: true\n',
    'content/pages/home.yaml': 'title: Home\ndescription: The home page of a site.\n',
  })
  expect((await runOf(join(folder, 'libretto'), folder, 'validate')).stderr).toContain(
    'error content/site.yaml:3:10  the site needs Libretto 0.10 or newer, and this is 0.9.3 [old-libretto]',
  )
  const text = (minimum: string) => `name: Lake\nurl: https://lake.example.com\nminimum: ${minimum}\n`
  for (const [minimum, expected] of [
    ['"0.1"', ''],
    ['"0.1.0"', ''],
    ['"0.1.1"', 'the site needs Libretto 0.1.1 or newer'],
    ['"1"', 'the site needs Libretto 1 or newer'],
    ['0.1', 'must be a version in quotes'],
    ['"latest"', 'must be a version such as'],
  ]) {
    await writeFile(join(folder, 'content/site.yaml'), text(minimum ?? ''))
    const { stderr } = await runHere(folder, 'validate')
    if (expected === '') expect(stderr).not.toMatch(/old-libretto|minimum/)
    else expect(stderr).toContain(expected)
  }
})

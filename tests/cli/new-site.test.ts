// `libretto new site`: what each site gets, and what is refused. starters.test.ts has the sites themselves.

import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSite, type NewSite, siteDefaults } from '#generator/commands/new-site.ts'
import { libretto, readFolder, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const now = Date.parse('2026-05-31T12:00:00Z')

function create(folder: string, answers: Partial<NewSite> = {}): string[] {
  const wanted = { folder, ...siteDefaults(folder), url: 'https://lake.example.com', ...answers }
  return createSite(wanted, { libretto, now })
}

test('it has what a repository needs, and no percent sign is left', async () => {
  const folder = join(await writeFolder({}), 'blue-lake')
  create(folder, { name: 'Lake & "Sons"' })
  const files = await readFolder(folder)
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      '.github/workflows/site.yml',
      '.gitattributes',
      '.gitignore',
      '.vscode/settings.json',
      'README.md',
      'content/site.yaml',
      'package.json',
    ]),
  )
  expect(Object.entries(files).flatMap(([path, text]) => (/%[A-Z]+%/.test(text) ? [path] : []))).toEqual([])
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({ name: 'blue-lake' })
  expect(files['content/site.yaml']).toContain('name: "Lake & \\"Sons\\""')
  expect(files['.github/workflows/site.yml']).toContain('path: ".libretto\\ndist"')
  expect(siteDefaults('/x/blue-lake')).toMatchObject({ name: 'Blue lake', kind: 'company', language: 'en' })
})

test.each(['  Blue\n\tlake ', '\u3000Blue lake'])('the name %j is one line, without spaces around it', async (name) => {
  const [folder, plain] = [join(await writeFolder({}), 'lake'), join(await writeFolder({}), 'lake')]
  for (const language of ['en', 'ja']) {
    create(join(folder, language), { name, language })
    create(join(plain, language), { name: 'Blue lake', language })
  }
  expect(await readFolder(folder)).toEqual(await readFolder(plain))
})

test('git ignores what a build writes, also while it writes', async () => {
  const folder = join(await writeFolder({}), 'lake')
  create(folder)
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  const names = ['dist/index.html', '.libretto/cache', '.dist.libretto-lock', '.dist-libretto-41-abc/in-0/0']
  const ignored = execFileSync('git', ['check-ignore', ...names], { cwd: folder, encoding: 'utf8' })
  expect(ignored.trim().split('\n')).toEqual(names)
})

test('a folder in use and answers without sense are refused', async () => {
  const folder = await writeFolder({ 'notes.txt': 'mine' })
  expect(() => create(folder)).toThrow(`${folder} is not empty; name a new folder`)
  const empty = join(folder, 'new')
  await mkdir(join(empty, '.git'), { recursive: true })
  expect(() => create(empty, { kind: 'dosc' })).toThrow('there is no site of kind "dosc"; did you mean "docs"?')
  expect(() => create(empty, { url: 'lake' })).toThrow(/^the url /)
  expect(() => create(empty, { language: 'English' })).toThrow(
    'the language must be a language tag such as en or pt-BR',
  )
  expect(create(empty).length).toBeGreaterThan(10)
})

test('a site in another language says that the texts to start from are English', async () => {
  const folder = await writeFolder({})
  const make = (name: string, language: string) => runHere(folder, 'new', 'site', name, '--language', language)
  const note = 'its texts are in English: write them in your language, also those without "TODO:"'
  expect((await make('see', 'de')).stdout).toContain(`\n${note}\nnext: `)
  expect((await make('lake', 'en-GB')).stdout).not.toContain(note)
})

test('a page needs a site around it', async () => {
  const folder = await writeFolder({ 'notes.txt': '' })
  const { code, stderr } = await runHere(folder, 'new', 'page', 'about', '--content', 'content')
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no site here; run the') })
  expect(Object.keys(await readFolder(folder))).toEqual(['notes.txt'])
})

test('the command refuses answers about a site for other kinds', async () => {
  expect((await runHere(await writeFolder({}), 'new', 'page', 'a', '--name', 'X')).code).toBe(2)
})

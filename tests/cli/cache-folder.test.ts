// A cache folder that is a link, or that git tracks. Both come with what others commit, and lead to files and code
// elsewhere.

import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFolder, writeFolder } from '../setup/mini-site.ts'
import { runHere } from '../setup/run-here.ts'

const site = {
  'content/site.yaml': 'name: Blue Lake\nurl: https://lake.example.com\n',
  'content/pages/home.yaml': 'title: Home\ndescription: The lake.\n',
}

async function answer(folder: string, ...argv: string[]): Promise<string> {
  const { code, stderr } = await runHere(folder, ...argv)
  return `${code} ${stderr.replaceAll(`${folder}/`, '')}`
}

test.each([
  ['build', 'the cache folder .libretto is a link; remove the link'],
  ['validate', 'the cache folder .libretto is a link; remove the link'],
  ['watch', 'the cache folder .libretto is a link; remove the link'],
  ['build --cache kept', 'the cache folder kept is a link; give the folder it points to with --cache'],
  [
    'build --cache away/kept',
    'the cache folder away/kept is behind a link that leads out of the site; give the folder it points to with --cache',
  ],
])('%s writes to no cache behind a link, and makes no site', async (line, message) => {
  const root = await realpath(await writeFolder({ 'elsewhere/notes.txt': 'mine' }))
  const folder = join(root, 'site')
  await mkdir(folder)
  const files = await writeFolder(site)
  await cp(files, folder, { recursive: true })
  for (const name of ['.libretto', 'kept', 'away']) await symlink('../elsewhere', join(folder, name))
  const words = message.replace('out of the site', `out of ${folder}`)
  expect(await answer(folder, ...line.split(' '))).toBe(`3 libretto: ${words}\n`)
  expect(await readdir(join(root, 'elsewhere'))).toEqual(['notes.txt'])
  expect((await readdir(folder)).sort()).toEqual(['.libretto', 'away', 'content', 'kept'])
})

test('doctor names the link, and a link above the site is no fault', async () => {
  const root = await realpath(await writeFolder({}))
  await cp(await writeFolder(site), join(root, 'real'), { recursive: true })
  await symlink('real', join(root, 'link'))
  const cache = join(root, 'link/kept')
  const content = join(root, 'link/content')
  const built = await runHere(root, 'build', '--content', content, '--out', 'dist', '--cache', cache)
  expect(built).toMatchObject({ code: 0, stderr: '' })
  expect((await readdir(join(root, 'real/kept'))).some((name) => name.startsWith('last-build-'))).toBe(true)
  await symlink('nowhere', join(root, 'real/.libretto'))
  expect(await answer(join(root, 'real'), 'doctor', '--quiet')).toBe(
    '3 error  the cache folder .libretto is a link [cache-folder]\n  → remove the link\n\n1 error\n',
  )
})

test('a link in the place of a file of the cache is neither followed nor replaced', async () => {
  const folder = await writeFolder({ ...site, 'notes.txt': 'mine' })
  await runHere(folder, 'build', '--cache', 'kept')
  const names = await readdir(join(folder, 'kept'))
  await mkdir(join(folder, 'elsewhere'))
  for (const name of names) {
    await rename(join(folder, 'kept', name), join(folder, 'elsewhere', name))
    await symlink(`../elsewhere/${name}`, join(folder, 'kept', name))
  }
  const before = await readFolder(join(folder, 'elsewhere'))
  await writeFile(join(folder, 'content/pages/more.yaml'), 'title: More\n')
  expect((await runHere(folder, 'build', '--cache', 'kept')).code).toBe(0)
  expect(await readFolder(join(folder, 'elsewhere'))).toEqual(before)
})

test.each(['.libretto', '.libretto/schemas', '.libretto/schemas/pages.json'])(
  'schema writes nothing through a link at %s',
  async (place) => {
    const folder = await realpath(await writeFolder({ ...site, 'elsewhere/pages.json': 'mine' }))
    if (place.includes('/')) await mkdir(join(folder, place, '..'), { recursive: true })
    const target = place.endsWith('.json') ? 'elsewhere/pages.json' : 'elsewhere'
    await symlink(join(folder, target), join(folder, place))
    expect(await answer(folder, 'schema', '--out', '.libretto/schemas')).toBe(
      `3 libretto: ${place} is a link, and nothing is written through links; remove it, then try again\n`,
    )
    expect(await readFolder(join(folder, 'elsewhere'))).toEqual({ 'pages.json': 'mine' })
  },
)

const hasGit = spawnSync('git', ['--version']).status === 0

test.skipIf(!hasGit)('a cache folder that git tracks is a warning of build and doctor until it is not', async () => {
  const folder = await realpath(await writeFolder({ ...site, '.libretto/site.bin': 'x', 'kept/a': '', 'kept/b': '' }))
  const git = (...argv: string[]) => execFileSync('git', argv, { cwd: folder, stdio: 'ignore' })
  const warning = (count: string, name: string) =>
    `warning  git tracks ${count} of the cache folder ${name}, and a build runs code from there [tracked-cache]\n` +
    `  → run "git rm -r --cached ${name}", and add it to .gitignore\n`
  git('init', '--quiet')
  expect(await answer(folder, 'build')).toBe('0 ')
  git('add', '--force', '.libretto/site.bin', 'kept')
  for (const name of ['build', 'build', 'doctor'])
    expect(await answer(folder, name)).toContain(`0 ${warning('1 file', '.libretto')}\n1 warning\n`)
  expect(await answer(folder, 'build', '--strict', '--out', 'strict')).toMatch(/^1 .*\[tracked-cache\]/)
  expect(await readdir(folder)).not.toContain('strict')
  expect(await answer(folder, 'build', '--cache', 'kept')).toContain(
    `0 ${warning('1 file', '.libretto')}\n${warning('2 files', 'kept')}\n2 warnings\n`,
  )
  git('rm', '-r', '--cached', '.libretto')
  expect(await answer(folder, 'build')).toBe('0 ')
  await rm(join(folder, '.git'), { recursive: true })
  expect(await answer(folder, 'build')).toBe('0 ')
  expect(await readFile(join(folder, 'kept/a'), 'utf8')).toBe('')
})

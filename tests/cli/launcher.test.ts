// bin/libretto.js compiles the CLI when something in it has changed, runs nothing that others may have put somewhere,
// and says what it cannot do.

import { execFile } from 'node:child_process'
import {
  appendFile,
  chmod,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { copyCompiled, copyLibretto } from '../setup/code-copy.ts'
import { deep, itSome } from '../setup/deep.ts'
import { writeFolder } from '../setup/mini-site.ts'
import { plainEnvironment } from '../setup/plain-environment.ts'

const run = promisify(execFile)

const version = (folder: string, more: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [join(folder, 'bin/libretto.js'), '--version'], { env: plainEnvironment(more) })
const compiled = async (folder: string) =>
  (await readdir(join(folder, '.libretto'))).filter((name) => /^cli-[0-9a-f]{16}$/.test(name))

/** A copy that has its CLI, and has run. */
async function copyRun(): Promise<string> {
  const folder = await copyCompiled()
  await version(folder)
  return folder
}

test('it compiles again when the installed packages have changed, and only then', deep, async () => {
  const folder = await copyRun()
  await version(folder)
  expect(await compiled(folder)).toHaveLength(1)
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json']) {
    const before = await compiled(folder)
    await writeFile(join(folder, name), '{ "changed": true }')
    await version(folder)
    expect(await compiled(folder), name).toHaveLength(before.length + 1)
  }
})

test('the same sources with other times are not compiled again, wherever they are', deep, async () => {
  const other = await copyCompiled()
  const [name = ''] = await compiled(other)
  for (const file of ['generator/cli.ts', 'package.json']) await utimes(join(other, file), 1, 1)
  await appendFile(join(other, '.libretto', name, 'cli.cjs'), '// kept')
  await version(other)
  expect(await compiled(other)).toEqual([name])
  expect(await readFile(join(other, '.libretto', name, 'cli.cjs'), 'utf8')).toMatch(/kept$/)
})

test('what others may read and run is compiled for them, and old versions go', deep, async () => {
  const folder = await copyLibretto()
  const old = join(folder, '.libretto/cli-0123456789abcdef')
  const recent = join(folder, '.libretto/cli-fedcba9876543210')
  for (const each of [old, recent]) await mkdir(each, { recursive: true })
  await utimes(old, new Date('2026-01-01'), new Date('2026-01-01'))
  await version(folder)
  const left = await compiled(folder)
  expect(left).toHaveLength(2)
  expect(left).toContain('cli-fedcba9876543210')
  for (const name of left) expect((await stat(join(folder, '.libretto', name))).mode & 0o055).toBe(0o055)
})

test('old folders keep what Libretto has not written, and other folders stay whole', deep, async () => {
  const folder = await copyRun()
  const [name = ''] = await compiled(folder)
  const parent = join(folder, '.libretto')
  const old = join(parent, 'cli-0123456789abcdef')
  await cp(join(parent, name), old, { recursive: true })
  // Code that was kept for another folder is not ours here.
  const [code = ''] = (await readdir(old)).filter((file) => file.startsWith('code-'))
  await writeFile(join(old, 'notes.txt'), 'mine')
  const others = ['cli-notes', 'cli-00000000000000000', 'cli-1111111111111111']
  for (const each of others) await mkdir(join(parent, each))
  for (const each of others) await writeFile(join(parent, each, 'cli.cjs'), 'mine')
  for (const each of [old, ...others.map((other) => join(parent, other))])
    await utimes(each, new Date('2026-01-01'), new Date('2026-01-01'))
  await writeFile(join(folder, 'package-lock.json'), '{ "changed": true }')
  await version(folder)
  expect((await readdir(old)).sort()).toEqual([code, 'notes.txt'].sort())
  for (const each of others) expect(await readFile(join(parent, each, 'cli.cjs'), 'utf8')).toBe('mine')
})

itSome(1, ['.libretto', '.libretto/NAME', '.libretto/NAME/cli.cjs'])('a link at %s is refused', async (place) => {
  const folder = await copyRun()
  const [name = ''] = await compiled(folder)
  const path = join(folder, place.replace('NAME', name))
  await rename(path, join(folder, 'away'))
  await symlink(join(folder, 'away'), path)
  await expect(version(folder)).rejects.toMatchObject({
    code: 3,
    stderr: `libretto: ${path} is a link, and nothing is read or written through links; remove the link\n`,
  })
})

itSome(1, ['null', '5', '{ "name": 5 }', '{ "stats": null, "name": "../x" }', 'cut'])(
  'what the last launch saw may be %s',
  async (text) => {
    const folder = await copyRun()
    await writeFile(join(folder, '.libretto/cli-seen.json'), text)
    expect((await version(folder)).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  },
)

test('a CLI in the temporary directory is not run', deep, async () => {
  const folder = await copyRun()
  const [name = ''] = await compiled(folder)
  const temporary = await writeFolder({ [`libretto/${name}/cli.cjs`]: 'console.log("planted"); process.exit(0)\n' })
  await rename(join(folder, '.libretto'), join(folder, 'away'))
  const { stdout } = await version(folder, { TMPDIR: temporary })
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test('a folder that may not be written is named, without a stack', async () => {
  const folder = await copyLibretto()
  await chmod(folder, 0o555)
  // Root may write everywhere.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const failure = await run(process.execPath, [join(folder, 'bin/libretto.js'), '--version'], user).catch(
    (error: unknown) => error,
  )
  await chmod(folder, 0o755)
  expect(failure).toMatchObject({
    code: 3,
    stderr:
      `libretto: ${folder}/.libretto may not be written (EACCES), and the CLI is not compiled yet; ` +
      'run "libretto --version" once as a user who may write there\n',
  })
})

// A copy of Libretto's own code that a test may change: site, runtime and schemas, with the packages of the original.

import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { madeOnce } from './made-once.ts'
import { libretto } from './mini-site.ts'

/** Path of the copy; it is removed when the test ends, or with `finish`. */
export async function copyCode(finish: (remove: () => Promise<void>) => void = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-code-'))
  finish(() => rm(folder, { recursive: true, force: true }))
  for (const name of ['site', 'runtime', 'schemas', 'package.json', 'tsconfig.json'])
    await cp(join(libretto, name), join(folder, name), { recursive: true })
  await symlink(join(libretto, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** A copy of the whole of Libretto, with a folder of packages of its own that links to the installed ones. */
export async function copyLibretto(finish?: (remove: () => Promise<void>) => void): Promise<string> {
  const folder = await copyCode(finish)
  const pages = ['README.md', 'SECURITY.md', 'LICENSE', 'docs/content', '.github/pictures']
  for (const name of ['bin', 'generator', 'package-lock.json', ...pages])
    await cp(join(libretto, name), join(folder, name), { recursive: true })
  await rename(join(folder, 'node_modules'), join(folder, 'packages'))
  await mkdir(join(folder, 'node_modules'))
  // Not npm's own list: writing it here would follow the link.
  const names = await readdir(join(folder, 'packages'))
  for (const name of names.filter((each) => !each.startsWith('.')))
    await symlink(join(folder, 'packages', name), join(folder, 'node_modules', name))
  await writeFile(join(folder, 'node_modules/.package-lock.json'), '{}')
  return folder
}

/** The same with its compiled CLI, as after a first command: the sources are those of an earlier copy. */
export async function copyCompiled(finish?: (remove: () => Promise<void>) => void): Promise<string> {
  const folder = await copyLibretto(finish)
  const compiled = await madeOnce('cli', async (target) => {
    await promisify(execFile)(process.execPath, [join(folder, 'bin/libretto.js'), '--version'])
    // Bytecode is the own of each copy.
    const filter = (path: string) => !/^(?:code-.*|cli-seen\.json)$/.test(basename(path))
    await cp(join(folder, '.libretto'), target, { recursive: true, filter })
    await rm(join(folder, '.libretto'), { recursive: true })
  })
  await cp(compiled, join(folder, '.libretto'), { recursive: true })
  return folder
}

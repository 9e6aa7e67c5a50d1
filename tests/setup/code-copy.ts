// A copy of Libretto's own code that a test may change: site, runtime and schemas, with the packages of the original.

import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
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

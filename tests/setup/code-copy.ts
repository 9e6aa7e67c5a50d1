// A copy of Libretto's own code that a test may change: site, runtime and schemas, with the packages of the original.

import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
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

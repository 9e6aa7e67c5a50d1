// What several files need and none changes, such as the package: the first one makes it, for all processes of a run.

import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Folder of what `make` has written into an empty folder. It is shared: read it, or copy it. */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const parent = join(inject('sharedCode').folder, 'made')
  const target = join(parent, name)
  if (existsSync(target)) return target
  await mkdir(parent, { recursive: true })
  const staging = await mkdtemp(join(parent, `${name}-new-`))
  await make(staging)
  // Another process may have been faster, with the same result.
  await rename(staging, target).catch(() => rm(staging, { recursive: true, force: true }))
  return target
}

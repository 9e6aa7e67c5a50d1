// A folder for the compiled site code of all builds of one run: most tests build another site with the same code, and
// would compile it again each time. What is taken from it is compared with its sources, as in every build.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { CodeCache } from '#generator/config/config.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    sharedCode: CodeCache
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-shared-code-'))
  project.provide('sharedCode', { folder, version: 'shared' })
  return () => rm(folder, { recursive: true, force: true })
}

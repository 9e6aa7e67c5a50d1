// Builds the site of this repository, for tests that look at its output.

import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Output folder of the real site, built with a fixed clock. */
    dist: string
    /** Output folder of the manual, built with the same clock. */
    manual: string
    /** The real site, built with the preact engine; for browser tests. */
    distPreact: string
    /** Path of the Chromium binary; empty when there is none. */
    chromium: string
  }
}

/** The instant the tests' site is built at. */
export const buildInstant = '2026-11-20T12:00:00Z'

/** The instant the manual is built at: the other one is before its first post. */
export const afterLastPost = '2026-11-30T12:00:00Z'

/** Builds the real site into a temporary folder. Rejects with the build's messages if it fails. */
export async function buildSite(flags: readonly string[]): Promise<{ dist: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-dist-'))
  const dist = join(folder, 'dist')
  const argv = ['build', '--strict', '--out', dist, '--now', buildInstant, ...flags]
  await promisify(execFile)(process.execPath, ['bin/libretto.js', ...argv])
  return { dist, remove: () => rm(folder, { recursive: true, force: true }) }
}

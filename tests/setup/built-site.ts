// Builds sites for tests that look at the output.

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { CodeCache } from '#generator/config/config.ts'

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

/** A site of content files by path, and where its compiled code is shared with other sites. */
interface SmallSite {
  files: Readonly<Record<string, string | Uint8Array>>
  shared: CodeCache
}

/** Builds the real site, or a small one, into a temporary folder. Rejects with the build's messages if it fails. */
export async function buildSite(
  flags: readonly string[],
  small?: SmallSite,
): Promise<{ dist: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-dist-'))
  const dist = join(folder, 'dist')
  const content = join(folder, 'content')
  for (const [path, text] of Object.entries(small?.files ?? {})) {
    await mkdir(dirname(join(content, path)), { recursive: true })
    await writeFile(join(content, path), text)
  }
  const source = small ? ['--content', content, '--no-cache'] : []
  await promisify(execFile)(process.execPath, [
    ...(small ? ['tests/setup/launch.js', JSON.stringify(small.shared)] : ['bin/libretto.js']),
    'build',
    '--strict',
    '--out',
    dist,
    '--now',
    buildInstant,
    ...source,
    ...flags,
  ])
  return { dist, remove: () => rm(folder, { recursive: true, force: true }) }
}

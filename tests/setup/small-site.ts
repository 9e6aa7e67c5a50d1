// Builds small sites for tests that look at their output, in this process and with what its other builds have made.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildInstant } from './built-site.ts'
import { writeFiles } from './mini-site.ts'
import { runHere } from './run-here.ts'

/** Builds content files by path into a temporary folder. Rejects with the build's messages if it fails. */
export async function buildFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  ...flags: readonly string[]
): Promise<{ dist: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-small-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  await writeFiles(join(folder, 'content'), files)
  const { code, stderr } = await runHere(folder, 'build', '--strict', '--no-cache', '--now', buildInstant, ...flags)
  if (code === 0) return { dist: join(folder, 'dist'), remove }
  await remove()
  throw new Error(stderr)
}

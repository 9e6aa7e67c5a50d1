// Mini-sites: a folder with content/, checked as `libretto validate` would from inside that folder, at a fixed
// instant.

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import pc from 'picocolors'
import { onTestFinished } from 'vitest'
import { checkContent } from '#generator/build/build.ts'
import { openCache } from '#generator/cache/open-cache.ts'
import { type Config, type Flags, readConfig, type Surroundings } from '#generator/config/config.ts'
import { readPackage } from '#generator/find-package.ts'
import type { Content } from '#generator/model/content.ts'
import type { Problem } from '#generator/problem.ts'
import { locateProblems, prettyProblems, summarizeProblems } from '#generator/report/format-problems.ts'
import { buildInstant } from './built-site.ts'
import { sharedBuilds } from './shared-builds.ts'

/** Folder of Libretto itself. */
export const libretto = resolve(import.meta.dirname, '../..')

export interface Checked {
  /** What the terminal shows, without colours; empty when there is nothing to say. */
  printed: string
  problems: Problem[]
  /** Missing when the site's own description is not valid. */
  content?: Content
}

const release = readPackage(libretto)?.version ?? ''

/** Configuration of a command that runs in `folder`. */
export function configOf(folder: string, flags: Flags = {}, more: Partial<Surroundings> = {}): Config {
  return readConfig(
    { content: 'content', now: buildInstant, ...flags },
    { workingDirectory: folder, libretto, clock: 0, codeCache: sharedBuilds(), release, ...more },
  )
}

/** Checks the mini-site in `folder`. */
export async function checkFolder(folder: string, flags: Flags = {}, cache = openCache()): Promise<Checked> {
  const config = configOf(folder, flags)
  const { content, problems } = await checkContent(config, cache)
  const located = locateProblems(problems, config.places)
  const printed =
    located.length === 0 ? '' : `${prettyProblems(located, pc.createColors(false))}\n${summarizeProblems(located)}\n`
  return { printed, problems: located, ...(content ? { content } : {}) }
}

/**
 * Milliseconds since 1970, for a command that follows what a test has just written: rounded up, and of the clock that
 * the disk has, which the clock of a process may leave.
 */
export function now(): number {
  return Date.now() + 1
}

type Files = Readonly<Record<string, string | Uint8Array>>

/** Writes files, by path, below a folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

/** Writes files, by path, below a temporary folder that is removed when the test ends. */
export async function writeFolder(
  files: Files,
  finish: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'libretto-site-'))
  finish(() => rm(folder, { recursive: true, force: true }))
  await writeFiles(folder, files)
  return folder
}

/** Text of every file below a folder, by path with forward slashes, sorted. */
export async function readFolder(folder: string): Promise<Record<string, string>> {
  const items = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = items.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name))
  const files = await Promise.all(
    paths
      .sort()
      .map(
        async (path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), await readFile(path, 'utf8')] as const,
      ),
  )
  return Object.fromEntries(files)
}

// Finds the compiled CLI, and compiles it if the sources have changed. The compiled folder is named by a hash of the
// sources, so that launchers that run at the same time do not interfere, and a restored cache is used wherever the same
// sources are checked out. Sources whose sizes and times are those of the last launch are not read again.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { replaceFile } from './load-compiled.js'

const dayMs = 86_400_000

/** The folder of the compiled CLI. Rejects with the error of the disk if it cannot be written. */
export async function compiledCli(libretto) {
  const [packed] = listNames(join(libretto, 'compiled'))
  // A package has no sources of the generator.
  if (packed !== undefined && !existsSync(join(libretto, 'generator'))) return join(libretto, 'compiled', packed)
  const parent = join(libretto, '.libretto')
  const { describeStats, hashSources } = await import('./compile-cli.js')
  const stats = hashSources(libretto, describeStats)
  const seen = readSeen(parent)
  if (seen.stats === stats && existsSync(join(parent, seen.name, 'cli.cjs'))) return join(parent, seen.name)
  const folder = await findOrCompile(libretto, parent)
  writeSeen(parent, { stats, name: basename(folder) })
  return folder
}

async function findOrCompile(libretto, parent) {
  const { compileCli, describeBytes, hashSources } = await import('./compile-cli.js')
  const name = `cli-${hashSources(libretto, describeBytes)}`
  const target = join(parent, name)
  if (existsSync(join(target, 'cli.cjs'))) return target
  mkdirSync(parent, { recursive: true })
  const staging = await compileCli(libretto, mkdtempSync(join(parent, 'cli-new-')))
  // Somebody saved a source meanwhile: what was compiled may be neither the old nor the new one.
  if (`cli-${hashSources(libretto, describeBytes)}` !== name) {
    rmSync(staging, { recursive: true, force: true })
    return findOrCompile(libretto, parent)
  }
  try {
    renameSync(staging, target)
  } catch {
    // Another launcher was faster, with the same result.
    rmSync(staging, { recursive: true, force: true })
  }
  removeOld(parent, target)
  return target
}

// Versions that nobody has compiled for a week. A watch that still runs has loaded its own.
function removeOld(parent, target) {
  for (const name of readdirSync(parent)) {
    const path = join(parent, name)
    if (!name.startsWith('cli-') || path === target) continue
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats && Date.now() - stats.mtimeMs > 7 * dayMs) rmSync(path, { recursive: true, force: true })
  }
}

function listNames(folder) {
  return existsSync(folder) ? readdirSync(folder) : []
}

/** What the last launch saw: a hash of sizes and times, and the name of its folder. */
function readSeen(parent) {
  try {
    return JSON.parse(readFileSync(join(parent, 'cli-seen.json'), 'utf8'))
  } catch {
    return {}
  }
}

function writeSeen(parent, seen) {
  replaceFile(join(parent, 'cli-seen.json'), JSON.stringify(seen))
}

// Finds the compiled CLI, and compiles it if the sources have changed. The compiled folder is named by a hash of the
// sources, so that launchers that run at the same time do not interfere, and a restored cache is used wherever the same
// sources are checked out. Sources whose sizes and times are those of the last launch are not read again.

import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isKeptCode, replaceFile } from './load-compiled.js'

const dayMs = 86_400_000
const mostTries = 40
const pauseMs = 50

/** The folder of the compiled CLI. Rejects with the error of the disk if it cannot be written. */
export async function compiledCli(libretto) {
  const [packed] = listNames(join(libretto, 'compiled'))
  // A package has no sources of the generator.
  if (packed !== undefined && !existsSync(join(libretto, 'generator'))) return join(libretto, 'compiled', packed)
  const parent = join(libretto, '.libretto')
  refuseLink(parent)
  const { describeStats, hashSources } = await import('./compile-cli.js')
  const stats = hashSources(libretto, describeStats)
  const seen = readSeen(parent)
  if (folderName.test(seen.name) && seen.stats === stats && isCompiled(join(parent, seen.name)))
    return join(parent, seen.name)
  const folder = await findOrCompile(libretto, parent)
  writeSeen(parent, { stats, name: basename(folder) })
  return folder
}

/** Name of the folder of a compiled CLI. */
const folderName = /^cli-[0-9a-f]{16}$/
const scriptName = 'cli.cjs'
const keptName = /^code-[a-z]+-[0-9a-f]{16}\.bin$/

function isCompiled(folder) {
  refuseLink(folder)
  refuseLink(join(folder, scriptName))
  return existsSync(join(folder, scriptName))
}

// It may come with the repository, and would lead elsewhere.
function refuseLink(path) {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return
  throw Object.assign(new Error(`${path} is a link`), { code: 'LIBRETTO_LINK', path })
}

async function findOrCompile(libretto, parent) {
  const { compileCli, describeBytes, hashSources } = await import('./compile-cli.js')
  const name = `cli-${hashSources(libretto, describeBytes)}`
  const target = join(parent, name)
  if (isCompiled(target)) return target
  mkdirSync(parent, { recursive: true })
  const staging = await compileCli(libretto, mkdtempSync(join(parent, 'cli-new-')))
  // Somebody saved a source meanwhile: what was compiled may be neither the old nor the new one.
  if (`cli-${hashSources(libretto, describeBytes)}` !== name) {
    rmSync(staging, { recursive: true, force: true })
    return findOrCompile(libretto, parent)
  }
  await moveFolder(staging, target)
  await removeOld(parent, target)
  return target
}

// Another launcher may be faster, with the same result. Windows refuses while a virus scanner reads the new files.
async function moveFolder(staging, target) {
  for (let tries = 1; ; tries++) {
    try {
      return renameSync(staging, target)
    } catch (error) {
      const isBusy = process.platform === 'win32' && !isCompiled(target)
      if (isBusy && tries === mostTries) throw error
      if (!isBusy) return rmSync(staging, { recursive: true, force: true })
    }
    await setTimeout(pauseMs)
  }
}

// Versions that nobody has compiled for a week. A watch that still runs has loaded its own.
async function removeOld(parent, target) {
  const { isSealedScript } = await import('./compile-cli.js')
  for (const name of readdirSync(parent)) {
    const path = join(parent, name)
    if (!folderName.test(name) || path === target) continue
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats?.isDirectory() && Date.now() - stats.mtimeMs > 7 * dayMs) removeCompiled(path, isSealedScript)
  }
}

// File by file: what somebody else has put there stays, and so does the folder then.
function removeCompiled(folder, isSealedScript) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const isOurs =
      name === scriptName
        ? lstatSync(path).isFile() && isSealedScript(readFileSync(path, 'latin1'))
        : keptName.test(name) && isKeptCode(path)
    if (isOurs) rmSync(path, { force: true })
  }
  try {
    rmdirSync(folder)
  } catch {
    // It is not empty.
  }
}

function listNames(folder) {
  return existsSync(folder) ? readdirSync(folder) : []
}

/** What the last launch saw: a hash of sizes and times, and the name of its folder. */
function readSeen(parent) {
  try {
    const { stats = '', name = '' } = JSON.parse(readFileSync(join(parent, 'cli-seen.json'), 'utf8')) ?? {}
    return { stats, name }
  } catch {
    return { stats: '', name: '' }
  }
}

function writeSeen(parent, seen) {
  replaceFile(join(parent, 'cli-seen.json'), JSON.stringify(seen))
}

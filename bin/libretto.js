#!/usr/bin/env node
// The launcher compiles the CLI if the sources have changed, then runs it. Plain JavaScript, so that it starts without
// a compiler. The compiled folder is named by a hash of the sources, so that launchers that run at the same time do not
// interfere, and a restored cache is used wherever the same sources are checked out. Sources whose sizes and times are
// those of the last launch are not read again.

import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const libretto = dirname(dirname(fileURLToPath(import.meta.url)))

// Exit code of watch when the generator's own code has changed.
const restart = 75

// Exit code when the environment prevents the command.
const environment = 3
const dayMs = 86_400_000

for (let code = restart; code === restart; ) {
  const folder = await compiledCli().catch(explain)
  if (folder === undefined) {
    process.exitCode = environment
    break
  }
  const { runCli } = await import(pathToFileURL(join(folder, 'cli.js')).href)
  code = await runCli(process.argv.slice(2), libretto, folder)
  process.exitCode = code
}

/** Says why the CLI cannot be compiled. Rethrows what is not about the disk. */
function explain(error) {
  const reasons = {
    EACCES: 'may not be written',
    EPERM: 'may not be written',
    EROFS: 'is read-only',
    ENOSPC: 'is full',
  }
  const reason = reasons[error.code]
  if (reason === undefined) throw error
  const folder = join(libretto, '.libretto')
  const remedy = 'run "libretto --version" once as a user who may write there'
  console.error(`libretto: ${folder} ${reason} (${error.code}), and the CLI is not compiled yet; ${remedy}`)
}

async function compiledCli() {
  const parent = join(libretto, '.libretto')
  const stats = hashSources(describeStats)
  const seen = readSeen(parent)
  if (seen.stats === stats && existsSync(join(parent, seen.name, 'cli.js'))) return join(parent, seen.name)
  const folder = await findOrCompile(parent)
  writeSeen(parent, { stats, name: basename(folder) })
  return folder
}

async function findOrCompile(parent) {
  const name = `cli-${hashSources(describeBytes)}`
  const target = join(parent, name)
  if (existsSync(join(target, 'cli.js'))) return target
  const staging = await compile(parent)
  // Somebody saved a source meanwhile: what was compiled may be neither the old nor the new one.
  if (`cli-${hashSources(describeBytes)}` !== name) {
    rmSync(staging, { recursive: true, force: true })
    return findOrCompile(parent)
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

/** Compiles into a new folder. */
async function compile(parent) {
  mkdirSync(parent, { recursive: true })
  const staging = mkdtempSync(join(parent, 'cli-new-'))
  // Other users may run it, too.
  chmodSync(staging, 0o755)
  const { build } = await import('esbuild')
  const options = {
    absWorkingDir: libretto,
    entryPoints: ['generator/cli.ts', 'generator/worker.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    chunkNames: '[name]-[hash]',
    logLevel: 'error',
    external: ['esbuild', 'satteri', '@resvg/resvg-js', 'harfbuzzjs', 'wawoff2'],
    banner: {
      js: [
        "import { createRequire as librettoRequire } from 'node:module'",
        'const require = librettoRequire(import.meta.url)',
      ].join('\n'),
    },
  }
  await build({ ...options, outdir: staging })
  return staging
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

/** What the last launch saw: a hash of sizes and times, and the name of its folder. */
function readSeen(parent) {
  try {
    return JSON.parse(readFileSync(join(parent, 'cli-seen.json'), 'utf8'))
  } catch {
    return {}
  }
}

function writeSeen(parent, seen) {
  const temporary = join(parent, `cli-seen-${process.pid}.json`)
  try {
    writeFileSync(temporary, JSON.stringify(seen))
    renameSync(temporary, join(parent, 'cli-seen.json'))
  } catch {
    // In a folder that may not be written, each launch reads the sources.
  }
}

/** A hash of all that the compiled CLI is made from. `describe` says what counts of one file. */
function hashSources(describe) {
  const hash = createHash('sha256').update(process.version)
  const add = (name) => hash.update(`${name} ${describe(join(libretto, name))}\n`)
  for (const room of ['generator', 'schemas', 'runtime']) listFiles(room).forEach(add)
  // The compiled CLI contains packages: npm writes the second and third file with each change of what is installed.
  for (const name of ['package.json', 'package-lock.json', 'node_modules/.package-lock.json']) add(name)
  return hash.digest('hex').slice(0, 16)
}

/** Paths of all files below a folder, with forward slashes, sorted. */
function listFiles(folder) {
  return readdirSync(join(libretto, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => (item.isDirectory() ? listFiles(`${folder}/${item.name}`) : [`${folder}/${item.name}`]))
}

function describeStats(path) {
  const { size = 0, mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {}
  return `${size} ${mtimeMs}`
}

function describeBytes(path) {
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'missing'
}

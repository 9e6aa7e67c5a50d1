#!/usr/bin/env node
// The launcher compiles the CLI if the sources have changed, then runs it. Plain JavaScript, so that it starts without
// a compiler. The compiled folder is named by a fingerprint of the sources, so that launchers that run at the same time
// do not interfere.

import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
  const name = `cli-${fingerprint()}`
  const parent = join(libretto, '.libretto')
  if (existsSync(join(parent, name, 'cli.js'))) return join(parent, name)
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
  const target = join(parent, name)
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

function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  for (const room of ['generator', 'schemas', 'runtime']) hash.update(describe(join(libretto, room)))
  // The compiled CLI contains packages: npm writes the second and third file with each change of what is installed.
  for (const file of ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'])
    hash.update(describeFile(join(libretto, file)))
  return hash.digest('hex').slice(0, 16)
}

function describe(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((item) => (item.isDirectory() ? describe(join(folder, item.name)) : describeFile(join(folder, item.name))))
    .join('')
}

function describeFile(path) {
  const { size = 0, mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {}
  return `${path.slice(libretto.length)} ${size} ${mtimeMs}\n`
}

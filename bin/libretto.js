#!/usr/bin/env node
// The launcher compiles the CLI if the sources have changed, then runs it. Plain JavaScript, so that it starts without
// a compiler. The compiled folder is named by a fingerprint of the sources, so that launchers that run at the same time
// do not interfere.

import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const libretto = dirname(dirname(fileURLToPath(import.meta.url)))

// Exit code of watch when the generator's own code has changed.
const restart = 75

for (let code = restart; code === restart; ) {
  const folder = await compiledCli()
  const { runCli } = await import(pathToFileURL(join(folder, 'cli.js')).href)
  code = await runCli(process.argv.slice(2), libretto, folder)
  process.exitCode = code
}

async function compiledCli() {
  const name = `cli-${fingerprint()}`
  for (const parent of [join(libretto, '.libretto'), join(tmpdir(), 'libretto')]) {
    if (existsSync(join(parent, name, 'cli.js'))) return join(parent, name)
  }
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
  const { mkdirSync } = await import('node:fs')
  const parent = join(libretto, '.libretto')
  mkdirSync(parent, { recursive: true })
  const staging = mkdtempSync(join(parent, 'cli-new-'))
  await build({ ...options, outdir: staging })
  const target = join(parent, name)
  try {
    renameSync(staging, target)
  } catch {
    // Another launcher was faster, with the same result.
    rmSync(staging, { recursive: true, force: true })
  }
  return target
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  for (const room of ['generator', 'schemas', 'runtime']) hash.update(describe(join(libretto, room)))
  hash.update(describeFile(join(libretto, 'package.json')))
  return hash.digest('hex').slice(0, 16)
}

function describe(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((item) => (item.isDirectory() ? describe(join(folder, item.name)) : describeFile(join(folder, item.name))))
    .join('')
}

function describeFile(path) {
  const { size, mtimeMs } = statSync(path)
  return `${path.slice(libretto.length)} ${size} ${mtimeMs}\n`
}

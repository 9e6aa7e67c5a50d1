#!/usr/bin/env node
// The launcher compiles the CLI if the sources have changed, then runs it. Plain JavaScript, so that it starts without
// a compiler.

import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compiledCli } from './compiled-cli.js'

const libretto = dirname(dirname(fileURLToPath(import.meta.url)))

// Exit code of watch when the generator's own code has changed.
const restart = 75

// Exit code when the environment prevents the command.
const environment = 3

for (let code = restart; code === restart; ) {
  const folder = await compiledCli(libretto).catch(explain)
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
